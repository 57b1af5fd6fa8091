import { citeLabel } from './citation';
import type { ArmyFile } from './document';
import { countFindings, type Finding, type Severity, standingOf, type Tone, toneOf } from './finding';
import type { Coefficient, HouseTable } from './house';
import { signed } from './number';
import { rulesProfile, titledTables } from './profile';
import type {
  Cell,
  LineBlock,
  NoteBlock,
  Run,
  Sheet,
  SheetFooter,
  SheetMark,
  SheetOptions,
  SheetPrint,
} from './sheet';
import type { SymbolName } from './symbol';
import type { Setting } from './system';

/** Cells and blocks that the sheets of every system have alike. */
export const EMPTY: Cell = { kind: 'empty' };
export const text = (...runs: readonly Run[]): Cell => ({ kind: 'text', runs });
export const plain = (value: string): Cell => (value === '' ? EMPTY : text({ text: value }));
export const soft = (value: string): Cell => (value === '' ? EMPTY : text({ text: value, style: 'soft' }));
export const figures = (value: string): Cell => (value === '' ? EMPTY : { kind: 'number', text: value });
export const strong = (value: string): Run => ({ text: value, style: 'strong' });

/** Between a name and what it is: an en, so that the two stand apart. */
const APART = '\u2002';

/** A name and what it is, apart. */
export const nameRuns = (name: string, is: string, style: 'strong' | 'italic'): Run[] => [
  { text: name, style },
  ...(is === '' ? [] : [{ text: `${APART}${is}`, style: 'soft' } as const]),
];

/** A line of a general above the ledger; empty cells fall away. */
export const generalLine = (symbol: SymbolName, name: string, ...cells: readonly Cell[]): LineBlock => ({
  kind: 'line',
  cells: [
    { kind: 'symbol', symbol },
    text({ text: name, style: 'italic' }),
    ...cells.filter(({ kind }) => kind !== 'empty'),
  ],
});

/** The price of a general: with its sign, for it is added to the army. */
export const extra = (points: number | null): Cell => (points === null ? EMPTY : figures(signed(points)));

/** What a player wrote, line by line. */
export const noteLines = (notes: string | undefined, style?: Run['style']): Run[][] =>
  (notes ?? '')
    .split('\n')
    .map((line) => [style === undefined ? { text: line.trim() } : { text: line.trim(), style }]);

/** What a player wrote of a general; nothing where he wrote nothing. */
export const notesOf = (name: string, notes: string | undefined): Run[][] =>
  notes ? [[strong(`${name}:`), { text: ` ${notes}` }]] : [];

/** What an army is called on paper. */
export const armyTitle = ({ name }: Pick<ArmyFile, 'name'>): string => name || 'Army without a name';

/** The revision that is printed: "list version 3". */
export const listedAs = ({ version }: SheetPrint, list = 'List'): string =>
  version === null ? `${list} not saved` : `${list} version ${version}`;

/** The codes in the footer of every sheet: of this print, and of the army. */
export const printCodes = ({ code, link }: SheetPrint): Pick<SheetFooter, 'code' | 'link'> => ({
  code: code === null ? null : { caption: 'This print', text: code },
  link: link === null ? null : { caption: 'Scan to open this army', url: link },
});

/** When and on what a sheet is printed. */
export const printedOn = ({
  print,
  paper,
  blackAndWhite,
}: Pick<SheetOptions, 'print' | 'paper' | 'blackAndWhite'>): Pick<Sheet, 'date' | 'paper' | 'ink'> => ({
  date: print.date,
  paper,
  ink: blackAndWhite ? 'bw' : 'colour',
});

const NOUNS: Record<Severity, string> = { error: 'error', warning: 'warning', info: 'note' };

/** "4 things still wanted". */
const wanted = (count: number): string => `${counted(count, 'thing')} still wanted`;

const counted = (count: number, noun: string): string => `${count} ${count === 1 ? noun : `${noun}s`}`;

/** How many findings are named in the footer, and listed in full, before "and 3 more". */
const NAMED = 3;
const LISTED = 10;

const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

