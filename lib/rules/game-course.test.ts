import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SYSTEM_IDS, type SystemId } from '.';
import { courseOf, curveOf } from './core/game/course';
import { gameEndOf, lossesByFormation } from './core/game/decided';
import { standingFacts } from './core/game/fact';
import { foldGame, lossesOf, placeAfter } from './core/game/fold';
import type { Machine } from './core/game/machine';
import { courseText, recordRows } from './core/game/record';
import { sentencesOf } from './core/game/sentences';
import { arbitraryFacts } from './fixtures/arbitrary-game';
import { factsOf, type GoldenGame, setupOf } from './fixtures/golden-game';

const readData = <T>(path: string): T => JSON.parse(readFileSync(`data/${path}`, 'utf8')) as T;

/** What is said of the golden games, without the ends of phases in which nothing else happens. */
const TOLD: Record<
  SystemId,
  {
    per: number;
    sentences: string[];
    end: string | undefined;
    curve: number[][];
    formations: (readonly [number, number])[][];
  }
> = {
  'honours-of-war': {
    per: 2,
    sentences: [
      'line: 4 hits, now 4. Retreated.',
      'line: 1 hit fewer, now 3.',
      'Phase ends: Break points next. line: Reforming.',
      'Turn 1 ends: Generals next.',
      'Village: Held by the enemy.',
      'Phase ends: Break points next. line: Steady.',
      'Turn 2 ends: Generals next.',
      'grenadiers: 5 hits, now 5. Done For.',
      'Turn 3 ends: Generals next. First is broken: 2 lost, breaking point 2.',
    ],
    end: 'First is broken: 2 lost, breaking point 2.',
    formations: [
      [
        [2, 4],
        [2, 2],
      ],
      [[0, 3]],
    ],
    curve: [
      [0, 1, 2, 4],
      [0, 0, 0, 0],
    ],
  },
  'stroll-in-hanover': {
    per: 1,
    sentences: [
      's2: 6 strength points fewer, now 5.',
      'First half ends: Reinforcements next.',
      'Second half ends: End of the turn next.',
      'Turn 1 ends: Reinforcements next. d2: Demoralised.',
      's1: 6 strength points fewer, now 7.',
      's3: 1 strength point fewer, now 10.',
      'First half ends: Reinforcements next.',
      'Second half ends: End of the turn next.',
      'Turn 2 ends: Reinforcements next. First is broken: 18 lost, breaking point 18.',
      's1: 13 strength points fewer, now 0. Eliminated.',
    ],
    end: 'First is broken: 18 lost, breaking point 18.',
    formations: [
      [
        [6, 13],
        [11, 11],
        [1, 11],
      ],
      [
        [13, 13],
        [0, 11],
        [0, 11],
      ],
    ],
    curve: [
      [0, 11, 18, 18],
      [0, 0, 0, 13],
    ],
  },
  'one-hour-napoleonic': {
    per: 1,
    sentences: [
      'line: Hits left now 3 (−3).',
      'guns: Shot.',
      'First half ends: Chance next.',
      'line: Hits left now 0 (−3). Routed.',
      'Turn 1 ends: Chance next. First is broken: 1 lost, breaking point 1.',
    ],
    end: 'First is broken: 1 lost, breaking point 1.',
    formations: [[[1, 2]], [[0, 1]]],
    curve: [
      [0, 1],
      [0, 0],
    ],
  },
  mcnally: {
    per: 1,
    sentences: [
      'line: threw 4 and 5: one point, shaken.',
      'line: 1 strength point fewer, now 5.',
      'line: Shaken.',
      'guards: Fired.',
      'First half ends: Tests next.',
      'Turn 1 ends: Tests next.',
      'line: Steady.',
      'line: 2 strength points fewer, now 3.',
      'line: Routing.',
      'line: 3 strength points fewer, now 0. Gone.',
    ],
    end: undefined,
    formations: [[[6, 6]], [[0, 6]]],
    curve: [
      [0, 1, 6],
      [0, 0, 0],
    ],
  },
  thinglum: {
    per: 1,
    sentences: [
      'line: First volley fired.',
      'line: Moved.',
      'line: 6 figures fewer, now 30.',
      'line: 1 stand lost, now 1.',
      'line: Routed.',
      'Turn 1 ends: Charges next.',
      'line: 1 failed try, now 1.',
      'line: 1 failed try, now 2. Removed.',
      'horse: 24 figures fewer, now 0. Removed.',
      'Phase ends: Rout next. First must test whether it withdraws: 2 lost, breaking point 2.',
    ],
    end: undefined,
    formations: [[[2, 2]], [[0, 1]]],
    curve: [
      [0, 0, 2],
      [0, 0, 0],
    ],
  },
};

