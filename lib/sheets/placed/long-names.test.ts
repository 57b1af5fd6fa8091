import { describe, expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '@/lib/rules';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import { PAPERS } from '@/lib/rules/core/sheet/sheet';
import type { PrintedSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { readyMadeOf, USUAL_CARDS } from '../fixtures/printed';
import { USUAL } from '../fixtures/rosters';
import {
  cardsOn,
  cutLines,
  loneHeadings,
  marksAlone,
  overlaps,
  unwritten,
  whiteWhileSmall,
} from '../fixtures/typesetting';
import { layOutPages } from './placed-pages';

const COMMANDER = 'Prince Friedrich Karl Ferdinand of Brunswick-Bevern';
const UNIT = 'The combined grenadier battalion of Kahlden and Möllendorff';
const FORMATION = 'Avantgarde of the right wing under the orders of the Prince';
const NOTE = 'Stands on the hill behind the sunken road; gives ground only when the second line has come up.';
const ARMY = 'The army of observation in Hanover, as the club of Minden plays it';

/** The army with long names everywhere, and something written of each of its units. */
const wordy = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((each) => wordy(each, key));
  if (value === null || typeof value !== 'object') return value;
  const node = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, wordy(each, name)]));
  if (!('id' in node) || key === 'works') return node;
  const unit = 'type' in node;
  const name = unit ? UNIT : 'units' in node ? FORMATION : COMMANDER;
  return { ...node, ...('name' in node && { name }), ...(unit && { notes: NOTE }) };
};

const faultsOn = (sheet: PrintedSheet): string[] => {
  const pages = layOutPages(sheet);
  const parts = sheet.form === 'cards' ? pages.flatMap(cardsOn) : [pages.flatMap(({ marks }) => marks)];
  const filled = sheet.form === undefined || sheet.form === 'reference' ? pages : [];
  return [
    ...marksAlone(parts).map((text) => `a mark without its note: ${text}`),
    ...pages.flatMap((page, at) => [
      ...cutLines(page).map((text) => `page ${at + 1}, cut: ${text}`),
      ...overlaps(page).map((text) => `page ${at + 1}, overlap: ${text}`),
    ]),
    ...filled.flatMap((page, at) => [
      ...loneHeadings(page).map((text) => `page ${at + 1}, a heading alone: ${text}`),
    ]),
  ];
};

const whiteOn = (sheet: PrintedSheet): string[] =>
  layOutPages(sheet).flatMap((page, at) => whiteWhileSmall(page).map((share) => `page ${at + 1}: ${share}`));

describe.each(SYSTEM_IDS)('what a player wrote, on paper of %s', async (id) => {
  const system = await loadSystem(id);
  const sheets = await system.sheets();
  const all = await readyMadeOf(id);
  const [first] = all;
  if (first === undefined) throw new Error(`${id} has no ready-made army`);
  const army: ArmyFile = { ...first, name: ARMY, army: wordy(first.army) };
  const assessed = system.assess(army);

  test.each([
    { paper: 'a4' },
    { paper: 'letter', numbered: 'all', blackAndWhite: true, hideRatings: true },
    { paper: 'a4', apart: true, combine: true, hidePoints: true, hideNotes: true },
  ] as const)('stands whole on a roster: %o', (options) => {
    const sheet = sheets.roster(army, assessed, { ...USUAL, ...options });
    expect(faultsOn(sheet)).toEqual([]);
    const names = [ARMY, ...('hideNotes' in options ? [] : [NOTE])];
    expect(unwritten(layOutPages(sheet), names)).toEqual([]);
  });

  test.each([
    { cardSize: '63x88', paper: 'a4', backs: false, odds: false, numbered: 'all' },
    { cardSize: '63x88', paper: 'letter', backs: true, odds: false, combine: true },
    { cardSize: '70x120', paper: 'a4', backs: true, odds: true, numbered: 'all' },
    { cardSize: 'quarter', paper: 'letter', backs: false, odds: true, combine: true, hidePoints: true },
  ] as const)('stands whole on cards: %o', (options) => {
    const sheet = sheets.cards?.(army, assessed, { ...USUAL_CARDS, ...options });
    if (sheet === undefined) throw new Error('There are no cards');
    expect(faultsOn(sheet)).toEqual([]);
    const written = [ARMY, UNIT, FORMATION, NOTE].filter((text) => JSON.stringify(army).includes(text));
    expect(unwritten(layOutPages(sheet), written)).toEqual([]);
  });

  test.each([
    { full: false, dense: true, paper: 'a4' },
    { full: true, dense: true, paper: 'letter' },
    { full: true, dense: false, paper: 'letter' },
  ] as const)('and no space is wasted, on a reference sheet: %o', (options) => {
    const { print, blackAndWhite } = USUAL;
    const sheet = sheets.reference?.(options.full ? [] : [first], { print, blackAndWhite, ...options });
    if (sheet === undefined) throw new Error('There is no reference sheet');
    expect(faultsOn(sheet)).toEqual([]);
    expect(whiteOn(sheet)).toEqual([]);
  });

  // names as long as those above leave no room for larger type, and a formation to a page is white by choice
  test.each(PAPERS)('and no roster is small beside white paper, on %s', (paper) => {
    for (const each of all.slice(0, 4)) {
      const sheet = sheets.roster(each, system.assess(each), { ...USUAL, paper });
      expect([...whiteOn(sheet), ...faultsOn(sheet)]).toEqual([]);
    }
  });
});
