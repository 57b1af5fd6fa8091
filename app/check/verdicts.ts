import { csvText } from '@/lib/csv-table';
import { searchText } from '@/lib/history/search-text';
import type { CheckAnswer } from '@/lib/rules/check-answer';
import { countFindings, STANDING_WORDS, type Tone } from '@/lib/rules/core/check/finding';
import { citeLabel } from '@/lib/rules/core/contract/citation';

/** What a verdict needs of a system: its name and that of its book, and what it calls its points. */
export type VerdictBook = { readonly name: string; readonly source: string; readonly points: string };

export type CheckVerdict = 'legal' | 'unfinished' | 'illegal' | 'unreadable';

/** An answer, and the text it was given on: null for one that could not be read. */
export type CheckedText = { readonly answer: CheckAnswer; readonly text: string | null };

/** The one word for an answer. */
export const verdictOf = (answer: CheckAnswer): CheckVerdict => {
  if (!answer.ok) return 'unreadable';
  if (answer.legal) return 'legal';
  return answer.unfinished ? 'unfinished' : 'illegal';
};

/** How many answers there are of each verdict. */
export const countVerdicts = (answers: readonly CheckAnswer[]): Record<CheckVerdict, number> => {
  const counts = { legal: 0, unfinished: 0, illegal: 0, unreadable: 0 };
  for (const answer of answers) counts[verdictOf(answer)]++;
  return counts;
};

/** The word for each verdict. */
export const VERDICT_WORDS: Readonly<Record<CheckVerdict, string>> = {
  ...STANDING_WORDS,
  unreadable: 'Unreadable',
};

/** How many findings of each tone one answer has. */
export const countsOf = (answer: CheckAnswer): Record<Tone, number> =>
  countFindings(answer.ok ? answer.findings : []);

/** The file format of answers: what POST /api/v1/check answers, too. */
export const jsonOf = (answers: readonly CheckAnswer[]): string => `${JSON.stringify(answers, null, 1)}\n`;

/** What the list can be sorted by; files stand as they were given otherwise. */
export const KEYS = ['file', 'army', 'player', 'system', 'points', 'verdict', 'findings'] as const;
export type Key = (typeof KEYS)[number];
export type VerdictOrder = { readonly key: Key; readonly down: boolean };

/** What is shown of the list. */
export type VerdictView = {
  readonly verdict: CheckVerdict | 'all';
  /** words that are in file, army, player, rules or nation */
  readonly search: string;
  /** null: as given */
  readonly order: VerdictOrder | null;
};

export const EVERYTHING: VerdictView = { verdict: 'all', search: '', order: null };

const RANK: Record<CheckVerdict, number> = { illegal: 0, unreadable: 1, unfinished: 2, legal: 3 };

const aboutOf = ({ answer }: CheckedText) => (answer.ok ? answer.about : undefined);

/** Findings weighed so that one error outweighs any number of warnings, and those any number of notes. */
const weight = ({ answer }: CheckedText): number => {
  const { error, warning, wanting, info } = countsOf(answer);
  return ((error * 1000 + warning) * 1000 + wanting) * 1000 + info;
};

const VALUES: Record<Key, (checked: CheckedText) => string | number> = {
  file: ({ answer }) => answer.file,
  army: ({ answer }) => (answer.ok ? answer.name : ''),
  player: (checked) => aboutOf(checked)?.player ?? '',
  system: (checked) => `${aboutOf(checked)?.system ?? ''} ${aboutOf(checked)?.nation ?? ''}`,
  points: ({ answer }) => (answer.ok ? (answer.points ?? -1) : -2),
  verdict: ({ answer }) => RANK[verdictOf(answer)],
  findings: weight,
};

const COLLATOR = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const compared = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : COLLATOR.compare(String(a), String(b));

const textOf = (checked: CheckedText): string => {
  const { answer } = checked;
  const about = aboutOf(checked);
  const texts = [answer.file, answer.ok ? answer.name : '', about?.player, about?.system, about?.nation];
  return searchText(texts.filter((each) => each !== undefined));
};

/** The part of the list that a view shows, in its order; equals stay as they were given. */
export const visibleVerdicts = (
  all: readonly CheckedText[],
  { verdict, search, order }: VerdictView,
): readonly CheckedText[] => {
  const words = searchText([search]).split(' ').filter(Boolean);
  const fitting = all.filter((checked) => {
    if (verdict !== 'all' && verdictOf(checked.answer) !== verdict) return false;
    const text = words.length === 0 ? '' : textOf(checked);
    return words.every((word) => text.includes(word));
  });
  if (order === null) return fitting;
  const value = VALUES[order.key];
  const sign = order.down ? -1 : 1;
  return fitting.toSorted((a, b) => sign * compared(value(a), value(b)));
};

/** The order after a click on a head: up, down, then as given again. */
export const turned = (order: VerdictOrder | null, key: Key): VerdictOrder | null => {
  if (order?.key !== key) return { key, down: false };
  return order.down ? null : { key, down: true };
};

const HEAD = [
  'File',
  'Army',
  'Player',
  'Rules',
  'Nation',
  'Year',
  'Points',
  'Limit',
  'Verdict',
  'Errors',
  'Warnings',
  'Still needed',
  'Notes',
  'Changed',
  'Findings',
  'Profile',
] as const;

const cellsOf = (answer: CheckAnswer): readonly (string | number | null | undefined)[] => {
  const verdict = verdictOf(answer);
  if (!answer.ok)
    return [answer.file, '', '', '', '', '', '', '', verdict, '', '', '', '', '', answer.error.message, ''];
  const { error, warning, wanting, info } = countsOf(answer);
  const { about } = answer;
  const findings = answer.findings.map(
    ({ code, severity, message, cite }) => `${severity} ${code}: ${message} (${citeLabel(cite)})`,
  );
  return [
    answer.file,
    answer.name,
    about?.player,
    about?.system ?? answer.system,
    about?.nation,
    about?.year,
    answer.points,
    about?.budget,
    verdict,
    error,
    warning,
    wanting,
    info,
    about?.options.join('; '),
    findings.join('\n'),
    answer.profile,
  ];
};

/** Verdicts as a table for spreadsheets: one line for each file. */
export const csvOf = (answers: readonly CheckAnswer[]): string => csvText([HEAD, ...answers.map(cellsOf)]);
