import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, test } from 'vitest';
import { BEVERN } from './fixtures/bevern';
import { createPdfWorker, PdfError, printOn } from './pdf-workers';

const open = () => new Worker(new URL('./fixtures/obedient-worker.mjs', import.meta.url));

const worker = createPdfWorker(open, 15_000);
const hasty = createPdfWorker(open, 1_500);
afterEach(() => {
  worker.pool.close();
  hasty.pool.close();
});

/** The text of a file, or what a person reads of an error. */
const printed = async (title: string, on = worker): Promise<string> => {
  try {
    const file = await printOn(on, { sheets: [{ ...BEVERN, title }] });
    return file.ok ? new TextDecoder().decode(file.bytes) : file.message;
  } catch (error) {
    if (error instanceof PdfError) return error.message;
    throw error;
  }
};

describe('a PDF worker', () => {
  test.each(['die', 'leave', 'fail'])('of files that %s, fails that one alone', async (title) => {
    expect(await printed('Kolin')).toBe('Kolin');
    expect(await printed(title)).toMatch(/^The PDF/);
    expect(await printed('Leuthen')).toBe('Leuthen');
  });

  test('stops a file that takes too long', async () => {
    expect(await printed('hang', hasty)).toBe('The PDF took too long to write');
    expect(await printed('Kolin', hasty)).toBe('Kolin');
  });

  test('says nothing of what an army says in an error', async () => {
    for (const title of ['die', 'fail']) {
      const message = await printed(title);
      expect(message).toContain('TypeError');
      expect(message).not.toContain('Kołłątaj');
    }
  });

  test('passes a refusal on', async () => {
    expect(await printed('long')).toBe('Too long.');
  });

  test('ends its file when it is stopped, and starts again', async () => {
    const file = printed('hang');
    worker.pool.close();
    expect(await file).toMatch(/^The PDF could not be written/);
    expect(await printed('Kolin')).toBe('Kolin');
  });
});
