import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readyMadeOf } from '@/lib/sheets/fixtures/printed';
import { loadSystem, SYSTEM_IDS } from '.';
import { MATCH_PARTS, type MatchQuestion } from './core/contract/match-up';
import { compareFractions, ONE, plus, ZERO } from './core/price/fraction';
import { countsOf, exact, isChance, linesOf } from './fixtures/match-up';

const question = (attacker: MatchQuestion['attacker'] = null, target = ''): MatchQuestion => ({
  names: ['Reds', 'Blues'],
  attacker,
  target,
});

/** A few of the typical armies of a system: of several nations, so that two of them differ. */
const typicalOf = async (id: (typeof SYSTEM_IDS)[number]) => {
  const { parse } = await (await loadSystem(id)).reader();
  return ['prussia', 'austria', 'russia'].flatMap((nation) => {
    const read = parse(JSON.parse(readFileSync(`data/${id}/typical/${nation}.json`, 'utf8')));
    return read.ok ? [read.value] : [];
  });
};

describe.each(SYSTEM_IDS)('a match-up of %s', async (id) => {
  const system = await loadSystem(id);
  const matchUp = await system.matchUp();
  const files = [...(await readyMadeOf(id)).slice(0, 4), ...(await typicalOf(id))];
  const empty = system.newArmy(
    {
      name: 'Empty',
      nation: system.choices.nations[0]?.value ?? '',
      year: system.years[0],
      scale: system.choices.scales[0]?.value ?? '',
      budget: null,
    },
    () => 'general',
  );
  const judged = [...files, empty].map((file) => ({ file, assessment: system.assess(file) }));
  const pairs = judged.flatMap((a) => judged.map((b) => [`${a.file.name}, ${b.file.name}`, a, b] as const));

  test.each(pairs)('says something of each part: %s', (_, a, b) => {
    const { parts } = matchUp(a, b, question());
    for (const part of MATCH_PARTS) {
      expect(parts[part].length, part).toBeGreaterThan(0);
      const labels = parts[part].map(({ label, note }) => `${label}, ${note ?? ''}`);
      expect(new Set(labels).size, labels.join('; ')).toBe(labels.length);
    }
  });

  test.each(pairs)('has chances that are chances, whoever attacks: %s', (_, a, b) => {
    for (const attacker of [null, 0, 1] as const) {
      const match = matchUp(a, b, question(attacker));
      const [first, second] = match.kinds;
      const pairings = first
        .slice(0, 4)
        .flatMap((x) => second.slice(0, 4).map((y) => match.pairing(x.key, y.key)));
      for (const line of [...linesOf(match), ...pairings.flat()]) {
        if (line.kind === 'odds') {
          expect(exact(line.chances.reduce(plus, ZERO)), line.label).toBe(exact(ONE));
          expect(line.chances.every(isChance), line.label).toBe(true);
        }
        if (line.kind === 'figures' && line.as === 'chance') {
          expect(
            line.of.every((value) => value === null || isChance(value)),
            line.label,
          ).toBe(true);
        }
      }
    }
  });

  test.each(pairs)('is the same with the armies the other way round: %s', (_, a, b) => {
    for (const [attacker, other] of [[null, null] as const, [0, 1] as const]) {
      const here = matchUp(a, b, question(attacker));
      const there = matchUp(b, a, { ...question(other), names: ['Blues', 'Reds'] });
      expect(countsOf(linesOf(there), true)).toEqual(countsOf(linesOf(here)));
      // words may name the armies in another order, but say the same of them
      const said = (match: typeof here) =>
        linesOf(match).flatMap((line) =>
          line.kind === 'words' ? [`${line.label}: ${[...line.text].toSorted().join('')}`] : [],
        );
      expect(said(there)).toEqual(said(here));
      expect(there.kinds.toReversed()).toEqual(here.kinds);
      expect(there.shooting?.bands.map(({ of }) => of.map(exact).toReversed())).toEqual(
        here.shooting?.bands.map(({ of }) => of.map(exact)),
      );
      const [x, y] = [here.kinds[0][0]?.key ?? '', here.kinds[1][0]?.key ?? ''];
      expect(countsOf(there.pairing(y, x), true)).toEqual(countsOf(here.pairing(x, y)));
    }
  });

  test.each(pairs)('has bands without gaps for each target: %s', (_, a, b) => {
    const usual = matchUp(a, b, question()).shooting;
    for (const { value } of usual?.targets ?? []) {
      const shooting = matchUp(a, b, question(null, value)).shooting;
      expect(shooting?.target).toBe(value);
      shooting?.bands.forEach(({ from, to, of }, index) => {
        expect(from).toBe(shooting.bands[index - 1]?.to ?? 0);
        expect(to).toBeGreaterThan(from);
        for (const made of of) expect(compareFractions(made, ZERO)).toBeGreaterThanOrEqual(0);
      });
    }
  });

  test('knows no kinds it did not name', () => {
    const [a, b] = [judged[0], judged[0]];
    if (a === undefined || b === undefined) throw new Error('No army is ready');
    expect(matchUp(a, b, question()).pairing('__proto__', 'no kind')).toEqual([]);
  });
});
