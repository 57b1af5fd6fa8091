import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '@/lib/rules';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import type { SheetPrint } from '@/lib/rules/core/sheet/sheet';
import { checkSheet } from '@/lib/rules/events/check-sheet';
import { combine } from '@/lib/rules/events/combine';
import { AUTUMN_EVENT, paperEntries } from '@/lib/rules/events/fixtures/paper-entries';
import { judgeOf } from '@/lib/rules/events/judge';
import { shownTerms } from '@/lib/rules/events/points-limit';
import type { Pack } from '@/lib/rules/events/schema';
import { fileReader } from '@/lib/rules/fixtures/file-reader';
import { textsOf } from './fixtures/part-texts';
import { USUAL_CARDS } from './fixtures/printed';
import { textsOfSheet } from './fixtures/sheet-texts';
import { asPrintedArmy } from './job';

/** A limit that stands nowhere else on a sheet. */
const OWN = 7_777;

const PRINT: SheetPrint = { date: '23 November 2026', version: 1, code: null, link: null };

const OPTIONS = { paper: 'a4', ink: 'bw', date: '23 November 2026' } as const;

describe.each(SYSTEM_IDS)('%s: on paper', async (id) => {
  const system = await loadSystem(id);
  const read = fileReader((await system.reader()).parse, id);
  const typical = read(JSON.parse(readFileSync(`data/${id}/typical/prussia.json`, 'utf8')));
  const file: ArmyFile = { ...typical, army: { ...(typical.army as object), budget: OWN } };
  const rule = { kind: 'points', min: 10, max: 6_543, tolerance: 20, severity: 'error' } as const;
  const pack: Pack = {
    pack: 1,
    id: 'club-day',
    name: 'Club Day',
    version: 1,
    system: id,
    on: [],
    rules: [rule],
  };
  const terms = combine([pack]);
  const judged = (await judgeOf(system, terms))(file);
  const sheets = await system.sheets();

  const textsUnder = (print: SheetPrint) => {
    const shown = asPrintedArmy(system, file, print);
    const options = { ...USUAL_CARDS, print };
    const cards = sheets.cards?.(shown.file, shown.assess(), options);
    return {
      roster: textsOfSheet(sheets.roster(shown.file, shown.assess(), options)).join('\n'),
      cards: cards === undefined ? '' : textsOf(cards).join('\n'),
    };
  };

  const told = `of 10 to 6,543 ${system.terms.points}, up to 20 over allowed`;

  test('the terms print their limit, not that of the player', () => {
    const { roster, cards } = textsUnder({ ...PRINT, terms: shownTerms(terms, judged) });
    expect(roster).toContain(told);
    expect(roster + cards).not.toContain('7,777');
    expect(textsUnder(PRINT).roster).toContain('7,777');
  });

  test('so does a check-sheet', async () => {
    const [entry] = await paperEntries(system, [file], pack);
    if (entry === undefined) throw new Error('one list is one entry');
    const event = { ...AUTUMN_EVENT, pointsWord: system.terms.points };
    const texts = textsOfSheet(checkSheet(event, entry, OPTIONS)).join('\n');
    expect(texts).toContain(told);
    expect(texts).not.toContain('7,777');
  });
});
