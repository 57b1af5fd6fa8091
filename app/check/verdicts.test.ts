import { expect, test } from 'vitest';
import type { CheckAnswer, CheckedFinding } from '@/lib/rules/check-answer';
import { pastedEntries } from './post-check';
import {
  type CheckedText,
  countsOf,
  countVerdicts,
  csvOf,
  EVERYTHING,
  jsonOf,
  turned,
  verdictOf,
  visibleVerdicts,
} from './verdicts';

const finding = (severity: CheckedFinding['severity']): CheckedFinding => ({
  code: 'org-2',
  severity,
  at: ['brigades', 0],
  message: 'One "quoted"\nline',
  cite: { source: 'how', page: '12' },
});

const about = {
  player: 'Łukasz',
  system: 'Honours of War',
  nation: 'Prussia',
  year: 1757,
  units: 12,
  budget: 2000,
  options: ['lieutenant generals'],
};

const good: CheckAnswer = {
  file: 'list10.json',
  ok: true,
  name: 'Vanguard',
  system: 'honours-of-war',
  profile: 'how #0',
  points: 10.5,
  legal: true,
  unfinished: false,
  stats: {},
  findings: [finding('warning'), finding('info'), finding('info')],
  about,
};
const bad: CheckAnswer = {
  ...good,
  file: 'list9.json',
  name: '=2+2',
  points: 9,
  legal: false,
  findings: [finding('error')],
  about: { ...about, player: 'Ann', nation: 'Austria' },
};
const growing: CheckAnswer = {
  ...good,
  file: 'list1.json',
  legal: false,
  unfinished: true,
  findings: [{ ...finding('error'), wanting: true }],
};
const broken: CheckAnswer = {
  file: 'c.json',
  ok: false,
  error: { code: 'broken-json', message: 'Line 3, column 7: no comma.', at: { line: 3, column: 7 } },
};

const checked = [good, bad, broken, growing].map((answer): CheckedText => ({ answer, text: '' }));
const filesOf = (rows: readonly CheckedText[]) => rows.map(({ answer }) => answer.file);

test('each answer has one verdict', () => {
  expect([good, bad, broken, growing].map(verdictOf)).toEqual([
    'legal',
    'illegal',
    'unreadable',
    'unfinished',
  ]);
  const counts = { legal: 2, unfinished: 0, illegal: 1, unreadable: 1 };
  expect(countVerdicts([good, bad, broken, good])).toEqual(counts);
});

test('findings are counted by tone; an unreadable file has none', () => {
  const none = { error: 0, warning: 0, wanting: 0, info: 0 };
  expect(countsOf(good)).toEqual({ ...none, warning: 1, info: 2 });
  expect(countsOf(growing)).toEqual({ ...none, wanting: 1 });
  expect(countsOf(broken)).toEqual(none);
});

test('the download holds every answer, in order', () => {
  expect(JSON.parse(jsonOf([bad, broken, good]))).toEqual([bad, broken, good]);
});

test('the table for spreadsheets has a line for each list, and no cell is a formula', () => {
  const [head, first, ...rest] = csvOf([bad, broken]).split('\r\n');
  expect(head?.split(',').slice(0, 4)).toEqual(['\uFEFFFile', 'Army', 'Player', 'Rules']);
  expect(first?.startsWith("list9.json,'=2+2,Ann,Honours of War,Austria,1757,9,2000,illegal,1,0,0,0,")).toBe(
    true,
  );
  expect(first).toContain('"error org-2: One ""quoted""\nline (p. 12)"');
  expect(rest).toEqual(['c.json,,,,,,,,unreadable,,,,,,"Line 3, column 7: no comma.",', '']);
  const width = 16;
  expect(head?.split(',')).toHaveLength(width);
});

test('lists are sorted by number where names hold numbers, and stand as given after the third click', () => {
  const byFile = turned(null, 'file');
  expect(filesOf(visibleVerdicts(checked, { ...EVERYTHING, order: byFile }))).toEqual([
    'c.json',
    'list1.json',
    'list9.json',
    'list10.json',
  ]);
  const down = turned(byFile, 'file');
  expect(filesOf(visibleVerdicts(checked, { ...EVERYTHING, order: down }))[0]).toBe('list10.json');
  expect(turned(down, 'file')).toBeNull();
  expect(filesOf(visibleVerdicts(checked, EVERYTHING))).toEqual(filesOf(checked));
  const gravest = visibleVerdicts(checked, { ...EVERYTHING, order: { key: 'verdict', down: false } });
  expect(filesOf(gravest)[0]).toBe('list9.json');
});

test('the search finds players and nations without their accents', () => {
  expect(filesOf(visibleVerdicts(checked, { ...EVERYTHING, search: 'lukasz PRUSSIA' }))).toEqual([
    'list10.json',
    'list1.json',
  ]);
  expect(visibleVerdicts(checked, { ...EVERYTHING, search: 'sweden' })).toEqual([]);
});

test('share links are pasted one on a line, anything else is one list', async () => {
  const token = 'abcdefghijklmnopqrstuv';
  const links = pastedEntries(`http://192.168.1.2:3000/s/${token}\n\n /s/${token} \n`);
  expect(links.map(({ file }) => file)).toEqual(['Share link 1', 'Share link 2']);
  expect(await links[1]?.text()).toBe(`/s/${token}`);
  expect(pastedEntries(`see /s/${token}`).map(({ file }) => file)).toEqual(['Pasted text']);
  expect(pastedEntries(' \n ')).toEqual([]);
});
