import { type CostLine, costLine } from '../core/price/costing';
import type { Army, Unit } from './schema';
import { type Band, datedRow, NATIONS, type NationId, POINTS, playedRow, ruling } from './tables';

/** What a nation pays in a given army: its band as priced lines, and whether its guns limber slowly. */
export type Tariff = {
  readonly line: CostLine;
  readonly light: CostLine;
  readonly slowGuns: boolean;
  /** lines of units already priced that are of a type, class and size and have no choices */
  readonly priced: Map<string, Partial<Record<Unit['class'], Partial<Record<Unit['size'], CostLine[]>>>>>;
};

const tariffs = new Map<string, Tariff>();

/** Tariffs are few and the same for every army of a nation, so they are made once. */
export const tariffFor = (
  nation: NationId,
  year: number,
  byTable: boolean,
  limber: 'full' | 'half',
  imagi: Army['imagiNation'],
): Tariff => {
  const key = `${nation}/${year}/${byTable}/${limber}/${imagi?.band}/${imagi?.limber}`;
  const cached = tariffs.get(key);
  if (cached !== undefined) return cached;
  const { army, bands, tableBands, table } = NATIONS[nation];
  const band: Band = imagi?.band ?? datedRow((byTable && tableBands) || bands, year).band;
  const cite = imagi === undefined ? POINTS.bandsCite : ruling('R40');
  const label = imagi === undefined ? army : 'Imagi-nation, price band';
  const played = imagi?.limber ?? playedRow(datedRow(table, year), nation, limber).limber;
  const tariff: Tariff = {
    line: costLine(label, POINTS.bands[band].line, cite),
    light: costLine(label, POINTS.bands[band].light, cite),
    slowGuns: played === 'full',
    priced: new Map(),
  };
  tariffs.set(key, tariff);
  return tariff;
};
