import type { ArmyContext, PrintedSystem } from '../core/army-context';
import type { ArmyFile } from '../core/document';
import type { SheetOptions } from '../core/sheet';
import type { LabelOptions } from '../core/sheet-parts';
import { type Placed, placed, type UnitList } from '../core/unit-lists';
import { brigadeName } from './names';
import type { ReferenceContext } from './reference/context';
import type { Army, Brigade, Commander, Unit } from './schema';
import { SETTINGS } from './settings';
import { NATIONS, type NationId, POINT_SCALE, SYSTEM, tableNation } from './tables';

/** The system as its sheets name it. */
export const PRINTED: PrintedSystem = {
  ...SYSTEM,
  settings: SETTINGS,
  coefficients: [],
  proper: Object.values(NATIONS).map(({ adjective }) => adjective),
  pointScale: POINT_SCALE,
  houseCosts: false,
};

type Looked = {
  readonly nation: NationId;
  /** the distances of the army */
  readonly field: ReferenceContext;
};

/** What everything on an army's sheets draws on. */
export type SheetContext<O = SheetOptions> = ArmyContext<Army, O> & Looked;
export type LabelContext = SheetContext<LabelOptions>;

/** Looks up once what is of this system. */
export const lookUp = (file: ArmyFile<Army>): Looked => ({
  nation: tableNation(file.army),
  field: { ruler: file, sides: null, files: [file] },
});

/** The units by brigade, then those in none. */
export const unitLists = ({
  brigades,
  independents,
  unassigned,
}: Army): UnitList<Placed<Unit>, Commander>[] => [
  ...brigades.map((brigade, index) => ({
    post: brigadeName(brigade, index),
    leaders:
      brigade.commander === null ? [] : [{ leader: brigade.commander, at: ['brigades', index, 'commander'] }],
    units: placed(brigade.units, ['brigades', index, 'units']),
  })),
  { post: 'Independent', leaders: [], units: placed(independents, ['independents']) },
  { post: 'Without a post', leaders: [], units: placed(unassigned, ['unassigned']) },
];

/** Every unit of the army, wherever it stands. */
export const everyUnit = ({ brigades, independents, unassigned }: Army): Unit[] => [
  ...brigades.flatMap(({ units }) => units),
  ...independents,
  ...unassigned,
];

/** The brigades of a lieutenant general, by name. */
export const ledBrigades = (ids: readonly string[], brigades: readonly Brigade[]): string[] =>
  brigades.flatMap((brigade, index) => (ids.includes(brigade.id) ? [brigadeName(brigade, index)] : []));
