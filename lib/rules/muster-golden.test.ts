import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SYSTEM_IDS } from '.';
import { rowsOf } from './core/muster/ledger';
import type { OobArm, OobSide, OobType, OobUnit } from './core/muster/order-of-battle';
import { loadMuster, musterSide } from './muster';

/** A worked conversion of a digest (s. 7): one formation, the scale, and what comes out. */
type Conversion = {
  readonly id: string;
  readonly why: string;
  readonly nation?: string;
  readonly year?: number;
  /** real units to one of the table, or the men of one where the system says it so */
  readonly factor?: number;
  readonly menPerUnit?: number;
  readonly units: readonly (Partial<OobUnit> & { arm: OobArm; type: OobType; count?: number })[];
  /** kinds of the new units, in the order of the ledger */
  readonly types: readonly string[];
  readonly stats: Readonly<Record<string, number>>;
};

/** Men of a battalion, where a scale is told in men. */
const BATTALION = 600;

const fileOf = (id: string): string => `data/${id}/golden/conversions.json`;

const sideOf = ({ nation = 'austria', year = 1757, units }: Conversion): OobSide => ({
  name: 'Side',
  nation,
  year,
  commander: null,
  unattached: [],
  formations: [
    {
      name: 'Brigade',
      kind: 'brigade',
      commander: null,
      children: [],
      units: units.flatMap(({ count = 1, ...unit }, place) =>
        Array.from({ length: count }, (_, index) => ({
          name: `${place} ${index}`,
          nation,
          battalions: null,
          squadrons: null,
          guns: null,
          men: null,
          strength: 1,
          ...unit,
        })),
      ),
    },
  ],
});

const typesIn = (army: unknown): Map<string, string> => {
  const found = new Map<string, string>();
  JSON.stringify(army, (_, value) => {
    if (value !== null && typeof value === 'object' && 'type' in value) found.set(value.id, value.type);
    return value;
  });
  return found;
};

describe.each(SYSTEM_IDS.filter((id) => existsSync(fileOf(id))))('worked conversions of %s', async (id) => {
  const rules = await loadMuster(id);
  const cases = JSON.parse(readFileSync(fileOf(id), 'utf8')) as Conversion[];

  test.each(cases)('$id: $why', (conversion) => {
    const { factor = (conversion.menPerUnit ?? BATTALION) / BATTALION, types, stats } = conversion;
    const { file, ledger, assessment } = musterSide(rules, sideOf(conversion), { size: { factor } });
    const made = typesIn(file.army);
    expect(rowsOf(ledger).flatMap((row) => row.units.map((unit) => made.get(unit)))).toEqual(types);
    expect(assessment.stats).toMatchObject(stats);
  });
});
