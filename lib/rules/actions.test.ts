import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '.';
import type { ArmyFile } from './core/document';
import { edited, type Op } from './core/edit';
import { pathKey, valueAt } from './core/path';
import type { System } from './core/system';
import { arbitraryArmy } from './fixtures/arbitrary-army';

/** The systems held to it. */
const HELD = SYSTEM_IDS.filter((id) => ['honours-of-war', 'mcnally'].includes(id));

const rowsOf = (system: System, file: ArmyFile) =>
  system
    .outline(file)
    .sections.flatMap(({ at, rows }) => [...(at === undefined ? [] : [{ at, kind: 'formation' }]), ...rows]);

const unitIds = (system: System, file: ArmyFile): string[] =>
  system
    .outline(file)
    .sections.flatMap(({ rows }) => rows)
    .filter(({ kind }) => kind === 'unit')
    .map(({ id }) => id)
    .toSorted();

/** All that people have written of an army's nodes: notes, and the names of those who lead. */
const written = (file: ArmyFile): string[] => {
  const said: string[] = [];
  const look = (node: unknown, key: string): void => {
    if (node === null || typeof node !== 'object') return;
    const { notes, name } = node as { notes?: unknown; name?: unknown };
    if (typeof notes === 'string') said.push(notes);
    if ((key === 'commander' || key === 'brigadier') && typeof name === 'string') said.push(name);
    for (const [child, value] of Object.entries(node)) look(value, child);
  };
  look(file.army, '');
  return said.filter((text) => text !== '');
};

const leaders = (file: ArmyFile): number =>
  ((valueAt(file.army, ['brigades']) ?? []) as Record<string, unknown>[]).filter(
    ({ commander, brigadier }) => (commander ?? brigadier ?? null) !== null,
  ).length;

/** Names, notes and leaders of every kind for the formations of an army: long, short, none. */
const dressed = (file: ArmyFile, choices: readonly number[]): ArmyFile => {
  let turn = 0;
  const next = (): number => choices[turn++ % choices.length] ?? 0;
  const brigades = (valueAt(file.army, ['brigades']) ?? []) as readonly object[];
  return edited(
    file,
    brigades.flatMap((brigade, index): Op[] => {
      const path = ['army', 'brigades', index];
      const leader = 'commander' in brigade ? 'commander' : 'brigadier';
      const led = (brigade as Record<string, object | null>)[leader];
      return [
        ...(next() % 3 === 0
          ? [{ op: 'set' as const, path: [...path, 'name'], value: `${'𝄞'.repeat(58)} ${index}` }]
          : []),
        ...(next() % 3 === 0
          ? [
              {
                op: 'set' as const,
                path: [...path, 'notes'],
                value: `Note ${index} `.repeat(next() % 2 ? 180 : 1).trim(),
              },
            ]
          : []),
        ...(next() % 3 === 0
          ? [{ op: 'set' as const, path: [...path, leader], value: null }]
          : led !== null
            ? [
                {
                  op: 'set' as const,
                  path: [...path, leader],
                  value: { ...led, name: `Leader ${index}`, notes: `Limps ${index}` },
                },
              ]
            : []),
      ];
    }),
  );
};

describe.each(HELD)('splitting and merging of %s', async (id) => {
  const system = await loadSystem(id);
  const reader = await system.reader();

  test('loses no unit, leader or note, and the file still reads', { timeout: 300_000 }, () => {
    fc.assert(
      fc.property(
        arbitraryArmy(system),
        fc.array(fc.nat(5), { minLength: 7, maxLength: 7 }),
        (plain, choices) => {
          const file = dressed(plain, choices);
          const before = unitIds(system, file);
          for (const { at } of rowsOf(system, file)) {
            let made = 0;
            const offered = system.actions?.(file, at, () => `new-${++made}`) ?? [];
            for (const { id: action, ops } of offered) {
              const after = edited(file, ops);
              expect(
                reader.parse(JSON.parse(JSON.stringify(after))),
                `${action} of ${pathKey(at)}`,
              ).toMatchObject({ ok: true });
              if (action.startsWith('merge-')) {
                expect(unitIds(system, after)).toEqual(before);
                expect(leaders(after)).toBeGreaterThanOrEqual(Math.min(leaders(file), 1));
              }
              if (action === 'split' && !String(at.at(-2)).startsWith('units')) {
                expect(unitIds(system, after).length).toBeGreaterThanOrEqual(before.length);
              }
              const all = written(after).join('\n');
              for (const text of written(file)) expect(all).toContain(text);
            }
          }
        },
      ),
    );
  });
});
