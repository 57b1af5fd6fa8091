import scales from '@/data/honours-of-war/reference/scales.json';
import scenarios from '@/data/honours-of-war/scenarios.json';
import type { ArmyFile } from '../../core/army/document';
import { type Cite, pageLabel } from '../../core/contract/citation';
import type { PrintedLine } from '../../core/contract/system';
import type { Cell } from '../../core/sheet/sheet';
import type { SymbolName } from '../../core/sheet/symbol';
import { armyCm, type DistanceId, type Scale } from '../distances';
import type { Army } from '../schema';
import { type Condition, concerns, type TagSide } from '../tags';

/** What every section of the reference sheet draws on. */
export type ReferenceContext = {
  /** how far things are: figure scale and setting for derived distances */
  readonly ruler: ArmyFile<Army>;
  /** the armies the sheet is cut to; null for all of it */
  readonly sides: readonly TagSide[] | null;
  readonly files: readonly ArmyFile<Army>[];
};

/** A line of the data files: what it says, of whom, and where the book says it. */
export type ReferenceEntry = Condition & {
  readonly term?: string;
  readonly text: string;
  readonly cite: Cite;
};

/** The bands of a distance, as text: "–" without any. */
export const bands = (id: DistanceId, { ruler }: ReferenceContext): string[] =>
  armyCm(id, ruler).map((cm) => (cm === null ? '–' : `${cm}`));

/** Lines that concern the armies, in order. */
export const concerning = <T extends Condition>(lines: readonly T[], { sides }: ReferenceContext): T[] =>
  lines.filter((line) => concerns(line, sides));

/** Said beside distances that the book prints for 28 mm alone, at any other figure scale. */
const ours = ({ ruler }: ReferenceContext): string => (ruler.army.scale === '28' ? '' : ' (both ours, R37)');

/**
 * A text with its distances filled in: "{rally.1}" is the second band of the distance `rally`; "[ours]" marks two
 * distances before it as derived.
 */
export const filled = (text: string, context: ReferenceContext): string =>
  text
    .replace('[ours]', ours(context))
    .replace(
      /\{(\w+)(?:\.(\d))?\}/g,
      (_, id: string, band = '0') => bands(id as DistanceId, context)[Number(band)] ?? '',
    );

/** Entries as words: term and text, distances filled in. */
export const words = (
  entries: readonly ReferenceEntry[],
  context: ReferenceContext,
): { term: string; text: string }[] =>
  concerning(entries, context).map(({ term = '', text }) => ({
    term: filled(term, context),
    text: filled(text, context),
  }));

type PageCite = { readonly page: string };

/** "p. 14–17": a chip. */
export const page = ({ page: number }: PageCite): string => pageLabel(number);

type ScalePages = {
  readonly bases: PageCite;
  readonly distances: PageCite;
  readonly entries: readonly ReferenceEntry[];
};

/** What the book says of a figure scale on pages of its own; nothing at 28 mm, which its rules are written for. */
export const scalePages = ({ ruler }: ReferenceContext): ScalePages | undefined =>
  (scales as Partial<Record<Scale, ScalePages>>)[ruler.army.scale];

/** A chip of the pages of rules, and of what they measure at the figure scale. */
export const measuredPage = (rules: PageCite, measured: PageCite | undefined): string =>
  page({ page: [rules, ...(measured === undefined ? [] : [measured])].map((each) => each.page).join(', ') });

export const text = (value: string, style?: 'strong' | 'soft' | 'italic'): Cell => ({
  kind: 'text',
  runs: [style === undefined ? { text: value } : { text: value, style }],
});
export const symbol = (name: SymbolName): Cell => ({ kind: 'symbol', symbol: name });

type CitedEntry = ReferenceEntry & { readonly cite: { readonly source: string; readonly page: string } };

/** The special rules of a printed scenario, distances filled in (p. 58-61); empty without any. */
export const scenarioLines = (name: string, field: ReferenceContext): readonly PrintedLine[] => {
  const scenario = scenarios.find((each) => each.name === name);
  return ((scenario?.rules ?? []) as readonly CitedEntry[]).map(({ term = '', text, cite }) => ({
    term,
    text: filled(text, field),
    cite,
  }));
};

/** The same of a battle that is one of the printed ones, by its name: "Lobositz" is "Lobositz, 1 October 1756". */
export const printedLines = (battle: string, file: ArmyFile<Army>): readonly PrintedLine[] => {
  const name = scenarios.find((each) => each.name.split(',')[0] === battle)?.name;
  return name === undefined ? [] : scenarioLines(name, { ruler: file, sides: null, files: [file] });
};
