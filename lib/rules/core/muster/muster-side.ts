import type { ArmyFile } from '../army/document';
import type { Tree } from '../tree/tree';
import type { OobFormation, OobSide, OobUnit, OobWorks } from './order-of-battle';

type NameHolder = { readonly name: string };

/** How a system tells its army without its rules. */
type Words<U, G, W> = {
  readonly kind: OobFormation['kind'];
  readonly groupName: (group: G, index: number) => string;
  readonly unit: (unit: U) => OobUnit;
  readonly commander: NameHolder | null | undefined;
  /** absent = the first commander that the formation has */
  readonly commanderOf?: (group: G) => NameHolder | undefined;
  readonly nationName?: string | undefined;
  readonly work?: (work: W) => OobWorks;
};

/** An army as an order of battle: each formation with its units, the others directly under the commander. */
export const sideOf = <U, G, L extends { readonly kind: string; readonly leader: NameHolder }, W>(
  { name, army }: ArmyFile<{ readonly nation: string; readonly year: number }>,
  { groups, loose, unassigned, works }: Tree<U, G, L, W>,
  { kind, groupName, unit, commander, commanderOf, nationName, work }: Words<U, G, W>,
): OobSide => ({
  name,
  nation: army.nation,
  ...(nationName && { nationName }),
  year: army.year,
  commander: commander?.name || null,
  formations: groups.map(({ group, index, leaders, units }) => {
    const first = leaders.find((led) => led.kind === 'commander')?.leader;
    return {
      name: groupName(group, index),
      kind,
      commander: (commanderOf === undefined ? first : commanderOf(group))?.name || null,
      units: units.map((placed) => unit(placed.unit)),
      children: [],
    };
  }),
  unattached: [...loose.units, ...unassigned.units].map((placed) => unit(placed.unit)),
  ...(work && { works: works.map((placed) => work(placed.work)) }),
});
