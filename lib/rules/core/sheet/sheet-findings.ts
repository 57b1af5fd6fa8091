import { counted } from '../army/words';
import {
  countFindings,
  type Finding,
  type Severity,
  STANDING_WORDS,
  standingOf,
  type Tone,
  toneOf,
} from '../check/finding';
import { citeLabel } from '../contract/citation';
import type { NoteBlock, SheetMark } from './sheet';

/** As within a sentence; what begins with one of the names `proper` keeps its capital. */
export const lowered = (words: string, proper: readonly string[] = []): string =>
  proper.some((name) => words.startsWith(name)) ? words : words.charAt(0).toLowerCase() + words.slice(1);

const NOUNS: Record<Severity, string> = { error: 'error', warning: 'warning', info: 'note' };

/** "4 things still needed". */
const wantingText = (count: number): string => `${counted(count, 'thing')} still needed`;

/** How many findings are named in the footer, and listed in full, before "and 3 more". */
const NAMED = 3;
const LISTED = 10;

const summed = (findings: readonly Finding[], severity: Severity, proper: readonly string[]): string => {
  if (findings.length === 0) return severity === 'error' ? 'no errors' : '';
  const names = [
    ...new Set(findings.map(({ title, cite }) => `${lowered(title, proper)}, ${citeLabel(cite)}`)),
  ];
  const more = names.length - NAMED;
  const list = [...names.slice(0, NAMED), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
  return `${counted(findings.length, NOUNS[severity])} (${list})`;
};

const ofTone = (findings: readonly Finding[], tone: Tone): Finding[] =>
  findings.filter((finding) => toneOf(finding) === tone);

/** "no errors, 1 warning (rifles, s. 5)"; `proper` are names that keep their capital. */
export const checkSummary = (findings: readonly Finding[], proper: readonly string[] = []): string => {
  const counts = countFindings(findings);
  const parts = (['error', 'warning'] as const).map((tone) => summed(ofTone(findings, tone), tone, proper));
  const filled = parts.filter((part) => part !== '');
  const summary = counts.error + counts.warning === 0 ? 'no errors, no warnings' : filled.join(', ');
  return counts.wanting === 0 ? summary : `${summary}, ${wantingText(counts.wanting)}`;
};

/** What keeps an army from being legal: its errors or, without any, missing units that count as errors. */
const hindrances = (findings: readonly Finding[]): Finding[] =>
  standingOf(findings) === 'unfinished'
    ? findings.filter(({ severity }) => severity === 'error')
    : ofTone(findings, 'error');

/** The mark that every sheet carries of an army that is not legal, or not finished. */
export const errorMarks = (findings: readonly Finding[]): SheetMark[] => {
  const hindering = hindrances(findings);
  const word = STANDING_WORDS[standingOf(findings)];
  const [first, ...others] = hindering;
  if (first === undefined) return [];
  const count = hindering.length;
  const what = toneOf(first) === 'wanting' ? wantingText(count) : counted(count, 'error');
  const more = others.length === 0 ? '' : ` And ${others.length} more, listed with the army.`;
  return [
    { severity: toneOf(first), text: `${word}: ${what}. ${first.message} (${citeLabel(first.cite)})${more}` },
  ];
};

/** The same in full, for the player and the organiser; nothing for a legal army. */
export const errorList = (findings: readonly Finding[]): NoteBlock[] => {
  const hindering = hindrances(findings);
  const [first] = hindering;
  if (first === undefined) return [];
  const more = hindering.length - LISTED;
  return [
    {
      kind: 'note',
      title: toneOf(first) === 'wanting' ? 'Still needed' : counted(hindering.length, 'Error'),
      lines: [
        ...hindering.slice(0, LISTED).map(({ message, cite }) => ({
          severity: toneOf(first),
          runs: [{ text: message }, { text: ` ${citeLabel(cite)}`, style: 'soft' as const }],
        })),
        ...(more > 0 ? [{ runs: [{ text: `And ${more} more.`, style: 'soft' as const }] }] : []),
      ],
    },
  ];
};
