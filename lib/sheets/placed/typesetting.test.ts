import { describe, expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '@/lib/rules';
import { PAPERS } from '@/lib/rules/core/sheet/sheet';
import type { PrintedSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { atScale, CARD_SIZES, cardsOf, readyMadeOf, referenceOf } from '../fixtures/printed';
import { USUAL } from '../fixtures/rosters';
import {
  brokenHeads,
  cutLines,
  hyphened,
  offPaper,
  overCuts,
  overlaps,
  tooSmall,
} from '../fixtures/typesetting';
import { layOutPages } from './placed-pages';

/** Words of heads that no model has. */
const OURS = 'Notes of the battle. Cards, sheet 1 2 3 4 5 6. 63 × 88 mm. 70 × 120 mm. Four to the paper.';

/** What is wrong on the pages of a sheet; type is never smaller than so many points. */
const faults = (sheet: PrintedSheet, least: number, edge: number): string[] =>
  layOutPages(sheet).flatMap((page, index) =>
    [
      ['overlap', overlaps(page)],
      ['over a cut mark', overCuts(page)],
      ['off the paper', offPaper(page, edge)],
      ['too small', tooSmall(page, least)],
      ['hyphen', hyphened(page, sheet)],
      ['broken head', brokenHeads(page, [sheet, OURS])],
      ['cut short', cutLines(page)],
    ].flatMap(([what, texts]) => [...(texts ?? [])].map((text) => `page ${index + 1}, ${what}: ${text}`)),
  );

/** Printers leave so much of the edge white. */
const EDGE = 4;

const MARKED = [
  {
    severity: 'error' as const,
    text: `Illegal: 3 errors. ${'A sentence that goes on. '.repeat(9)}(p. 14)`,
  },
];

describe.each(SYSTEM_IDS)('the type of %s', async (id) => {
  const system = await loadSystem(id);
  const sheets = await system.sheets();
  const [army] = await readyMadeOf(id);
  if (army === undefined) throw new Error(`${id} has no ready-made army`);
  const all = system.choices.scales.map(({ value }) => value);
  // distances are in the text of one system alone
  const scales = id === SYSTEM_IDS[0] ? all : all.slice(0, 2);

  // each scale on one paper, and so each paper at some scale
  test.each(
    scales.map((scale, at) => ({
      scale,
      paper: PAPERS[at % 2] ?? 'a4',
      size: CARD_SIZES[at % 3] ?? '63x88',
    })),
  )('is clean at $scale on $paper', async ({ scale, paper, size }) => {
    const file = atScale(army, scale);
    const options = { ...USUAL, paper, numbered: 'all' as const };
    const assessed = system.assess(file);
    expect(faults(sheets.roster(file, assessed, options), 6, EDGE)).toEqual([]);
    expect(faults(sheets.roster(file, assessed, { ...options, apart: true }), 6, EDGE)).toEqual([]);
    expect(faults(await cardsOf(system, file, { ...options, cardSize: size, backs: true }), 6, EDGE)).toEqual(
      [],
    );
    expect(faults(await referenceOf(system, [file], { paper, scale }), 6.2, EDGE)).toEqual([]);
  });

  test.each(PAPERS)(
    'is clean on cards of all sizes, with the mark of an army that is not legal, on %s',
    async (paper) => {
      for (const cardSize of CARD_SIZES) {
        const sheet = {
          ...(await cardsOf(system, army, { cardSize, paper, numbered: 'all', backs: true })),
          marks: MARKED,
        };
        expect(faults(sheet, 6, EDGE)).toEqual([]);
        for (const { marks } of layOutPages(sheet))
          expect(JSON.stringify(marks)).toContain('Illegal: 3 errors.');
      }
    },
  );

  test.each(PAPERS)('is clean on a dense reference sheet and a full one on %s', async (paper) => {
    expect(faults(await referenceOf(system, [army], { paper, dense: true }), 6, EDGE)).toEqual([]);
    expect(faults(await referenceOf(system, [], { paper, full: true }), 6.2, EDGE)).toEqual([]);
  });
});
