import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toneOver } from '@/app/_components/army/limit-tone';
import { verdictOf } from '@/app/check/verdicts';
import { armyRosterOf, labelsOf } from '@/lib/sheets/fixtures/printed';
import { sources } from '../../bin/lib/sources.mjs';
import { loadSystem, SYSTEM_IDS } from '.';
import { verdictOn } from './check';
import type { ArmyFile } from './core/army/document';
import { countFindings, isLegal, STANDING_WORDS, standingOf, storedStanding } from './core/check/finding';
import type { System } from './core/contract/system';
import { arbitraryArmy } from './fixtures/arbitrary-army';
import { fileReader } from './fixtures/file-reader';

const WORDS = Object.values(STANDING_WORDS).filter((word) => word !== STANDING_WORDS.legal);

/** The state that a text tells first; legal where it tells none. */
const wordIn = (text: string): string => WORDS.find((word) => text.startsWith(word)) ?? STANDING_WORDS.legal;

/** What everything that tells the state of an army says of one. */
const standings = async (system: System, file: ArmyFile) => {
  const { findings } = system.assess(file);
  const [roster, labels, answer] = await Promise.all([
    armyRosterOf(system, file),
    labelsOf(system, file, { stock: 'a4-70x36' }),
    verdictOn(file.name, { ok: true, system, file, warnings: [] }),
  ]);
  return {
    'a stored verdict': STANDING_WORDS[storedStanding(isLegal(findings), countFindings(findings).error)],
    'the answer of a check': STANDING_WORDS[verdictOf(answer) as keyof typeof STANDING_WORDS],
    'the mark of a roster': wordIn(roster.marks[0]?.text ?? ''),
    'the first label': wordIn(labels.labels[0]?.values[0]?.value ?? ''),
  };
};

const newArmy = (system: System): ArmyFile => {
  const { nations, years, scales } = system.choices;
  const wish = { nation: nations[0]?.value ?? '', year: years[0] ?? 1757, scale: scales[0]?.value ?? '' };
  let id = 0;
  return system.newArmy({ name: 'New', budget: null, ...wish }, () => `n${id++}`);
};

describe.each(SYSTEM_IDS)('the state of an army of %s', async (id) => {
  const system = await loadSystem(id);

  test('is the same wherever it is told', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryArmy(system), async (file) => {
        const word = STANDING_WORDS[standingOf(system.assess(file).findings)];
        const told = await standings(system, file);
        expect(new Set(Object.values(told)), JSON.stringify(told)).toEqual(new Set([word]));
      }),
    );
  });

  test('is not told worse by the mark of a limit than by the findings', async () => {
    const folder = join('data', id, 'typical');
    const { parse } = await system.reader();
    const read = (name: string) =>
      fileReader(parse, id)(JSON.parse(readFileSync(join(folder, name), 'utf8')));
    const typical = readdirSync(folder).map(read);
    for (const file of [...typical, ...fc.sample(arbitraryArmy(system), 100)]) {
      const assessment = system.assess(file);
      const { error, warning } = countFindings(assessment.findings);
      const over = (tone: string) =>
        system
          .summary(file, assessment)
          .limits.flatMap((limit) => (toneOver(limit) === tone ? [limit.key] : []));
      if (isLegal(assessment.findings)) expect(over('error'), file.name).toEqual([]);
      if (error + warning === 0) expect(over('warning'), file.name).toEqual([]);
    }
  });

  test('is unfinished without units, for that one reason', () => {
    const { findings } = system.assess(newArmy(system));
    expect(standingOf(findings)).toBe('unfinished');
    expect(findings.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual([
      'empty',
    ]);
    expect(findings.filter(({ wanting }) => !wanting)).toEqual([]);
  });
});

/** A state, or a count of errors, worked out anew: severity and wanting weighed against each other. */
const WEIGHED = /severity [!=]== 'error' (?:&& !|\|\| )wanting/;

test('no other source works a state out of findings', () => {
  const found = sources('app', 'lib', 'bin', 'server').filter((path) =>
    WEIGHED.test(readFileSync(path, 'utf8')),
  );
  expect(found).toEqual(['lib/rules/core/check/finding.ts']);
});
