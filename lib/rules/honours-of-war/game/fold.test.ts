import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadSystem } from '@/lib/rules';
import { readyMadeOf } from '@/lib/sheets/fixtures/printed';
import type { Fact, GameAct } from '../../core/game/fact';
import { foldGame, foldOn, withAct } from '../../core/game/fold';
import type { Setup } from '../../core/game/machine';
import { beginGame, type GameState } from '../../core/game/state';
import type { Army } from '../schema';
import { gameSetup } from './';

const honoursOfWar = await loadSystem('honours-of-war');

const armies = (await readyMadeOf('honours-of-war'))
  .filter(({ name }) => name.startsWith('Lobositz'))
  .map((file) => ({ file: file as typeof file & { army: Army }, assessment: honoursOfWar.assess(file) }));
const [first, second] = armies;
if (first === undefined || second === undefined) throw new Error('The armies of Lobositz are not there');
const SETUP: Setup = gameSetup(
  [first, second],
  [{ id: 'o', name: 'Lobosch', side: 1, points: 2 }],
  ['red-dice'],
);
const { counters, conditions, marks } = SETUP.machine;

const piece = fc.constantFrom(...SETUP.pieces.slice(0, 8), ...SETUP.pieces.slice(-2)).map(({ id }) => id);

const act: fc.Arbitrary<GameAct> = fc.oneof(
  fc.record({
    act: fc.constant('count' as const),
    piece,
    counter: fc.constantFrom(...counters.map(({ key }) => key), '__proto__'),
    by: fc.integer({ min: -7, max: 7 }),
  }),
  fc.record({
    act: fc.constant('become' as const),
    piece,
    condition: fc.constantFrom(...conditions.map(({ key }) => key), 'constructor'),
    to: fc.constantFrom(...conditions.flatMap(({ values }) => values.map(({ value }) => value)), 'nothing'),
  }),
  fc.record({
    act: fc.constant('mark' as const),
    piece,
    mark: fc.constantFrom(...marks.map(({ key }) => key)),
    on: fc.boolean(),
  }),
  fc.constant<GameAct>({ act: 'go on' }),
  fc.constant<GameAct>({ act: 'note', text: 'Rain' }),
);

const facts = (acts: readonly GameAct[]): Fact[] => acts.map((what, index) => ({ id: `f${index}`, what }));
const undo = (id: string, fact: string): Fact => ({ id, what: { act: 'undo', fact } });

/** A game as plain data, to compare. */
const plain = ({ setup: _, pieces, ...game }: GameState) => ({
  ...game,
  pieces: [...pieces].map(([id, { marks: own, ...state }]) => [id, state, [...own].toSorted()]),
});

describe('the fold of a game', () => {
  const acts = fc.array(act, { maxLength: 60 });

  test('keeps every counter within its bounds and every condition in its list, whatever is entered', () => {
    fc.assert(
      fc.property(acts, (all) => {
        const game = foldGame(SETUP, facts(all));
        for (const { id, of, most } of SETUP.pieces) {
          const state = game.pieces.get(id);
          for (const counter of counters.filter((each) => each.of === of)) {
            const value = state?.counters[counter.key];
            expect(value).toBeGreaterThanOrEqual(counter.least);
            expect(value).toBeLessThanOrEqual(most?.[counter.key] ?? counter.most);
          }
          for (const condition of conditions.filter((each) => each.of === of)) {
            expect(condition.values.map(({ value }) => value)).toContain(state?.conditions[condition.key]);
          }
        }
      }),
    );
  });

  test('is the same for a beginning and what follows as for the whole', () => {
    fc.assert(
      fc.property(acts, acts, (before, after) => {
        const whole = foldGame(SETUP, facts([...before, ...after]));
        const begun = foldGame(SETUP, facts(before));
        expect(plain(after.reduce(withAct, begun))).toEqual(plain(whole));
      }),
    );
  });

  test('goes on from an earlier fold to the same game, whatever comes and whatever is taken back', () => {
    fc.assert(
      fc.property(acts, acts, fc.array(fc.nat(), { maxLength: 4 }), (first, second, gone) => {
        const list: Fact[] = facts(first);
        let folded = foldOn(SETUP, null, [...list]);
        list.push(...facts([...first, ...second]).slice(first.length));
        for (const [index, each] of gone.entries()) {
          const taken = list[each % Math.max(1, list.length)];
          if (taken === undefined) continue;
          list.push(undo(`u${index}`, taken.id));
          list.push({ id: `f${index}-from`, what: { act: 'go on' }, from: taken.id });
          folded = foldOn(SETUP, folded, [...list]);
          expect(plain(folded.game)).toEqual(plain(foldGame(SETUP, list)));
        }
        expect(plain(foldOn(SETUP, folded, list).game)).toEqual(plain(foldGame(SETUP, list)));
      }),
    );
  });

  test('is without a fact as if it had never been, and with it again once the undo is undone', () => {
    fc.assert(
      fc.property(fc.array(act, { minLength: 1, maxLength: 30 }), fc.nat(), (all, seed) => {
        const list = facts(all);
        const gone = list[seed % list.length];
        if (gone === undefined) return;
        const without = foldGame(SETUP, [...list, undo('u', gone.id)]);
        expect(plain(without)).toEqual(
          plain(
            foldGame(
              SETUP,
              list.filter(({ id }) => id !== gone.id),
            ),
          ),
        );
        const again = foldGame(SETUP, [...list, undo('u', gone.id), undo('v', 'u')]);
        expect(plain(again)).toEqual(plain(foldGame(SETUP, list)));
      }),
    );
  });

  test('takes back what followed from a fact together with it', () => {
    const unit = SETUP.pieces.find(({ of }) => of === 'unit')?.id ?? '';
    const hits = (id: string, by: number, from?: string): Fact => ({
      id,
      what: { act: 'count', piece: unit, counter: 'hits', by },
      ...(from !== undefined && { from }),
    });
    const thrown: Fact = {
      id: 't',
      what: { act: 'throw', test: 'fire', piece: unit, dice: [5], outcome: '3 hits' },
    };
    const list = [hits('a', 1), thrown, hits('b', 3, 't'), hits('c', 1, 'b'), undo('u', 't')];
    expect(foldGame(SETUP, list).pieces.get(unit)?.counters.hits).toBe(1);
  });

  test('leaves a game as it is by an act that fits nothing in it', () => {
    const game = beginGame(SETUP);
    const strange: GameAct[] = [
      { act: 'count', piece: 'nobody', counter: 'hits', by: 1 },
      { act: 'count', piece: 'battle', counter: 'hits', by: 1 },
      { act: 'become', piece: 'battle', condition: 'state', to: 'steady' },
      { act: 'mark', piece: 'battle', mark: 'fired', on: true },
    ];
    expect(strange.reduce(withAct, game)).toEqual(game);
  });
});
