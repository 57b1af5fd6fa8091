import { expect, test } from 'vitest';
import { type FindingView, groupFindings, partOfGroups, partsByTone, placesOf } from './finding-groups';

const finding = (
  code: string,
  severity: FindingView['severity'],
  at: FindingView['at'],
  message = code,
): FindingView => ({ code, severity, at, message, cite: { source: 'book', page: '12' } });

test('one code in several places is one group', () => {
  const groups = groupFindings([
    finding('size', 'error', ['brigades', 0, 'units', 1]),
    finding('org-2', 'error', ['brigades', 0]),
    finding('size', 'error', ['independents', 0]),
  ]);
  expect(groups.map(({ key, findings }) => [key, findings.length])).toEqual([
    ['error size p. 12', 2],
    ['error org-2 p. 12', 1],
  ]);
});

test('a code found with two severities makes two groups, errors first', () => {
  const groups = groupFindings([
    finding('org-3', 'info', []),
    finding('org-3', 'warning', []),
    finding('org-3', 'error', []),
  ]);
  expect(groups.map(({ tone }) => tone)).toEqual(['error', 'warning', 'info']);
});

test('a group has one message only if all its findings say the same', () => {
  const [same] = groupFindings([finding('a', 'error', [0], 'x'), finding('a', 'error', [1], 'x')]);
  const [different] = groupFindings([finding('a', 'error', [0], 'x'), finding('a', 'error', [1], 'y')]);
  expect(same?.message).toBe('x');
  expect(different?.message).toBeNull();
});

test('what is only wanting stands after warnings, whatever it counts as', () => {
  const groups = groupFindings([
    finding('note', 'info', []),
    { ...finding('org-12', 'error', []), wanting: true },
    finding('org-2', 'error', []),
    finding('org-4', 'warning', []),
  ]);
  expect(groups.map(({ tone }) => tone)).toEqual(['error', 'warning', 'wanting', 'info']);
});

test('a finding with several places is one finding with all of them', () => {
  const several = { ...finding('org-2', 'error', ['units', 0]), also: [['units', 1], []] };
  expect(groupFindings([several])[0]?.count).toBe(1);
  expect(placesOf([several])).toEqual([
    ['units', 0],
    ['units', 1],
  ]);
});

test('the army itself is no place, and a place is named once', () => {
  const places = placesOf([
    finding('a', 'error', []),
    finding('a', 'error', ['units', 0]),
    finding('a', 'error', ['units', 0]),
  ]);
  expect(places).toEqual([['units', 0]]);
});

test('a part of the groups holds whole numbers of findings, and each group knows how many there are', () => {
  const groups = groupFindings([
    ...Array.from({ length: 3 }, (_, index) => finding('a', 'error', [index])),
    ...Array.from({ length: 4 }, (_, index) => finding('b', 'error', [index])),
  ]);
  const part = partOfGroups(groups, 2, 3);
  expect(part.map(({ findings, count }) => [findings.map(({ at }) => at[0]), count])).toEqual([
    [[2], 3],
    [[0, 1], 4],
  ]);
  expect(partOfGroups(groups, 7, 3)).toEqual([]);
});

test('what is only wanted stands apart from what is wrong and from notes', () => {
  const parts = partsByTone(
    groupFindings([
      finding('a', 'info', []),
      { ...finding('b', 'error', []), wanting: true },
      finding('c', 'warning', []),
      finding('d', 'error', []),
    ]),
  );
  expect(parts.map((part) => part.map(({ findings: [{ code }] }) => code))).toEqual([
    ['d', 'c'],
    ['b'],
    ['a'],
  ]);
});
