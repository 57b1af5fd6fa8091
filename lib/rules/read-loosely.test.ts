import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLongRun } from '@/bin/lib/long-run.mjs';
import { loadSystem, SYSTEM_IDS } from '.';
import type { ArmyFile } from './core/army/document';
import { MOST_TYPED } from './core/text/loose/typed-line';
import { type OpenLine, settleLines } from './core/text/text';
import { arbitraryArmy } from './fixtures/arbitrary-army';
import { SPOILS } from './fixtures/spoilt-text';
import SAMPLES from './fixtures/typed-samples.json';
import { looseContext } from './read-plain-text';

/** Armies of each system; the long run takes a minute. */
const RUNS = isLongRun() ? 2_000 : 50;
const WAYS = 3;
/** Of so many spoilt texts one at most is asked about, or the reader would be of no use. */
const MOST_ASKED = 0.2;

/** An army without ids, which are given anew, in small letters and with single blanks: typing loses them. */
const played = (file: ArmyFile | null): string =>
  JSON.stringify(file, (key, value) => (key === 'id' || (key === 'name' && value === '') ? undefined : value))
    .toLowerCase()
    .replaceAll(/ +/g, ' ');

/** What a text is spoilt with: each way by itself, then two at once. */
const spoilsOf = (number: number): readonly string[] => {
  const names = Object.keys(SPOILS);
  const [first = '', second = ''] = [names[number % names.length], names[(number * 7 + 3) % names.length]];
  return number % 2 === 0 || first === second ? [first] : [first, second];
};

const shortly = ({ line, text, choices }: OpenLine) => ({
  line,
  text,
  choices: choices.slice(0, 8),
  count: choices.length,
});

describe.each(SYSTEM_IDS)('armies of %s as people type them', async (id) => {
  const system = await loadSystem(id);
  const { writeText, readText, readLoosely } = await system.text();
  const context = looseContext(system);
  const readTyped = (text: string) => {
    const answer = readLoosely(text, context);
    if (answer === undefined) throw new Error('Nobody types this');
    return answer;
  };

  test('are read whole, or not at all', () => {
    const [first] = SAMPLES.filter(({ system: of }) => of === id);
    const typed = (first?.text ?? []).join('\n');
    const { lines, characters, open } = MOST_TYPED;
    for (const more of ['\n'.repeat(lines), ' '.repeat(characters), '\nzz 9'.repeat(open + 1)]) {
      expect(readLoosely(typed + more, context)).toBeUndefined();
    }
  });

  test.each(SAMPLES.filter(({ system: of }) => of === id))('$about', ({ text, as, asks }) => {
    const typed = text.join('\n');
    const { read, open } = readTyped(typed);
    expect(read.filter((line) => line.as !== '').flatMap((line) => line.as.split('\n'))).toEqual(as);
    expect(open.map(shortly)).toEqual(asks);
    // what is chosen is read then
    const settled = open.map(({ line, text: own, choices: [first = null] }) => ({
      line,
      text: own,
      as: first,
    }));
    const again = readTyped(settleLines(typed, settled));
    const chosen = new Set(settled.flatMap(({ as: lines }) => lines?.split('\n') ?? []));
    expect(again.open.filter(({ text: own }) => chosen.has(own))).toEqual([]);
  });

  test('are read equal, or what is not sure is asked: never otherwise', () => {
    const armies = fc.sample(arbitraryArmy(system), { numRuns: RUNS, seed: 1757 });
    let asked = 0;
    for (const [index, file] of armies.entries()) {
      const text = writeText(file, system.assess(file), { markup: 'plain', length: 'full' });
      const strict = readText(text);
      if (!strict.ok) throw new Error(JSON.stringify(strict.faults));
      for (let way = 0; way < WAYS; way++) {
        const spoils = spoilsOf(index * WAYS + way);
        const spoilt = spoils.reduce((all, name) => SPOILS[name]?.(all) ?? all, text);
        const answer = readTyped(spoilt);
        if (answer.open.length > 0) {
          asked++;
          continue;
        }
        const meant = spoils.includes('no title') ? { ...strict.file, name: '' } : strict.file;
        expect(played(answer.file), `${spoils.join(' and ')}:\n${spoilt}`).toBe(played(meant));
      }
    }
    expect(asked / (RUNS * WAYS)).toBeLessThan(MOST_ASKED);
  });
});