const summed = (findings: readonly Finding[], severity: Severity): string => {
  if (findings.length === 0) return severity === 'error' ? 'no errors' : '';
  const names = [...new Set(findings.map(({ title, cite }) => `${lowered(title)}, ${citeLabel(cite)}`))];
  const more = names.length - NAMED;
  const list = [...names.slice(0, NAMED), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
  return `${counted(findings.length, NOUNS[severity])} (${list})`;
};

const ofTone = (findings: readonly Finding[], tone: Tone): Finding[] =>
  findings.filter((finding) => toneOf(finding) === tone);

/** "no errors, 1 warning (rifles, s. 5)". */
export const checkSummary = (findings: readonly Finding[]): string => {
  const counts = countFindings(findings);
  const parts = (['error', 'warning'] as const).map((tone) => summed(ofTone(findings, tone), tone));
  const filled = parts.filter((part) => part !== '');
  const told = counts.error + counts.warning === 0 ? 'no errors, no warnings' : filled.join(', ');
  return counts.wanting === 0 ? told : `${told}, ${wanted(counts.wanting)}`;
};

/** What keeps an army from being legal: its errors, or, where there are none, those of its wants that count as errors. */
const hindrances = (findings: readonly Finding[]): Finding[] =>
  standingOf(findings) === 'unfinished'
    ? findings.filter(({ severity }) => severity === 'error')
    : ofTone(findings, 'error');

/** The mark that every sheet carries of an army that is not legal, or not finished. */
export const errorMarks = (findings: readonly Finding[]): SheetMark[] => {
  const hindering = hindrances(findings);
  const [first, ...others] = hindering;
  if (first === undefined) return [];
  const count = hindering.length;
  const [word, what] =
    toneOf(first) === 'wanting' ? ['Unfinished', wanted(count)] : ['Not legal', counted(count, 'error')];
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
      title: toneOf(first) === 'wanting' ? 'Still wanted' : counted(hindering.length, 'Error'),
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

/** What a system lets an army change. */
type OptionsSystem = {
  readonly id: string;
  readonly edition: string;
  readonly settings: readonly Setting[];
  readonly coefficients: readonly Coefficient[];
  readonly houseTables: readonly HouseTable[];
  /** names that keep their capital within a sentence */
  readonly proper?: readonly string[];
};

/** What a footer needs to know of a system. */
export type FooterSystem = OptionsSystem & { readonly name: string; readonly dataVersion: string };

/** Settings that differ from ours, event packs, house costs and house tables, in words. */
export const changedOptions = (system: OptionsSystem, file: ArmyFile): readonly string[] => {
  const { settings, proper = [] } = system;
  const inSentence = (label: string): string =>
    proper.some((name) => label.startsWith(name)) ? label : lowered(label);
  const changed = settings.flatMap(({ key, label, default: normal, options }) => {
    const value = file.settings[key] ?? normal;
    if (value === normal) return [];
    if (value === true) return [inSentence(label)];
    const chosen = value === false ? 'no' : options.find((option) => option.value === value)?.label;
    return [`${inSentence(label)}: ${inSentence(chosen ?? String(value))}`];
  });
  const labels = new Map(system.coefficients.map(({ key, label }) => [key, lowered(label)]));
  const house = Object.entries(file.house).map(([key, value]) => `${labels.get(key) ?? key} ${value}`);
  const tables = Object.keys(titledTables(system, file)).map(lowered);
  return [
    ...changed,
    ...file.packs,
    ...(house.length === 0 ? [] : [`house costs changed: ${house.join(', ')}`]),
    ...(tables.length === 0 ? [] : [`house tables: ${tables.join(', ')}`]),
  ];
};

/** What stands on every sheet: a key of the system's own, options, verdict, rules profile, version, date, codes. */
export const sheetFooter = (
  system: FooterSystem,
  file: ArmyFile,
  findings: readonly Finding[],
  { print }: SheetOptions,
  key: readonly Run[],
): SheetFooter => {
  const { hash } = rulesProfile(system, file);
  return {
    lines: [
      ...(key.length === 0 ? [] : [key]),
      [
        strong('Options:'),
        { text: ` ${changedOptions(system, file).join('; ') || 'none'}.` },
        strong(' Checked'),
        { text: ` with data ${system.dataVersion}: ${checkSummary(findings)}.` },
      ],
      [
        {
          text: `${file.player ? `List of ${file.player}. ` : ''}${system.name} ${system.edition}, profile ${hash}. ${listedAs(print)}. Printed ${print.date}.`,
          style: 'soft',
        },
      ],
    ],
    ...printCodes(print),
  };
};
