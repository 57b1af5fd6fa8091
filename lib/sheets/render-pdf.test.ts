import { afterAll, describe, expect, test } from 'vitest';
import { BEVERN } from './fixtures/bevern';
import { stopPress } from './pdf/press';
import { renderPdf } from './render-pdf';

afterAll(stopPress);
describe('renderPdf', () => {
  test('warm', async () => {
    for (let i = 0; i < 6; i++) {
      const t = performance.now();
      const b = await renderPdf(BEVERN);
      console.log(performance.now() - t, 'tooLong' in b ? 0 : b.length);
    }
  }, 30000);
});
