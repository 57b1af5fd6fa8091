import { describe, expect, test } from 'vitest';
import { SYSTEM_IDS } from '@/lib/rules';
import type { Fact } from '@/lib/rules/core/game/fact';
import type { Setup } from '@/lib/rules/core/game/machine';
import { PAPERS } from '@/lib/rules/core/sheet/sheet';
import type { ReportSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { factsOf } from '@/lib/rules/fixtures/golden-game';
import { hits, hold, smallGame } from '@/lib/rules/fixtures/small-game';
import { said, textMarks } from '../fixtures/part-texts';
import { reportOfGame, storedGame } from '../fixtures/reports';
import { cutLines, offPaper, overlaps, tooSmall } from '../fixtures/typesetting';
import type { DrawOp, GroupMark } from './mark';
import { layOutPages } from './placed-pages';

const SYSTEM = 'honours-of-war';
const EDGE = 4;

const pageOf = (sheet: ReportSheet) => {
  const [page, ...others] = layOutPages(sheet);
  expect(others).toEqual([]);
  if (page === undefined) throw new Error('There is no page');
  return page;
};

const faultsOn = (page: ReturnType<typeof pageOf>, least = 5.9): Record<string, string[]> => ({
  overlap: overlaps(page),
  off: offPaper(page, EDGE),
  small: tooSmall(page, least),
  cut: [...cutLines(page)],
});
const NONE = { overlap: [], off: [], small: [], cut: [] };

const groupsIn = (marks: readonly DrawOp[]): GroupMark[] =>
  marks.flatMap((mark) => (mark.kind === 'group' ? [mark, ...groupsIn(mark.marks)] : []));

const bare = (text: string): string => text.replace(/\s/g, '');
const readOn = ({ marks }: ReturnType<typeof pageOf>): string => bare(textMarks(marks).map(said).join(''));

/** A game of so many turns in which every unit is hit in every turn. */
const longGame = (turns: number, name = ''): { setup: Setup; facts: Fact[] } => {
  const small = smallGame([1, 2]);
  const setup: Setup = {
    ...small,
    pieces: small.pieces.map((piece) => ({ ...piece, name: `${piece.name}${name}` })),
  };
  const units = setup.pieces.filter(({ of }) => of === 'unit');
  const turn = units.flatMap(({ id }) => [hits(id), { act: 'note', text: `Of ${id}` } as const]);
  const go = { act: 'go on' } as const;
  return { setup, facts: factsOf(Array.from({ length: turns }, () => [...turn, go, go]).flat()) };
};

describe.each(SYSTEM_IDS)('the report of a game of %s', (id) => {
  test.each(PAPERS)('stands on one page of %s, and nothing of it on anything else', async (paper) => {
    const sheet = await reportOfGame(id, storedGame(id), { paper });
    const page = pageOf(sheet);
    expect(faultsOn(page)).toEqual(NONE);
    const read = readOn(page);
    const { turns } = sheet.course;
    const acts = turns.flatMap(({ phases }) => phases.flatMap((phase) => phase.acts.map(({ text }) => text)));
    const due = [sheet.title, sheet.subtitle, ...sheet.lines.map(({ value }) => value), ...acts];
    expect(due.filter((text) => !read.includes(bare(text)))).toEqual([]);
  });
});

describe('the report of a long game', () => {
  test('leaves out throws before it leaves out what happened', async () => {
    const stored = storedGame(SYSTEM);
    // as if the same had happened in three more games
    const again = [0, 1, 2].flatMap((time) =>
      stored.facts
        .filter(({ what }) => what.act !== 'end' && what.act !== 'undo')
        .map((fact) => ({ id: `${time} ${fact.id}`, what: fact.what })),
    );
    const sheet = await reportOfGame(SYSTEM, { setup: stored.setup, facts: again });
    const page = pageOf(sheet);
    expect(faultsOn(page)).toEqual(NONE);
    const read = readOn(page);
    expect(read).toContain(bare(sheet.course.spareNote));
    expect(read).not.toContain(bare(sheet.course.more));
  });

  test('says where its course is cut', async () => {
    const sheet = await reportOfGame(SYSTEM, longGame(90));
    const page = pageOf(sheet);
    expect(faultsOn(page)).toEqual(NONE);
    expect(readOn(page)).toContain(bare(sheet.course.more));
  });

  test('with names as long as they may be stays on its page', async () => {
    const page = pageOf(await reportOfGame(SYSTEM, longGame(30, ' of a very long name'.repeat(6))));
    expect(faultsOn(page)).toEqual(NONE);
  });
});

test('the curve is a picture that says its figures, its second line dashed; what lasted is a list below it', async () => {
  const go = { act: 'go on' } as const;
  const facts = factsOf([hits('0:0'), hold('1:v', 'enemy'), go, go, hits('1:1'), go, go]);
  const groups = groupsIn(pageOf(await reportOfGame(SYSTEM, { setup: smallGame([1, 2]), facts })).marks);
  const [picture] = groups.filter(({ role, label = '' }) => role === 'img' && label.startsWith('Losses of'));
  expect(picture?.label).toMatch(
    /^Losses of Prussia and Austria, drawn: before the first 0 and 0; turn 1 .+; turn 2 /,
  );
  const dashes = picture?.marks.flatMap((mark) =>
    mark.kind === 'path' && mark.stroke !== undefined && mark.width === 0.75 ? [mark.dash ?? 0] : [],
  );
  expect(dashes).toEqual([0, 1.7]);
  const items = groups
    .filter(({ role }) => role === 'listitem')
    .map(({ marks }) => textMarks(marks).map(said).join(' '));
  expect(items).toContain('Village: Held by the enemy');
});
