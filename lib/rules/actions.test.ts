import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '.';
import type { ArmyFile } from './core/army/document';
import { edited, type Op } from './core/army/edit';
import { type Path, pathKey } from './core/army/path';
import type { System } from './core/contract/system';
import { arbitraryArmy } from './fixtures/arbitrary-army';

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

/** What the leaders of formations are kept under. */
const LEADERS = ['commander', 'brigadier', 'commanders', 'others'];

/** All that people have written of an army's nodes: notes, and the names of those who lead. */
const written = (file: ArmyFile): string[] => {
  const said: string[] = [];
  const look = (node: unknown, key: string): void => {
    if (node === null || typeof node !== 'object') return;
    const { notes, name } = node as { notes?: unknown; name?: unknown };
    if (typeof notes === 'string') said.push(notes);
    if (LEADERS.includes(key) && typeof name === 'string') said.push(name);
    for (const [child, value] of Object.entries(node)) look(value, Array.isArray(node) ? key : child);
  };
  look(file.army, '');
  return said.filter((text) => text !== '');
};

const formationsOf = (system: System, file: ArmyFile) =>
  system.outline(file).sections.filter(({ kind }) => kind === 'formation');

const leaders = (system: System, file: ArmyFile): number =>
  formationsOf(system, file).flatMap(({ rows }) => rows.filter(({ kind }) => kind === 'commander')).length;

/** Names, notes and leaders of every kind for the formations of an army: long, short, none. */
const dressed = (system: System, file: ArmyFile, choices: readonly number[]): ArmyFile => {
  let turn = 0;
  const next = (): number => choices[turn++ % choices.length] ?? 0;
  const set = (at: Path, key: string, value: unknown): Op => ({
    op: 'set',
    path: ['army', ...at, key],
    value,
  });
  const left = (at: Path): Op =>
    typeof at.at(-1) === 'number'
      ? { op: 'remove', path: ['army', ...at] }
      : { op: 'set', path: ['army', ...at], value: null };
  return edited(
    file,
    formationsOf(system, file).flatMap(({ at, rows }, index): Op[] => {
      const led = rows.filter(({ kind }) => kind === 'commander').slice(0, 1);
      const gone = next() % 3 === 0;
      return [
        ...(next() % 3 === 0 ? [set(at, 'name', `${'𝄞'.repeat(58)} ${index}`)] : []),
        ...(next() % 3 === 0 ? [set(at, 'notes', `Note ${index} `.repeat(next() % 2 ? 180 : 1).trim())] : []),
        ...led.flatMap(({ at: post }) =>
          gone ? [left(post)] : [set(post, 'name', `Leader ${index}`), set(post, 'notes', `Limps ${index}`)],
        ),
      ];
    }),
  );
};

describe.each(SYSTEM_IDS)('splitting and merging of %s', async (id) => {
  const system = await loadSystem(id);
  const reader = await system.reader();

  test('loses no unit, leader or note, and the file still reads', { timeout: 300_000 }, () => {
    fc.assert(
      fc.property(
        arbitraryArmy(system),
        fc.array(fc.nat(5), { minLength: 7, maxLength: 7 }),
        (plain, choices) => {
          const file = dressed(system, plain, choices);
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
                expect(leaders(system, after)).toBeGreaterThanOrEqual(Math.min(leaders(system, file), 1));
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