/** The end of a phase within a turn, and nothing else. */
const BARE_END = /^Phase ends: [^.]+ next\.$/;

const countIn = <T>(list: readonly T[], set: ReadonlySet<T>): number =>
  list.filter((each) => set.has(each)).length;

describe.each(SYSTEM_IDS)('the course of a game of %s', (id) => {
  const { machine } = readData<{ machine: Machine }>(`${id}/game.json`);
  const golden = readData<GoldenGame>(`${id}/golden/game.json`);
  const setup = setupOf(id, machine, golden);
  const facts = factsOf(golden.steps.flatMap(({ acts }) => acts));
  const { per, sentences, end, curve, formations } = TOLD[id];
  const some = arbitraryFacts(setup);

  test('tells the golden game', () => {
    const course = courseOf(setup, facts);
    expect(sentencesOf(course, per).filter((text) => !BARE_END.test(text))).toEqual(sentences);
    expect(gameEndOf(course.game, per)?.sentence).toBe(end);
    const lines = lossesByFormation(course.game);
    expect(lines.map((side) => side.map(({ lost, most }) => [lost, most]))).toEqual(formations);
    expect(curveOf(course).map((points) => points.map(({ losses }) => losses))).toEqual(curve);
  });

  test('is at every fact where the fold of what stands is', () => {
    fc.assert(
      fc.property(some, (all) => {
        const course = courseOf(setup, all);
        const standing = new Set(standingFacts(all));
        expect(course.game).toEqual(foldGame(setup, all));
        for (const [index, { at, losses, fact, stands }] of course.entries.entries()) {
          const before = foldGame(setup, [...standing].slice(0, countIn(all.slice(0, index), standing)));
          const after = foldGame(setup, [...standing].slice(0, countIn(all.slice(0, index + 1), standing)));
          expect(fact).toBe(all[index]);
          expect(before).toMatchObject(at);
          expect(losses).toEqual([lossesOf(after, 0), lossesOf(after, 1)]);
          if (fact.what.act !== 'undo') expect(stands).toBe(standing.has(fact));
        }
      }),
    );
  });

  test('leads to the place where the fold is, pieces aside', () => {
    fc.assert(
      fc.property(some, (all) => {
        expect(foldGame(setup, all)).toMatchObject(placeAfter(setup, all));
      }),
    );
  });

  test('is changed by nothing that was taken back', () => {
    fc.assert(
      fc.property(some, (all) => {
        const { entries } = courseOf(setup, all);
        const standing = entries.filter(({ stands, fact }) => stands && fact.what.act !== 'undo');
        expect(standing).toEqual(courseOf(setup, standingFacts(all)).entries);
      }),
    );
  });

  test('has a sentence of one line for every fact, a row and a text', () => {
    fc.assert(
      fc.property(some, (all) => {
        const course = courseOf(setup, all);
        const texts = sentencesOf(course, per);
        expect(texts).toHaveLength(all.length);
        for (const text of texts) expect(text).toMatch(/^\S(?:.*[.!?)”\S])?$/u);
        expect(recordRows(course, per)).toHaveLength(all.length + 1);
        expect(courseText(course, per, 'plain')).toContain('First against Second');
      }),
    );
  });

  test('loses by its formations what it loses, and never more than it has', () => {
    fc.assert(
      fc.property(some, (all) => {
        const game = foldGame(setup, all);
        for (const side of [0, 1] as const) {
          const lines = lossesByFormation(game)[side];
          expect(lines.reduce((sum, { lost }) => sum + lost, 0)).toBe(lossesOf(game, side));
          for (const { lost, most } of lines.flatMap(({ pieces }) => pieces)) {
            expect(lost).toBeLessThanOrEqual(most);
          }
        }
      }),
    );
  });
});
