import type { ArmyFile } from './document';
import type { Finding } from './finding';
import { type Profiled, rulesProfile } from './profile';
import type { SheetMark } from './sheet';
import { errorMarks } from './sheet-cells';
import type { ReferenceOptions, ReferenceSheet, SectionRow } from './sheet-parts';

/** What a reference sheet says beside its sections. */
type Frame<F extends ArmyFile> = {
  readonly system: Profiled & { readonly name: string; readonly dataVersion: string };
  readonly files: readonly F[];
  /** false for all of the rules */
  readonly cut: boolean;
  readonly subtitle: string;
  /** of the symbols, where one army is on the table */
  readonly nation: string;
  /** whose facts these are */
  readonly note: string;
  readonly rows: readonly SectionRow[];
  readonly findings: (file: F) => readonly Finding[];
};

const marksOf = <F extends ArmyFile>({ cut, files, findings }: Frame<F>): SheetMark[] =>
  (cut ? files : []).flatMap((file) =>
    errorMarks(findings(file)).map((mark) => ({
      ...mark,
      text: files.length === 1 ? mark.text : `${file.name}: ${mark.text}`,
    })),
  );

const profilesOf = <F extends ArmyFile>({ files, system }: Frame<F>): string => {
  const hashes = new Set(files.map((file) => rulesProfile(system, file).hash));
  return hashes.size === 0 ? '' : `, profile ${[...hashes].join(', ')}`;
};

/** A reference sheet with what all of them have alike: marks of armies that are not legal, rules profiles, codes. */
export const referenceSheet = <F extends ArmyFile>(
  frame: Frame<F>,
  { paper, blackAndWhite, print: { date, code, link } }: ReferenceOptions,
): ReferenceSheet => {
  const { system, files, cut, subtitle, nation, note, rows } = frame;
  const { name, edition, dataVersion } = system;
  return {
    form: 'reference',
    title: 'Quick reference',
    subtitle,
    nation: cut && files.length === 1 ? nation : '',
    sum: null,
    marks: marksOf(frame),
    rows,
    footer: {
      lines: [
        [{ text: note }],
        [{ text: `${name} ${edition}${profilesOf(frame)}. Data ${dataVersion}. Printed ${date}.` }],
      ],
      code: code === null ? null : { caption: 'This print', text: code },
      link: link === null ? null : { caption: 'Scan to open this army', url: link },
    },
    date,
    paper,
    ink: blackAndWhite ? 'bw' : 'colour',
  };
};
