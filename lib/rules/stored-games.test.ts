import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SYSTEM_IDS } from '.';
import { courseOf } from './core/game/course';
import { sentencesOf } from './core/game/sentences';
import { foldToStore, type StoredGame } from './fixtures/stored-game';

describe.each(SYSTEM_IDS)('a stored game of %s', (id) => {
  // its own machine and nothing of today's data: what is told here is what its players saw
  const { why, setup, facts, folded, sentences } = JSON.parse(
    readFileSync(`data/${id}/golden/stored-game.json`, 'utf8'),
  ) as StoredGame;

  test(`folds as it did: ${why}`, () => {
    expect(facts.length).toBeGreaterThan(5);
    expect(foldToStore(setup, facts)).toEqual(folded);
  });

  test('stands where its course ends', () => {
    const { game, entries } = courseOf(setup, facts);
    expect(entries.at(-1)?.losses).toEqual(folded.losses);
    expect(game).toMatchObject({ turn: folded.turn, phase: folded.phase, ending: folded.ending });
  });

  if (sentences !== undefined) {
    test('is told as it was', () => {
      expect(sentencesOf(courseOf(setup, facts), setup.per ?? 1)).toEqual(sentences);
    });
  }
});
