import { describe, expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '..';
import { readPack } from './text';
import { KIND_OF, LINES } from './text-rules';
import { termsWords } from './words';

const system = await loadSystem('honours-of-war');
const words = termsWords(system, await system.census());

const HEAD = 'Pack: Autumn; id autumn\nOn: honours-of-war';

const rulesIn = (...lines: readonly string[]) => {
  const read = readPack([HEAD, ...lines].join('\n'), words);
  return read.ok ? read.pack.rules : read.faults.map(({ line, message }) => `${line}: ${message}`);
};

const RULES = 'Points: 1200 to 1500; 10 over\nYears: 1756 to 1763';

describe('a pack as people paste it', () => {
  test.each([
    ['a greeting', `Hello all,\nhere are the terms for Saturday: have fun!\n\n${HEAD}\n${RULES}`],
    ['a farewell', `${HEAD}\n${RULES}\n\nCheers\nAnna`],
    ['both, quoted', `> Hi\n> ${HEAD.replace('\n', '\n> ')}\n> ${RULES.replace('\n', '\n> ')}\n>\n> Cheers`],
  ])('%s is no fault', (_, text) => {
    const read = readPack(text, words);
    expect(read).toMatchObject({ ok: true, pack: { name: 'Autumn' } });
    expect(read.ok && read.pack.rules).toEqual(rulesIn(...RULES.split('\n')));
  });

  test.each([
    ['among the rules', `${HEAD}\nPoints: 1200 to 1500\nand now the years\nYears: 1756 to 1763`, 4],
    ['after them, misspelt', `${HEAD}\n${RULES}\nLimt: Cavalry; id c; count of cavalry; at most 3`, 5],
    ['after them, without a colon', `${HEAD}\n${RULES}\nLimit cavalry to 3`, 5],
    ['before them, without a colon', `Limit cavalry to 3\n${HEAD}\n${RULES}`, 1],
  ])('what may be a rule is not passed over: %s', (_, text, line) => {
    expect(readPack(text, words)).toMatchObject({ ok: false, faults: [{ line }] });
  });

  test.each([
    ['Points: 1200 - 1500 pts', 'Points: 1,200 to 1,500'],
    ['Points: 1200–1500 points; 10 pts over', 'Points: 1200 to 1500; 10 over'],
    ['Points: at most 1500pts', 'Points: at most 1500'],
    ['Nations: Prussia and Austria only', 'Nations: Prussia, Austria'],
    ['Nations: only Prussia, Austria and Russia', 'Nations: Prussia, Austria, Russia'],
    ['Years: 1756-1763', 'Years: 1756 to 1763'],
    ['Limit: Horse; id c; count of cavalry; 1 - 3', 'Limit: Horse; id c; count of cavalry; 1 to 3'],
  ])('%s is read', (typed, meant) => {
    const read = rulesIn(typed);
    expect(read).toEqual(rulesIn(meant));
    expect(read).toEqual([expect.objectContaining({ kind: expect.any(String) })]);
  });

  test('what is refused is told with its line and the right form', () => {
    expect(rulesIn('Points: about 1500', 'Nations: Prusia', 'Years: the war', 'Limt: x')).toEqual([
      '3: "about 1500" does not belong here. Write it as: Points: 1,200 to 1,500; 10 over',
      '4: Unknown nation "Prusia": did you mean "Prussia"? Write it as: Nations: Prussia, Austria',
      '5: "the war" should read "1756 to 1763". Write it as: Years: 1756 to 1763',
      '6: No rule begins with "limt": did you mean "limit"?',
    ]);
  });
});

describe.each(SYSTEM_IDS)('the right forms of %s', async (id) => {
  const own = await loadSystem(id);
  const ownWords = termsWords(own, await own.census());
  // capitals stand for words of each system
  const forms = [...new Set(KIND_OF.values())]
    .map((kind) => LINES[kind].form)
    .filter((form) => !/\b[A-Z]{4,}\b/.test(form));

  test.each(forms)('%s reads', (form) => {
    expect(readPack(`Pack: Autumn; id autumn\nOn: ${id}\n${form}`, ownWords)).toMatchObject({ ok: true });
  });
});
