import fc from 'fast-check';
import type { ArmyFile } from './core/document';
import { edited, type Op } from './core/edit';
import type { System } from './core/system';

const STEPS = ['troops', 'troops', 'troops', 'addition', 'choice', 'remove', 'setting', 'rename'] as const;

type Step = {
  readonly kind: (typeof STEPS)[number];
  readonly a: number;
  readonly b: number;
  readonly text: string;
};

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];

const ops = (
  system: System,
  file: ArmyFile,
  { kind, a, b, text }: Step,
  newId: () => string,
): readonly Op[] => {
  const { sections } = system.outline(file);
  const rows = sections.flatMap((section) => section.rows);
  if (kind === 'troops') {
    const entries = system.catalogue(file).flatMap((group) => group.entries);
    const entry = pick(entries, a);
    const list = pick(
      sections.filter((section) => section.list?.holds === entry?.into),
      b,
    )?.list;
    if (entry === undefined || list === undefined) return [];
    return [{ op: 'insert', path: ['army', ...list.at, 0], value: { id: newId(), ...entry.node } }];
  }
  if (kind === 'addition') return pick(system.additions(file, newId), a)?.ops ?? [];
  if (kind === 'choice') {
    const choice = pick(
      rows.flatMap((row) => row.choice ?? []),
      a,
    );
    const value = choice && pick(choice.options, b)?.value;
    return choice === undefined ? [] : [{ op: 'set', path: ['army', ...choice.at], value }];
  }
  if (kind === 'remove') {
    const row = pick(
      rows.filter(({ kind: of }) => of === 'unit'),
      a,
    );
    return row === undefined ? [] : [{ op: 'remove', path: ['army', ...row.at] }];
  }
  if (kind === 'setting') {
    const setting = pick(system.settings, a);
    const value = setting && pick(setting.options, b)?.value;
    return setting === undefined ? [] : [{ op: 'set', path: ['settings', setting.key], value }];
  }
  const row = pick(rows, a);
  return row === undefined ? [] : [{ op: 'set', path: ['army', ...row.at, 'name'], value: text }];
};

/** Any army that can be built in the builder of `system`: for property tests. */
export const arbitraryArmy = (system: System): fc.Arbitrary<ArmyFile> => {
  const step = fc.record({
    kind: fc.constantFrom(...STEPS),
    a: fc.nat(200),
    b: fc.nat(20),
    text: fc.constantFrom(
      '',
      'Kołłątaj',
      'Румянцев',
      'Moller’s "battery"',
      '<b>&amp;',
      'a, b; c: (d) [e]',
      '- 1 x 2 pts',
    ),
  });
  const options = fc.record({
    name: fc.constantFrom('Kołłątaj’s army', 'Lobositz', 'x'),
    nation: fc.constantFrom(...system.choices.nations.map(({ value }) => value)),
    year: fc.constantFrom(...system.choices.years),
    scale: fc.constantFrom(...system.choices.scales.map(({ value }) => value)),
    budget: fc.option(fc.nat(3000)),
  });
  return fc.tuple(options, fc.array(step, { maxLength: 40 })).map(([start, steps]) => {
    let count = 0;
    const newId = () => `n${++count}`;
    return steps.reduce<ArmyFile>(
      (file, next) => edited(file, ops(system, file, next, newId)),
      system.newArmy(start, newId),
    );
  });
};
