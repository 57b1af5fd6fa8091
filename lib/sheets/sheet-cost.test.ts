import { describe, expect, test } from 'vitest';
import { SYSTEM_IDS } from '@/lib/rules';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import { manyUnits } from './fixtures/many-units';
import { readyMadeOf, USUAL_CARDS, USUAL_LABELS } from './fixtures/printed';
import { USUAL } from './fixtures/rosters';
import { SHEET_KINDS, type SheetKind, type SheetsWanted } from './job';
import { sheetsOfJob } from './pdf/job-sheets';

const wanted = (kind: SheetKind, copies: number | 'stands' = 1): SheetsWanted => ({
  kinds: [kind],
  options: { ...USUAL_CARDS, cardSize: 'quarter' },
  labels: { ...USUAL_LABELS, copies },
  full: false,
  dense: false,
});

/** "ok", or the code and the sentence of the refusal. */
const verdict = async (files: readonly ArmyFile[], order: SheetsWanted): Promise<string> => {
  const made = await sheetsOfJob(
    files.map((file) => ({ file, print: USUAL.print })),
    order,
  );
  return made.ok ? 'ok' : `${made.code}: ${made.message}`;
};

describe.each(SYSTEM_IDS)('%s', (id) => {
  test.each(SHEET_KINDS)('prints every ready-made army: %s', async (kind) => {
    for (const file of await readyMadeOf(id)) {
      expect(await verdict([file], wanted(kind, 'stands')), file.name).toBe('ok');
    }
  });

  test.each(SHEET_KINDS)('prints 100 units with notes of a line: %s', async (kind) => {
    const file = await manyUnits(id, 100, 'On the left of the first line.');
    expect(await verdict([file], wanted(kind))).toBe('ok');
  });

  test.each(['roster', 'cards'] as const)('prints no 1,000 units: %s', async (kind) => {
    expect(await verdict([await manyUnits(id, 1000)], wanted(kind))).toMatch(/^too-long: .*split the army/);
  });

  test('prints no 24 labels for each of 1,000 units', async () => {
    expect(await verdict([await manyUnits(id, 1000)], wanted('labels', 24))).toMatch(
      /^too-long: .*at most 400/,
    );
  });

  test('prints no cards of armies that are too many together', async () => {
    const file = await manyUnits(id, 90, 'On the left of the first line.');
    expect(await verdict([file], wanted('cards'))).toBe('ok');
    expect(await verdict(Array(10).fill(file), wanted('cards'))).toMatch(/^too-long/);
  });
});

describe('notes', () => {
  const long = 'He stood on the left of the line and fired. '.repeat(45);

  test('of 2,000 characters on every unit are printed', async () => {
    expect(await verdict([await manyUnits('honours-of-war', 150, long)], wanted('roster'))).toBe('ok');
  });

  test('in other letters are more than as many in ours, and can be hidden', async () => {
    const ours = await manyUnits('honours-of-war', 155, 'a'.repeat(1900));
    const others = await manyUnits('honours-of-war', 155, 'ж'.repeat(1900));
    const order = wanted('roster');
    expect(await verdict([ours], order)).toBe('ok');
    expect(await verdict([others], order)).toMatch(/^too-long: There is too much text .*Hide the notes/);
    expect(await verdict([others], { ...order, options: { ...order.options, hideNotes: true } })).toBe('ok');
  });

  test('that change their letters at every letter are the dearest', async () => {
    const file = await manyUnits('honours-of-war', 100, 'aж'.repeat(400));
    expect(await verdict([file], wanted('roster'))).toMatch(/^too-long: There is too much text/);
  });
});
