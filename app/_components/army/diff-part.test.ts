import { expect, test } from 'vitest';
import type { ArmyDiff, DiffSection } from '@/lib/rules/core/diff/diff';
import type { DiffLine } from '@/lib/rules/core/diff/diff-rows';
import { diffPart, PART_LINES } from './diff-part';

const line = (id: string, kind: DiffLine['kind'], text = ''): DiffLine => ({
  kind,
  id,
  before: null,
  after: null,
  points: [null, null],
  changes: text === '' ? [] : [{ label: 'Notes', before: text, after: text }],
});

const section = (id: string, lines: DiffLine[], state: DiffSection['state'] = 'same'): DiffSection => ({
  id,
  kind: 'formation',
  title: id,
  state,
  changes: [],
  reordered: false,
  lines,
});

const diffOf = (sections: DiffSection[]): ArmyDiff => ({
  same: false,
  changes: [{ label: 'Name', before: 'a', after: 'b' }],
  sections,
  reordered: true,
  points: [null, null],
  counts: { same: 0, added: 0, removed: 0, moved: 0, changed: 0 },
});

const many = (count: number, text?: string) =>
  Array.from({ length: count }, (_, index) => line(`u${index}`, 'changed', text));

test('leaves out what is the same, and keeps a section that only came or went', () => {
  const part = diffPart(
    diffOf([section('same', [line('x', 'same')]), section('gone', [], 'removed'), section('b', many(2))]),
    1,
  );
  expect(part.sections.map(({ id }) => id)).toEqual(['gone', 'b']);
  expect(part.place).toEqual({ part: 1, parts: 1, from: 1, to: 4, all: 4 });
});

test('shows every line once, a part at a time, whatever the length of notes', () => {
  for (const diff of [
    diffOf([section('a', many(500)), section('b', many(501))]),
    diffOf([section('a', many(100, 'x'.repeat(2_000)))]),
  ]) {
    const { place } = diffPart(diff, 1);
    const parts = Array.from({ length: place.parts }, (_, index) => diffPart(diff, index + 1));
    const shown = parts.flatMap(({ sections }) =>
      sections.flatMap(({ id, lines }) => lines.map((each) => `${id} ${each.id}`)),
    );
    expect(shown).toEqual(diff.sections.flatMap(({ id, lines }) => lines.map((each) => `${id} ${each.id}`)));
    for (const { sections, changes } of parts) {
      const lines = sections.flatMap((each) => each.lines);
      expect(lines.length + changes.length).toBeLessThanOrEqual(PART_LINES);
      expect(JSON.stringify(sections).length).toBeLessThan(60_000);
    }
    expect(parts.map(({ changes }) => changes.length)).toEqual([1, ...parts.slice(1).map(() => 0)]);
    expect(parts.map(({ reordered }) => reordered)).toEqual([true, ...parts.slice(1).map(() => false)]);
  }
});
