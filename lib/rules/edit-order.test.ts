import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '.';
import type { ArmyFile } from './core/army/document';
import { edited, type Op } from './core/army/edit';
import { rulesProfile } from './core/contract/profile';
import type { System } from './core/contract/system';
import { arbitraryArmy } from './fixtures/arbitrary-army';

/**
 * Edits that follow each other, such as units added at the end of one brigade; those of two lanes may change places.
 */
type Lane = readonly Op[];

const LANES = 12;

/** Every lane of edits that this army offers: units added to each list, choices, names, settings. */
const lanesOf = (system: System, file: ArmyFile): Lane[] => {
  const { sections } = system.outline(file);
  const entries = system.catalogue(file).flatMap((group) => group.entries);
  const added = sections.flatMap(({ list, rows, at }, place): Lane[] => {
    const held = entries.filter(({ into }) => into === list?.holds);
    if (list === undefined || held.length === 0) return [];
    const under = rows.filter((row) => row.at.length === list.at.length + 1 && row.kind === list.holds);
    return [
      [0, 1, 2].map((step) => ({
        op: 'insert',
        path: ['army', ...list.at, under.length + step],
        value: { id: `new-${at.join('-')}-${step}`, ...held[(7 * place + 3 * step) % held.length]?.node },
      })),
    ];
  });
  const rows = sections.flatMap((section) => section.rows);
  const chosen = rows.flatMap(({ choice }): Lane[] =>
    choice === undefined
      ? []
      : [choice.options.map(({ value }) => ({ op: 'set', path: ['army', ...choice.at], value }))],
  );
  const named = rows.map(
    ({ at }): Lane => [{ op: 'set', path: ['army', ...at, 'name'], value: 'Itzenplitz' }],
  );
  const settled = system.settings.map(
    ({ key, options }): Lane => options.map(({ value }) => ({ op: 'set', path: ['settings', key], value })),
  );
  return [...added, ...chosen, ...named, ...settled];
};

/** The lanes run side by side: whose turn it is, is said by `turns`; what is left over follows. */
const interleaved = (lanes: readonly Lane[], turns: readonly number[]): Op[] => {
  const waiting = lanes.map((lane) => [...lane]);
  const ops = turns.flatMap((turn) => waiting[turn % Math.max(1, waiting.length)]?.shift() ?? []);
  return [...ops, ...waiting.flat()];
};

describe.each(SYSTEM_IDS)('%s', async (id) => {
  const system = await loadSystem(id);
  const reader = await system.reader();
  const { writeText } = await system.text();
  const edits = arbitraryArmy(system).chain((file) =>
    fc.record({
      file: fc.constant(file),
      lanes: fc.shuffledSubarray(lanesOf(system, file)).map((lanes) => lanes.slice(0, LANES)),
      turns: fc.array(fc.nat(LANES), { maxLength: 5 * LANES }),
    }),
  );

  const report = (file: ArmyFile) => {
    const read = reader.parse(JSON.parse(JSON.stringify(file)));
    if (!read.ok) throw new Error(JSON.stringify(read.errors));
    const { assess, summary } = system;
    const assessment = assess(read.value);
    return {
      assessment,
      summary: summary(read.value, assessment),
      profile: rulesProfile(system, read.value),
      text: writeText(read.value, assessment, { markup: 'plain', length: 'full' }),
    };
  };

  test('any order of edits to the same army gives the same report', () => {
    fc.assert(
      fc.property(edits, ({ file, lanes, turns }) => {
        const straight = edited(file, lanes.flat());
        const mixed = edited(file, interleaved(lanes, turns));
        expect(report(mixed)).toEqual(report(straight));
        // the builder judges what it holds, unread
        expect(system.assess(mixed)).toEqual(system.assess(straight));
      }),
    );
  });
});
