import type { ArmyFile } from '../core/army/document';
import type { ArmyContext, PrintedSystem } from '../core/contract/army-context';
import type { Cell, SheetOptions } from '../core/sheet/sheet';
import { EMPTY, plain } from '../core/sheet/sheet-cells';
import type { GridPart, LabelOptions, Part, SectionRow } from '../core/sheet/sheet-parts';
import type { UnitAtPath } from '../core/tree/tree';
import { type UnitsAtPath, unitListsOf } from '../core/tree/unit-lists';
import { isInPlay } from './army-lists';
import type { Army, Division, Unit } from './schema';
import { SETTINGS } from './settings';
import { classOf, POINT_SCALE, SYSTEM, TYPES, type UnitClass } from './tables';
import { type ArmyTree, divisionName, everyUnit, type Leader } from './tree';

/** The system as its sheets name it. */
export const PRINTED: PrintedSystem = {
  ...SYSTEM,
  settings: SETTINGS,
  pointScale: POINT_SCALE,
  houseCosts: false,
};

/** What everything on an army's sheets draws on; nodes have their price also where it counts for another list only. */
export type SheetContext<O = SheetOptions> = ArmyContext<Army, O> & { readonly tree: ArmyTree };
export type LabelContext = SheetContext<LabelOptions>;

/** The stands of a division, or in none. */
export type StandList = UnitsAtPath<UnitAtPath<Unit>, Leader, Division>;

/** The stands in play by division, then those in none, with the lieutenant generals. */
export const unitLists = ({ tree, army }: Pick<SheetContext, 'tree' | 'army'>): StandList[] =>
  unitListsOf(tree, {
    groupName: divisionName,
    loose: 'Under the general in chief',
    unassigned: 'Without a division',
  }).map((list) => ({
    ...list,
    leaders: list.leaders.filter(({ kind, leader }) => kind !== 'commander' || isInPlay(leader.list, army)),
    units: list.units.filter(({ unit }) => isInPlay(unit.list, army)),
  }));

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

type TagHolder = { readonly of?: readonly string[] };

/** True if a line is about everyone, or about something that one of the armies has. */
export const concerns = ({ of }: TagHolder, { tags }: ReferenceContext): boolean =>
  of === undefined || tags === null || of.some((tag) => tags.has(tag as Tag));

type SaidPart =
  | { readonly kind: 'steps'; readonly steps: readonly { readonly title: string; readonly text: string }[] }
  | {
      readonly kind: 'pairs';
      readonly columns: 1 | 2;
      readonly pairs: readonly (TagHolder & { readonly term: string; readonly value: string })[];
    }
  | {
      readonly kind: 'words';
      readonly layout: 'hanging' | 'run-in' | 'dashed';
      readonly items: readonly (TagHolder & { readonly term: string; readonly text: string })[];
    }
  | {
      readonly kind: 'grid';
      readonly columns: GridPart['columns'];
      readonly rows: readonly (TagHolder & { readonly cells: readonly string[] })[];
    };

/** A section as the data files have it. */
export type SectionData = TagHolder & {
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

const part = (partData: SaidPart, context: ReferenceContext): Part[] => {
  switch (partData.kind) {
    case 'steps':
      return [partData];
    case 'pairs': {
      const pairs = partData.pairs.filter((pair) => concerns(pair, context));
      return pairs.length === 0
        ? []
        : [{ ...partData, pairs: pairs.map(({ term, value }) => ({ term, value })) }];
    }
    case 'words': {
      const items = partData.items.filter((item) => concerns(item, context));
      return items.length === 0
        ? []
        : [{ ...partData, items: items.map(({ term, text }) => ({ term, text })) }];
    }
    case 'grid': {
      const rows = partData.rows.filter((row) => concerns(row, context));
      if (rows.length === 0) return [];
      return [
        {
          kind: 'grid',
          columns: partData.columns,
          rows: rows.map(({ cells }) => ({
            cells: partData.columns.map((column, index) => cell(cells[index] ?? '', column)),
          })),
        },
      ];
    }
  }
};

/** A section with what concerns the armies; none if nothing does. */
export const saidRows = (sectionData: SectionData, context: ReferenceContext): SectionRow[] => {
  if (!concerns(sectionData, context)) return [];
  const { title, note = '', cite, wide = false } = sectionData;
  const parts = sectionData.parts.flatMap((each) => part(each, context));
  return parts.length === 0 ? [] : [{ wide, sections: [{ title, note, cite: `s. ${cite}`, parts }] }];
};
