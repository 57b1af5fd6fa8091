import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '../rules';
import { proportionsOf } from '../rules/proportions';
import { musterQuestion } from './muster-question';
import { proportionParam } from './proportions-question';
import { rulesIn, suggestParams, suggestQuestion } from './suggest-question';

const asked = async (search: Record<string, string>) => {
  const { choices } = await loadSystem(rulesIn(search));
  return suggestQuestion(search, choices);
};

const { choices } = await loadSystem('stroll-in-hanover');
const weight = fc.integer({ min: 0, max: 200 }).map((half) => half / 2);

describe('a suggestion', () => {
  test('is what its address says, and its address says it', () => {
    const question = fc.record({
      rules: fc.constant('stroll-in-hanover' as const),
      nation: fc.constantFrom(...choices.nations.map(({ value }) => value)),
      year: fc.constantFrom(...choices.years),
      budget: fc.integer({ min: 1, max: 4000 }).map((half) => half / 2),
      scale: fc.constantFrom(...choices.scales.map(({ value }) => value)),
      // no weight of a nation is 99.5
      proportions: fc.record(
        { horse: fc.constant(99.5), foot: fc.record({ line: weight, guard: fc.constant(99.5) }) },
        { requiredKeys: [] },
      ),
    });
    fc.assert(
      fc.property(question, (wish) => {
        const search = Object.fromEntries(suggestParams(wish));
        expect(suggestQuestion(search, choices)).toEqual({ question: wish, faults: [] });
      }),
    );
  });

  test('asks for the usual game of the first rules where nothing is said', async () => {
    const { question, faults } = await asked({});
    expect(faults).toEqual([]);
    expect(question).toMatchObject({ rules: SYSTEM_IDS[0], year: 1757, budget: 1500, proportions: {} });
  });

  test('tells what these rules do not know', async () => {
    const { question, faults } = await asked({ nation: 'mars', year: '1900', points: '-3', m: 'horse.x' });
    expect(faults).toHaveLength(4);
    expect(question).toMatchObject({ nation: 'prussia', year: 1757, budget: 1500, proportions: {} });
  });

  test('a form is read as it was sent: what is as usual, and what was taken, is not chosen', async () => {
    const { horse } = proportionsOf('prussia');
    const form = {
      nation: 'prussia',
      of: 'prussia',
      'm-horse': String(horse),
      'm-gunsPerThousand': '1.5',
      'm-artillery-light-guns': '7',
    };
    expect((await asked(form)).question.proportions).toEqual({
      gunsPerThousand: 1.5,
      artillery: { 'light-guns': 7 },
    });
    const taken = proportionParam({ gunsPerThousand: 1.5, artillery: { 'light-guns': 7 } });
    expect((await asked({ ...form, taken })).question.proportions).toEqual({});
    // another nation was chosen in it
    expect((await asked({ ...form, nation: 'france' })).question.proportions).toEqual({});
  });
});

test('a form of a mustering says its proportions field by field', () => {
  const { question, faults } = musterQuestion({
    m0: 'ours',
    'm0-horse': '12',
    'm0-foot-line': '3',
    m1: 'ours',
  });
  expect(faults).toEqual([]);
  expect(question.sides[0].reconstruct).toEqual({ horse: 12, foot: { line: 3 } });
  expect(question.sides[1].reconstruct).toEqual({});
});
