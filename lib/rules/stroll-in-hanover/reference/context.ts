import type { ArmyFile } from '../../core/army/document';
import type { Cell } from '../../core/sheet/sheet';
import { EMPTY, plain } from '../../core/sheet/sheet-cells';
import type { GridPart, Part, SectionRow } from '../../core/sheet/sheet-parts';
import type { Army, Unit } from '../schema';
import { classOf, TYPES, type UnitClass } from '../tables';
import { everyUnit } from '../tree';

/** What a line of the reference sheet is about; a line without tags concerns every army. */
export type Tag = 'cavalry' | 'medium' | 'artillery' | 'light' | 'shock' | 'no-grenadiers' | UnitClass;

/** What every section draws on. */
export type ReferenceContext = {
  /** what the armies have; null for all of it */
  readonly tags: ReadonlySet<Tag> | null;
  readonly files: readonly ArmyFile<Army>[];
};

const tagsOf = (unit: Unit): Tag[] => {
  const { arm, troops } = classOf(unit);
  const unitClass = TYPES[unit.type].class;
  return [
    unitClass,
    ...(arm === 'cavalry' ? (['cavalry'] as const) : []),
    ...(arm === 'artillery' ? (['artillery'] as const) : []),
    ...(troops === 'light' ? (['light'] as const) : []),
    ...(unitClass === 'medium-cavalry' ? (['medium'] as const) : []),
    ...(unit.shock ? (['shock'] as const) : []),
    ...(unit.noGrenadiers ? (['no-grenadiers'] as const) : []),
  ];
};

/** The armies the sheet is for; `cut` leaves out what none of them has. */
export const referenceContext = (files: readonly ArmyFile<Army>[], cut: boolean): ReferenceContext => ({
  files,
  tags: cut ? new Set(files.flatMap(({ army }) => everyUnit(army).flatMap(tagsOf))) : null,
});

type Tagged = { readonly of?: readonly string[] };

/** True if a line is about everyone, or about something that one of the armies has. */
export const concerns = ({ of }: Tagged, { tags }: ReferenceContext): boolean =>
  of === undefined || tags === null || of.some((tag) => tags.has(tag as Tag));

type SaidPart =
  | { readonly kind: 'steps'; readonly steps: readonly { readonly title: string; readonly text: string }[] }
  | {
      readonly kind: 'pairs';
      readonly columns: 1 | 2;
      readonly pairs: readonly (Tagged & { readonly term: string; readonly value: string })[];
    }
  | {
      readonly kind: 'words';
      readonly layout: 'hanging' | 'run-in' | 'dashed';
      readonly items: readonly (Tagged & { readonly term: string; readonly text: string })[];
    }
  | {
      readonly kind: 'grid';
      readonly columns: GridPart['columns'];
      readonly rows: readonly (Tagged & { readonly cells: readonly string[] })[];
    };

/** A section as the data files have it. */
export type Said = Tagged & {
  readonly title: string;
  readonly cite: string;
  readonly note?: string;
  /** its lines need the whole width of the page */
  readonly wide?: boolean;
  readonly parts: readonly SaidPart[];
};

const cell = (text: string, { align }: GridPart['columns'][number]): Cell => {
  if (text === '') return EMPTY;
  return align === undefined ? plain(text) : { kind: 'number', text };
};

const part = (said: SaidPart, context: ReferenceContext): Part[] => {
  switch (said.kind) {
    case 'steps':
      return [said];
    case 'pairs': {
      const pairs = said.pairs.filter((pair) => concerns(pair, context));
      return pairs.length === 0
        ? []
        : [{ ...said, pairs: pairs.map(({ term, value }) => ({ term, value })) }];
    }
    case 'words': {
      const items = said.items.filter((item) => concerns(item, context));
      return items.length === 0 ? [] : [{ ...said, items: items.map(({ term, text }) => ({ term, text })) }];
    }
    case 'grid': {
      const rows = said.rows.filter((row) => concerns(row, context));
      if (rows.length === 0) return [];
      return [
        {
          kind: 'grid',
          columns: said.columns,
          rows: rows.map(({ cells }) => ({
            cells: said.columns.map((column, index) => cell(cells[index] ?? '', column)),
          })),
        },
      ];
    }
  }
};

/** A section with what concerns the armies; none if nothing does. */
export const saidRows = (said: Said, context: ReferenceContext): SectionRow[] => {
  if (!concerns(said, context)) return [];
  const { title, note = '', cite, wide = false } = said;
  const parts = said.parts.flatMap((each) => part(each, context));
  return parts.length === 0 ? [] : [{ wide, sections: [{ title, note, cite: `s. ${cite}`, parts }] }];
};
