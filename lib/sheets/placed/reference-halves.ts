import type { Part, Section, SectionRow, WordsPart } from '@/lib/rules/core/sheet/sheet-parts';

/** Words in a column of terms are read like a table. */
const isTable = (part: Part): boolean => part.kind !== 'words' || part.layout === 'hanging';

/** What has no term explains the table above it, and stays with it. */
const explains = ({ term }: WordsPart['items'][number]): boolean => term === '';

type Halves = { readonly tables: readonly Part[]; readonly words: readonly Part[] };

const withItems = (part: WordsPart, items: WordsPart['items']): WordsPart[] =>
  items.length === 0 ? [] : [{ ...part, items }];

const halvesOf = ({ parts }: Section): Halves => {
  if (!parts.some(isTable)) return { tables: [], words: parts };
  const tables: Part[] = [];
  const words: Part[] = [];
  for (const part of parts) {
    if (part.kind !== 'words' || isTable(part)) tables.push(part);
    else if (part.layout === 'dashed') words.push(part);
    else {
      tables.push(...withItems(part, part.items.filter(explains)));
      words.push(
        ...withItems(
          part,
          part.items.filter((item) => !explains(item)),
        ),
      );
    }
  }
  return { tables, words };
};

const rowsOfHalf = (rows: readonly SectionRow[], half: keyof Halves): SectionRow[] =>
  rows.flatMap(({ wide, sections }) => {
    const full = sections.flatMap((section) => {
      const halves = halvesOf(section);
      // a note says what the numbers of the tables are
      const note = half === 'words' && halves.tables.length > 0 ? '' : section.note;
      return halves[half].length === 0 ? [] : [{ ...section, note, parts: halves[half] }];
    });
    return full.length === 0 ? [] : [{ wide: wide && half === 'tables', sections: full }];
  });

/** The sections of a sheet in two halves: what is looked up while dice are rolled, and what is read once. */
export const referenceHalves = (
  rows: readonly SectionRow[],
): { readonly tables: readonly SectionRow[]; readonly words: readonly SectionRow[] } => ({
  tables: rowsOfHalf(rows, 'tables'),
  words: rowsOfHalf(rows, 'words'),
});
