import '@/prisma/test-database';
import { describe, expect, test } from 'vitest';
import { settleLines } from '../../rules/core/text/text';
import { readDesk } from '../desk/read-desk';
import { DURING, newEvent, newKey, STRANGER } from '../fixtures/events';
import { checkList } from './check-list';
import { enterList } from './enter-list';
import { enterSeveral } from './enter-several';

/** As a player writes it for an event whose rules everybody knows. */
const TYPED = `My Prussians
Prussia 1757, 28mm, 1500 points
* Brigade 1 (von Bevern) - dashing
3x Musketeers
Husars`;

const asText = (text: string) => ({ list: { text } });

describe('a list as people type it', () => {
  test('is read by the rules of its event; a line that is not clear is asked about, and nothing is entered before', async () => {
    const { owner, id, token } = await newEvent();
    const asked = await checkList(null, token, asText(TYPED), DURING);
    expect(asked).toMatchObject({
      ok: false,
      code: 'open-lines',
      open: [{ line: 5, text: 'Husars', choices: ['- Hussars; standard'] }],
      taken: [
        { line: 1, as: 'My Prussians' },
        { line: 2, as: 'Honours of War; Prussia; 1757; 28 mm; limit 1,500' },
        { line: 3, as: 'Brigade: 1\nCommander: von Bevern, dashing' },
        { line: 4, as: '- 3 x Musketeers; standard' },
      ],
    });
    const request = { key: newKey(), name: 'Rhys', contact: '', ...asText(TYPED) };
    expect(await enterList(STRANGER, token, request, DURING)).toMatchObject({ code: 'open-lines' });
    expect((await readDesk(owner, id, 0, DURING))?.entries).toEqual([]);
    if (asked.ok || asked.code !== 'open-lines') throw new Error('Nothing was asked');
    const settled = asked.open.map(({ line, text, choices: [as = null] }) => ({ line, text, as }));
    const sent = { ...request, ...asText(settleLines(TYPED, settled)) };
    expect(await enterList(STRANGER, token, sent, DURING)).toMatchObject({ ok: true, number: 1 });
  });

  test('comes by many at once as well; the clear ones are entered', async () => {
    const { owner, id } = await newEvent();
    const clear = TYPED.replace('Husars', 'Hussars');
    const files = [
      { name: 'a.txt', text: TYPED },
      { name: 'b.txt', text: clear },
    ];
    expect(await enterSeveral(owner, id, { key: newKey(), files }, DURING)).toMatchObject({
      files: [
        { file: 'a.txt', ok: false, open: [{ line: 5 }], typed: TYPED },
        { file: 'b.txt', ok: true },
      ],
    });
  });
});
