import type { ArmyFile } from '../army/document';
import type { Finding } from '../check/finding';
import { type Cite, citeLabel } from '../contract/citation';
import type { SheetMark } from './sheet';
import { errorMarks } from './sheet-findings';
import { printCodes, printedOn } from './sheet-footer';
import type { Part, ReferenceOptions, ReferenceSheet, Section, SectionRow } from './sheet-parts';

const isBare = (part: Part): boolean => {
  if (part.kind === 'words') return part.items.length === 0;
  if (part.kind === 'pairs') return part.pairs.length === 0;
  return part.kind === 'grid' && part.rows.length === 0;
};

/** A section; parts with nothing in them fall away, and with the last of them the section. */
export const section = (title: string, cite: Cite | string, parts: readonly Part[], note = ''): Section[] => {
  const full = parts.filter((part) => !isBare(part));
  return full.length === 0
    ? []
    : [{ title, note, cite: typeof cite === 'string' ? cite : citeLabel(cite), parts: full }];
};

/** Sections below each other. */
export const alone = (sections: readonly Section[], wide = false): SectionRow[] =>
  sections.map((each) => ({ wide, sections: [each] }));

/** Sections beside each other. */
export const beside = (...sections: readonly (readonly Section[])[]): SectionRow[] => {
  const flat = sections.flat();
  return flat.length === 0 ? [] : [{ wide: false, sections: flat }];
};

/** What the armies on the table have of something that a file says; ours where there is no army. */
export const valuesIn = <T>(
  files: readonly Pick<ArmyFile, 'settings'>[],
  read: (file: Pick<ArmyFile, 'settings'>) => T,
): Set<T> => new Set((files.length === 0 ? [{ settings: {} }] : files).map(read));

/** What a system says of its reference sheet; `armies` are those it is cut to by name, '' for all of the rules. */
type Reference<F extends ArmyFile> = {
  readonly system: { readonly name: string; readonly edition: string; readonly dataVersion: string };
  readonly subtitle: (armies: string) => string;
  /** whose facts these are */
  readonly note: (armies: string) => string;
  /** an army without its own name */
  readonly nameOf: (army: F['army']) => string;
  readonly rows: (cut: boolean) => readonly SectionRow[];
  readonly findings: (file: F) => readonly Finding[];
};

/** Marks of armies that are not legal, each with its name where there are several. */
const marksOf = <F extends ArmyFile>(files: readonly F[], { findings }: Reference<F>): SheetMark[] =>
  files.flatMap((file) =>
    errorMarks(findings(file)).map((mark) => ({
      ...mark,
      text: files.length === 1 ? mark.text : `${file.name}: ${mark.text}`,
    })),
  );

/**
 * The quick-reference sheet: in full, or cut to the armies on the table; without armies it is full. Facts restated from
 * the digest of the source, each section with its place in it.
 */
export const referenceSheet = <F extends ArmyFile<{ readonly nation: string }>>(
  files: readonly F[],
  options: ReferenceOptions,
  reference: Reference<F>,
): ReferenceSheet => {
  const { system, subtitle, note, nameOf, rows } = reference;
  const { name, edition, dataVersion } = system;
  const { print } = options;
  const [first, ...others] = options.full ? [] : files;
  const cut = first !== undefined;
  const armies = cut ? files.map((file) => file.name || nameOf(file.army)).join(' and ') : '';
  return {
    form: 'reference',
    dense: options.dense ?? false,
    title: 'Quick reference',
    subtitle: subtitle(armies),
    nation: cut && others.length === 0 ? first.army.nation : '',
    sum: null,
    marks: cut ? marksOf(files, reference) : [],
    rows: rows(cut),
    footer: {
      lines: [
        [{ text: note(armies) }],
        [
          {
            text: `${name} ${edition}. Data ${dataVersion}. Printed ${print.date}.`,
          },
        ],
      ],
      ...printCodes(print),
    },
    ...printedOn(options),
  };
};
