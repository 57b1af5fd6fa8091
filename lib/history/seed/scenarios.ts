import type { OobFormation, OobSide, OobUnit } from '../../rules/core/muster/order-of-battle';
import { readArmyText } from '../../rules/read-army';
import type { FormationFile, SideFile } from '../battle-file';
import type { UnitSource } from '../battle-rows';
import type { ScenarioFile } from './scenario-files';

/** A scenario in the shape of a battle; the forces are those of the rules, not of history. */
export type ScenarioFact = {
  readonly id: string;
  readonly name: string;
  /** ISO 8601; null for a made-up one */
  readonly date: string | null;
  readonly year: number;
  readonly coverage: string;
  readonly source: string;
  readonly sides: readonly SideFile[];
};

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "Lobositz, 1 October 1756" -> Lobositz, 1756-10-01 */
const dated = (name: string): { readonly name: string; readonly date: string | null } => {
  const [, place, day = '', month = '', year] = /^(.+), (\d+) (\w+) (\d{4})$/.exec(name) ?? [];
  if (place === undefined) return { name, date: null };
  return {
    name: place,
    date: `${year}-${`${MONTHS.indexOf(month) + 1}`.padStart(2, '0')}-${day.padStart(2, '0')}`,
  };
};

const unitOf = ({
  name,
  nation,
  arm,
  type,
  battalions,
  squadrons,
  guns,
  men,
  strength,
}: OobUnit): UnitSource => ({
  name,
  nation,
  arm,
  type,
  battalions,
  squadrons,
  guns,
  calibre: null,
  men,
  notes: null,
  counting: 'counted',
  strength,
});

const formationOf = ({ name, kind, commander, units, children }: OobFormation): FormationFile => ({
  name,
  kind,
  commander,
  units: units.map(unitOf),
  children: children.map(formationOf),
});

const UNKNOWN = { men: null, infantry: null, cavalry: null, guns: null, battalions: null, squadrons: null };

const sideOf = (name: string, printed: number, side: OobSide): SideFile => ({
  name,
  nations: side.nationName === undefined ? [side.nation] : [],
  commander: side.commander,
  strength: UNKNOWN,
  notes: `${printed} units as printed`,
  formations: [
    ...side.formations.map(formationOf),
    ...(side.unattached.length === 0
      ? []
      : [
          {
            name: 'Under the commander',
            kind: 'brigade' as const,
            commander: null,
            units: side.unattached.map(unitOf),
            children: [],
          },
        ]),
  ],
});

const slug = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** The printed scenarios as their systems tell them without their rules. */
export const scenarioFacts = (files: readonly ScenarioFile[]): Promise<ScenarioFact[]> =>
  Promise.all(
    files.map(async ({ name, system: systemId, source, forces, armies, generic }) => {
      const sides = await Promise.all(
        forces.map(async ({ side, units }, index) => {
          const read = await readArmyText(armies[index] ?? '');
          if (!read.ok) throw new Error(`${name}, ${side}: ${read.error.message}`);
          const mustering = await read.system.muster();
          const { side: oob } = mustering.toSide(read.file);
          return { file: sideOf(side, units, oob), year: oob.year };
        }),
      );
      return {
        ...dated(name),
        id: `${systemId}-${slug(dated(name).name)}`,
        year: sides[0]?.year ?? 0,
        coverage: generic
          ? 'forces of a made-up scenario'
          : 'forces of a scenario after the battle, in units of the rules',
        source,
        sides: sides.map(({ file }) => file),
      };
    }),
  );
