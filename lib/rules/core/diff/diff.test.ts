import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '../..';
import { arbitraryArmy } from '../../fixtures/arbitrary-army';
import { fileReader } from '../../fixtures/file-reader';
import type { ArmyFile } from '../army/document';
import { edited, moved, type Op } from '../army/edit';
import { changedSettings } from '../contract/profile';
import type { System } from '../contract/system';
import { diffArmies } from './diff';
import { canonical, valueText } from './diff-fields';

const judged = (system: System, file: ArmyFile) => ({ file, assessment: system.assess(file) });

const diff = (system: System, before: ArmyFile, after: ArmyFile) =>
  diffArmies(system, judged(system, before), judged(system, after));

/** What a file says, without what a save stamps on it and without settings written down at their default. */
const said = (system: System, { dataVersion: _, ...file }: ArmyFile) =>
  canonical({ ...file, settings: changedSettings(system, { ...file, dataVersion: '' }) });

/** Some edits of an army: a row removed, moved to another list, or renamed. */
const editsOf = (system: System, file: ArmyFile, seeds: readonly number[]): ArmyFile =>
  seeds.reduce<ArmyFile>((army, seed) => {
    const { sections } = system.outline(army);
    const lists = sections.flatMap(({ list, rows }) => (list?.holds === 'unit' ? [{ list, rows }] : []));
    const units = lists.flatMap(({ rows }) => rows.filter(({ kind }) => kind === 'unit'));
    const unit = units[seed % Math.max(1, units.length)];
    const into = lists[seed % Math.max(1, lists.length)];
    if (unit === undefined || into === undefined) return army;
    const from = ['army', ...unit.at];
    const ops: Op[][] = [
      [{ op: 'remove', path: from }],
      moved(army, from, ['army', ...into.list.at], 0),
      [{ op: 'set', path: [...from, 'name'], value: `Renamed ${seed}` }],
      [{ op: 'set', path: [...from, 'notes'], value: `Note ${seed}` }],
      [{ op: 'set', path: ['army', 'notes'], value: `Note ${seed}` }],
    ];
    return edited(army, ops[seed % ops.length] ?? []);
  }, file);

describe.each(SYSTEM_IDS)('diff of %s', async (id) => {
  const system = await loadSystem(id);
  const armies = arbitraryArmy(system);
  const pairs = fc.oneof(
    fc.tuple(armies, armies),
    fc
      .tuple(armies, fc.array(fc.nat(1000), { maxLength: 6 }))
      .map(([file, seeds]): [ArmyFile, ArmyFile] => [file, editsOf(system, file, seeds)]),
  );

  test('an army does not differ from itself, whatever the order of its keys', () => {
    fc.assert(
      fc.property(armies, (file) => {
        const copy = JSON.parse(canonical({ ...file, dataVersion: '2099.1.1' })) as ArmyFile;
        const found = diff(system, file, copy);
        expect(found.same).toBe(true);
        expect(found.changes).toEqual([]);
      }),
    );
  });

  test('nothing that differs is missed, and nothing is said that does not', () => {
    fc.assert(
      fc.property(pairs, ([before, after]) => {
        expect(diff(system, before, after).same).toBe(said(system, before) === said(system, after));
      }),
    );
  });

  test('every row of either side stands in it exactly once, with its points', () => {
    fc.assert(
      fc.property(pairs, ([before, after]) => {
        const { sections, points, counts } = diff(system, before, after);
        const lines = sections.flatMap((section) => section.lines);
        const rows = (file: ArmyFile) => system.outline(file).sections.flatMap((section) => section.rows);
        const sides = [before, after].map((file) => rows(file).map(({ at }) => at.join('.')));
        expect(lines.flatMap((line) => line.before?.at.join('.') ?? []).toSorted()).toEqual(
          sides[0]?.toSorted(),
        );
        expect(lines.flatMap((line) => line.after?.at.join('.') ?? []).toSorted()).toEqual(
          sides[1]?.toSorted(),
        );
        for (const side of [0, 1] as const) {
          if (points[side] === null) continue;
          expect(lines.reduce((sum, line) => sum + (line.points[side] ?? 0), 0)).toBe(points[side]);
        }
        expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(lines.length);
      }),
    );
  });

  test('the other way round, what was added is removed', () => {
    fc.assert(
      fc.property(pairs, ([before, after]) => {
        const there = diff(system, before, after);
        const back = diff(system, after, before);
        expect(back.counts).toEqual({
          ...there.counts,
          added: there.counts.removed,
          removed: there.counts.added,
        });
        expect(back.same).toBe(there.same);
        expect(back.points).toEqual(there.points.toReversed());
      }),
    );
  });
});

