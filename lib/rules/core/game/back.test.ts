import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryFacts } from '../../fixtures/arbitrary-game';
import { hits, smallGame } from '../../fixtures/small-game';
import { factsToTakeBack } from './back';
import type { Fact, GameAct } from './fact';
import { foldGame } from './fold';

const SETUP = smallGame([1, 1]);

const undo = (fact: string): GameAct => ({ act: 'undo', fact });

const factsOf = (...acts: readonly (GameAct | readonly [GameAct, from: string])[]): readonly Fact[] =>
  acts.map((each, index): Fact => {
    const id = `f${index}`;
    return 'act' in each ? { id, what: each } : { id, what: each[0], from: each[1] };
  });

const idsBack = (facts: readonly Fact[], to: string | null): readonly string[] =>
  factsToTakeBack(facts, to).map(({ id }) => id);

/** The game with all that acts, each taken back by an act of its own. */
const gameBackAt = (facts: readonly Fact[], to: string | null) => {
  const undone = factsToTakeBack(facts, to).map(({ id }): Fact => ({ id: `back-${id}`, what: undo(id) }));
  return foldGame(SETUP, [...facts, ...undone]);
};

describe('back to any point of a game', () => {
  const hit = hits('0:0', 1);

  test('takes back what stands after it, the newest first, and leaves what was said', () => {
    const note: GameAct = { act: 'note', text: 'rain' };
    const facts = factsOf(hit, { act: 'go on' }, note, hit, undo('f3'), hit);
    expect(idsBack(facts, 'f0')).toEqual(['f5', 'f1']);
    expect(idsBack(facts, null)).toEqual(['f5', 'f1', 'f0']);
    expect(idsBack(facts, 'f5')).toEqual([]);
  });

  test('takes what followed from a throw with it', () => {
    const thrown: GameAct = { act: 'throw', test: 'fire', piece: '0:0', dice: [4], outcome: '1 hit' };
    const facts = factsOf(hit, thrown, [hit, 'f1']);
    expect(idsBack(facts, 'f0')).toEqual(['f1']);
    expect(idsBack(facts, 'f1')).toEqual(['f2']);
  });

  test('brings again what was taken back since', () => {
    const facts = factsOf(hit, hit, undo('f0'));
    expect(idsBack(facts, 'f1')).toEqual(['f2']);
    expect(gameBackAt(facts, 'f1')).toEqual(foldGame(SETUP, facts.slice(0, 2)));
  });

  test('of a point that is not there, takes back nothing', () => {
    expect(idsBack(factsOf(hit, hit), 'nobody:1')).toEqual([]);
  });

  test('any game stands as it did there', () => {
    // what names a fact names one before it, as every fact of a device does
    const names = ({ what }: Fact, index: number) =>
      what.act !== 'undo' || Number(what.fact.slice(1)) < index;
    fc.assert(
      fc.property(arbitraryFacts(SETUP), fc.nat(50), (all, at) => {
        const facts = all.filter(names);
        const to = facts[at % Math.max(1, facts.length)]?.id ?? null;
        const upTo = facts.slice(0, facts.findIndex(({ id }) => id === to) + 1);
        expect(gameBackAt(facts, to)).toEqual(foldGame(SETUP, upTo));
      }),
    );
  });
});
