import { QUOTED } from '../../../csv-table';
import type { OobKind } from '../../../rules/core/muster/order-of-battle';
import { OWN_BOUNDS } from '../bounds';
import type { OwnSide, OwnUnit } from '../document';
import { COUNTING_WORDS, countCell, KINDS, partCell, sizeInName, strengthCell } from './csv-cells';
import { type ColumnKey, type CsvRow, isErrorValue, LEVELS, type Problem } from './csv-columns';
import type { KnownNames } from './csv-known';
import { CellReader } from './csv-reader';
import { nationsOf, troopsOf } from './csv-troops';

/** A formation of a path; null = its kind is not given. */
export type Level = { readonly name: string; readonly kind: OobKind | null };

/** What a row says, as far as its own cells tell. */
export type RowTold = {
  /** '' where it says none: that of the row above */
  readonly side: string;
  /** from the outermost formation; none = of the side itself, or of no formation */
  readonly path: readonly Level[];
  readonly commander: string | null;
  readonly notes: string | null;
  readonly nations: readonly string[];
  readonly strength: OwnSide['strength'];
  /** null in a row of a formation or a side */
  readonly unit: Omit<OwnUnit, 'id'> | null;
};

export type RowChecked = { readonly problems: readonly Problem[]; readonly content: RowTold };

/** Between two formations of a path; in a name it is written with a line before it. */
const BETWEEN = /(?<!\\) > /;

const pathOf = (reader: CellReader): readonly Level[] => {
  const kind = reader.word(
    'kind',
    'unknown-kind',
    KINDS,
    'warn',
    (word) => `We do not know the kind of formation ${word}`,
  );
  const levels = LEVELS.flatMap((level): Level[] => {
    const name = reader.text(level);
    return name === '' ? [] : [{ name, kind: level }];
  });
  const written = reader.cell('formation').replace(QUOTED, '');
  const names = written === '' ? [] : written.split(BETWEEN).map((part) => part.replaceAll('\\>', '>'));
  const path = [
    ...levels,
    ...names.map((name): Level => ({ name: reader.text('formation', name), kind: null })),
  ];
  if (path.length > OWN_BOUNDS.depth) {
    const message = `expected at most ${OWN_BOUNDS.depth} nested formations`;
    reader.refuse('formation', 'too-deep', message);
  }
  const last = path.at(-1);
  return last === undefined || kind === null ? path : [...path.slice(0, -1), { ...last, kind }];
};

const SIZES = ['battalions', 'squadrons', 'guns'] as const satisfies readonly ColumnKey[];

const unitOf = (
  reader: CellReader,
  knownNames: KnownNames,
  name: string,
  sideNation: string | null,
): Omit<OwnUnit, 'id'> => {
  const strength = reader.number('strength', strengthCell);
  return {
    name,
    ...troopsOf(reader, knownNames, sideNation),
    counting:
      reader.word(
        'counting',
        'unknown-counting',
        COUNTING_WORDS,
        'refuse',
        (word) => `We do not know the way to count ${word}`,
      ) ?? 'counted',
    ...(SIZES.every((column) => reader.blank(column))
      ? sizeInName(name)
      : {
          battalions: reader.number('battalions', partCell),
          squadrons: reader.number('squadrons', partCell),
        }),
    guns: reader.number('guns', countCell),
    calibre: reader.textOrNull('calibre'),
    men: reader.number('men', countCell),
    notes: reader.notes(),
    ...(strength !== null && strength !== 1 && { strength }),
  };
};

const UNKNOWN = { men: null, infantry: null, cavalry: null, guns: null, battalions: null, squadrons: null };

/** Columns that only a unit has, or a side. */
const OF_UNIT = ['arm', 'type', 'regiment', 'calibre', 'counting'] as const satisfies readonly ColumnKey[];
const NUMBERS = ['battalions', 'squadrons', 'guns', 'men'] as const satisfies readonly ColumnKey[];

const sideStrength = (reader: CellReader): OwnSide['strength'] => ({
  men: reader.number('men', countCell),
  infantry: reader.number('infantry', countCell),
  cavalry: reader.number('cavalry', countCell),
  guns: reader.number('guns', countCell),
  battalions: reader.number('battalions', partCell),
  squadrons: reader.number('squadrons', partCell),
});

/** A row with what only units have, and no name of one. */
const needName = (reader: CellReader, knownNames: KnownNames, numbers: boolean): void => {
  const unitColumns = [...OF_UNIT, ...(numbers ? NUMBERS : [])].filter((column) => !reader.blank(column));
  if (unitColumns.length === 0) return;
  const regiment = knownNames.regimentById(reader.cell('regiment'))?.name ?? null;
  const message = `the row has ${unitColumns.join(', ')}, but no name of a unit`;
  reader.refuse('unit', 'no-unit', message, {
    suggestion: regiment ?? (reader.cell('type') || reader.cell('arm') || null),
  });
};

/**
 * Checks the cells of one row by themselves: pure, so that a row that was corrected is checked again alone.
 * @param sideAbove the side of the row, where its own cell says none: numbers of regiments belong to its nation
 */
export const checkCells = (row: CsvRow, knownNames: KnownNames, sideAbove = ''): RowChecked => {
  const reader = new CellReader(row);
  const side = reader.text('side');
  const path = pathOf(reader);
  const about = { side, path, commander: reader.textOrNull('commander') };
  const name =
    reader.text('unit') ||
    (isErrorValue(reader.cell('unit')) ? reader.cell('type') || reader.cell('arm') : '');
  if (name === '') {
    const ofSide = path.length === 0;
    needName(reader, knownNames, !ofSide);
    const nations = ofSide ? nationsOf(reader, knownNames) : [];
    const strength = ofSide ? sideStrength(reader) : UNKNOWN;
    const formationRow = { ...about, notes: reader.notes(), nations, strength, unit: null };
    return { problems: reader.problems, content: formationRow };
  }
  const unit = unitOf(reader, knownNames, name, knownNames.nationOf(side || sideAbove));
  if (path.length === 0) {
    reader.warn('formation', 'no-formation', 'the unit is in no formation: it gets one without a name');
  }
  return {
    problems: reader.problems,
    content: { ...about, notes: null, nations: [], strength: UNKNOWN, unit },
  };
};