const honoursOfWar = await loadSystem('honours-of-war');
const reader = await honoursOfWar.reader();

describe('what a diff says', () => {
  const system = honoursOfWar;
  const readFile = fileReader(reader.parse, system.id);
  const read = (army: object, more: object = {}) =>
    readFile({
      name: 'Bevern',
      army: { nation: 'prussia', year: 1757, general: { id: 'g' }, ...army },
      ...more,
    });
  const unit = (unitId: string, more: object = {}) => ({
    id: unitId,
    type: 'musketeers',
    class: 'standard',
    ...more,
  });
  const brigade = (brigadeId: string, ...units: object[]) => ({
    id: brigadeId,
    name: brigadeId,
    commander: { id: `${brigadeId}-c`, rating: 'variable' },
    units,
  });

  const before = read({
    brigades: [brigade('left', unit('a'), unit('b'), unit('c')), brigade('right', unit('d'))],
    works: [{ id: 'w', type: 'fortified-block', count: 1 }],
  });

  test('rows added, removed, moved and changed, each with its points', () => {
    const after = read({
      brigades: [
        brigade('left', unit('a', { class: 'superior', size: 'large', notes: 'veterans' }), unit('e')),
        { ...brigade('right', unit('d'), unit('b', { battalionGuns: 'absent' })), name: 'Right wing' },
      ],
      works: [{ id: 'w', type: 'fortified-block', count: 2 }],
    });
    const { sections, counts } = diff(system, before, after);
    expect(counts).toMatchObject({ added: 1, removed: 1, moved: 1, changed: 2 });
    const [, left, right, , works] = sections;
    expect(left?.lines.map(({ kind, id: row }) => `${kind} ${row}`)).toEqual([
      'same left-c',
      'changed a',
      'added e',
      'removed c',
    ]);
    expect(left?.lines[1]).toMatchObject({
      points: [110, 150],
      changes: [
        { label: 'Class', before: 'Standard', after: 'Superior' },
        { label: 'Size', before: 'Standard', after: 'Large' },
        { label: 'Notes', before: '', after: 'veterans' },
      ],
    });
    expect(right).toMatchObject({
      state: 'changed',
      changes: [{ label: 'Name', before: 'right', after: 'Right wing' }],
    });
    expect(right?.lines.at(-1)).toMatchObject({
      kind: 'moved',
      from: 'left',
      changes: [{ label: 'Battalion guns', before: '', after: 'absent' }],
    });
    expect(works?.lines[0]).toMatchObject({ kind: 'changed', points: [60, 120] });
  });

  test('facts of the army and settings, in words', () => {
    const after = read(
      { ...(before.army as object), nation: 'hbma', budget: 1500 },
      { name: 'Ferdinand', settings: { nonStandardUnits: true } },
    );
    expect(diff(system, before, after).changes).toEqual([
      { label: 'Name', before: 'Bevern', after: 'Ferdinand' },
      { label: 'Nation', before: 'Prussia', after: 'HBM Army' },
      { label: 'Budget', before: '', after: '1500' },
      { label: 'Small and large units', before: 'Off', after: 'On' },
    ]);
  });

  test('a setting at its default is no change', () => {
    expect(diff(system, before, { ...before, settings: { nonStandardUnits: false } }).changes).toEqual([]);
  });

  test('another order of rows or sections is said, without a line of its own', () => {
    const swapped = read({
      brigades: [brigade('right', unit('d')), brigade('left', unit('b'), unit('a'), unit('c'))],
      works: [{ id: 'w', type: 'fortified-block', count: 1 }],
    });
    const found = diff(system, before, swapped);
    expect(found).toMatchObject({ same: false, reordered: true, counts: { changed: 0, moved: 0 } });
    expect(found.sections.filter(({ reordered }) => reordered).map(({ id }) => id)).toEqual(['left']);
  });

  test('the same id twice on one side is told apart', () => {
    const twice = read({
      brigades: [brigade('left', unit('a'), unit('a'), unit('b'), unit('c')), brigade('right', unit('d'))],
    });
    expect(diff(system, before, twice).counts).toMatchObject({ added: 1, removed: 1 });
  });

  test.each([
    [true, 'yes'],
    [null, ''],
    [['hbma', 2], 'HBM Army, 2'],
    [
      { moveInitiative: 1, dice: { dashing: [5, 6], dithering: [] } },
      'move initiative 1; dice dashing 5, 6; dithering none',
    ],
  ])('%j in words: %j', (value, words) => {
    expect(valueText(value, new Map([['hbma', 'HBM Army']]))).toBe(words);
  });
});
