import { type ArmyFile, packText } from '../army/document';
import type { Finding } from '../check/finding';
import { titledTables } from '../contract/profile';
import type { Setting } from '../contract/system';
import type { Coefficient, HouseTable } from '../price/house';
import type {
  NoteBlock,
  PrintedTerms,
  Run,
  Sheet,
  SheetFooter,
  SheetMark,
  SheetOptions,
  SheetPrint,
} from './sheet';
import { strong } from './sheet-cells';
import { checkSummary, lowered } from './sheet-findings';

/** What an army is called on paper. */
export const armyTitle = ({ name }: Pick<ArmyFile, 'name'>): string => name || 'Army without a name';

/** The revision that is printed: "list version 3". */
export const listedAs = ({ version }: SheetPrint, list = 'List'): string =>
  version === null ? `${list} not saved` : `${list} version ${version}`;

/** The codes in the footer of every sheet: of this print, and of the army; of a list those it is verified by. */
export const printCodes = ({ code, link, list }: SheetPrint): Pick<SheetFooter, 'code' | 'link'> => {
  const [print, opens] =
    list === undefined ? ['This print', 'Scan to open this army'] : ['This list', 'Scan to verify this list'];
  return {
    code: code === null ? null : { caption: print, text: code },
    link: link === null ? null : { caption: opens, url: link },
  };
};

/** The data that a sheet was judged with: that of the stored verdict on a list, else today's. */
export const dataJudgedWith = (
  { dataVersion }: { readonly dataVersion: string },
  { list }: SheetPrint,
): string => list?.dataVersion ?? dataVersion;

const NO_BREAK = '\u00A0';

/**
 * What only the sheets of a list say: event, entry, and the signs that a changed sheet would not have. Those of an army
 * that was changed since say as what it was entered.
 */
export const listLine = ({ list, changed }: SheetPrint): Run[][] => {
  if (list !== undefined) {
    return [
      [
        // first, and on one line: they are compared by eye, and what is cut short is cut at its end
        { text: 'Hash of the list: ' },
        strong(list.hash.replaceAll(' ', NO_BREAK)),
        { text: '. ' },
        strong(`${list.event}, ${list.entry}.`),
        { text: ` Terms: ${list.terms}.` },
      ],
    ];
  }
  if (changed === undefined) return [];
  const { code, version, event } = changed;
  return [
    [strong(`Changed since it was entered as ${code}, version ${version}`), { text: `, for ${event}.` }],
  ];
};

/** What organisers let pass, with the reason; nothing of an army that is not a list. */
export const overruledNotes = ({ list }: SheetPrint): NoteBlock[] => {
  const overruled = list?.overruled ?? [];
  if (overruled.length === 0) return [];
  return [
    {
      kind: 'note',
      title: 'Let pass by the organisers',
      lines: overruled.map(({ message, reason, who }) => ({
        severity: 'info',
        runs: [{ text: `${message} ` }, { text: `${reason} (${who})`, style: 'soft' }],
      })),
    },
  ];
};

/** What the terms let an army cost, as its sheets say it; undefined where they say nothing of points. */
export const limitOfTerms = ({ list, terms }: SheetPrint): string | null | undefined =>
  list === undefined ? terms?.limit : list.limit;

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

/** Packs as a footer names them: those that were found by name and version, else as the file has them. */
const packsOf = ({ packs }: ArmyFile, terms?: PrintedTerms): readonly string[] =>
  terms === undefined || terms.packs.length === 0
    ? packs.map(packText)
    : terms.packs.map(({ name, version }) => `terms ${name} ${version}`);

/** Settings that differ from ours, event packs, house points and house tables, in words. */
export const changedOptions = (
  system: OptionsSystem,
  file: ArmyFile,
  terms?: PrintedTerms,
): readonly string[] => {
  const { settings, proper = [] } = system;
  const inSentence = (label: string): string => lowered(label, proper);
  const changed = settings.flatMap(({ key, label, default: normal, options }) => {
    const value = file.settings[key] ?? normal;
    if (value === normal) return [];
    if (value === true) return [inSentence(label)];
    const choice = value === false ? 'no' : options.find((option) => option.value === value)?.label;
    return [`${inSentence(label)}: ${inSentence(choice ?? String(value))}`];
  });
  const labels = new Map(system.coefficients.map(({ key, label }) => [key, lowered(label)]));
  const house = Object.entries(file.house).map(([key, value]) => `${labels.get(key) ?? key} ${value}`);
  const tables = Object.keys(titledTables(system, file)).map((title) => lowered(title));
  return [
    ...changed,
    ...packsOf(file, terms),
    ...(house.length === 0 ? [] : [`house points changed: ${house.join(', ')}`]),
    ...(tables.length === 0 ? [] : [`house tables: ${tables.join(', ')}`]),
  ];
};

const RECONSTRUCTED = 'Reconstructed by rule';

/** The mark of such an army where there is little room. */
export const reconstructedWord = ({ origin }: Pick<ArmyFile, 'origin'>): string | undefined =>
  origin?.reconstructed ? RECONSTRUCTED : undefined;

/** What every sheet says of an army whose units no source names; undefined of any other. */
const reconstructedText = ({ origin }: Pick<ArmyFile, 'origin'>): string | undefined =>
  origin?.reconstructed ? `${RECONSTRUCTED} after ${origin.name}; what no source names is ours.` : undefined;

/** The same as a line of a foot, where there is anything to say. */
const reconstructedLine = (file: Pick<ArmyFile, 'origin'>): Run[][] => {
  const text = reconstructedText(file);
  return text === undefined ? [] : [[strong(text)]];
};

/** The same as a mark at the head. */
export const reconstructedMarks = (file: Pick<ArmyFile, 'origin'>): SheetMark[] => {
  const text = reconstructedText(file);
  return text === undefined ? [] : [{ severity: 'info', text }];
};

/** The foot of every sheet: a key of the system's own, options, verdict, version, date, codes. */
export const sheetFooter = (
  system: FooterSystem,
  file: ArmyFile,
  findings: readonly Finding[],
  { print }: SheetOptions,
  key: readonly Run[],
): SheetFooter => {
  return {
    lines: [
      ...listLine(print),
      ...(key.length === 0 ? [] : [key]),
      ...reconstructedLine(file),
      [
        strong('Options:'),
        { text: ` ${changedOptions(system, file, print.terms).join('; ') || 'none'}.` },
        strong(' Checked'),
        { text: ` with data ${dataJudgedWith(system, print)}: ${checkSummary(findings, system.proper)}.` },
      ],
      [
        {
          text: `${file.player ? `List of ${file.player}. ` : ''}${system.name} ${system.edition}. ${listedAs(print)}. Printed ${print.date}.`,
          style: 'soft',
        },
      ],
    ],
    ...printCodes(print),
  };
};
