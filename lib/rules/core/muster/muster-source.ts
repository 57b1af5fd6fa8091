import type { ArmyOrigin } from '../army/document';
import { cleanName } from '../army/name';
import type { OobFormation, OobSide, OobUnit, PartChoices } from './order-of-battle';

/** A unit of the source, with the id that choices and the ledger call it by. */
export type SourceUnit = OobUnit & { readonly id: string };

export type SourceFormation = Omit<OobFormation, 'id' | 'units' | 'children'> & {
  readonly id: string;
  /** as the source has it; `name` is what an army calls it */
  readonly full: string;
  readonly units: readonly SourceUnit[];
  readonly children: readonly SourceFormation[];
};

export type SourceSide = Omit<OobSide, 'formations' | 'unattached'> & {
  readonly formations: readonly SourceFormation[];
  readonly unattached: readonly SourceUnit[];
};

/** The key by which units directly under the commander are chosen. */
export const UNDER_NOBODY = '';

/** Where an army mustered from a side comes from. */
export const originOf = ({ name }: { readonly name: string }): ArmyOrigin => ({
  kind: 'order of battle',
  name: cleanName(name),
});

const namedBy = (commander: string | null): string | null =>
  commander === null ? null : cleanName(commander);

/**
 * A side in which each formation and each unit has its own id, its given one, else its place, and names are as
 * long as an army may have them.
 */
export const identified = (side: OobSide): SourceSide => {
  const used = new Set<string>();
  const own = (given: string | undefined, place: string): string => {
    let id = given ?? place;
    for (let again = 2; used.has(id); again++) id = `${given ?? place}~${again}`;
    used.add(id);
    return id;
  };
  const unitsAt = (units: readonly OobUnit[], place: string): SourceUnit[] =>
    units.map((unit, index) => ({
      ...unit,
      id: own(unit.id, `${place}u${index + 1}`),
      name: cleanName(unit.name),
    }));
  const formationsAt = (formations: readonly OobFormation[], place: string): SourceFormation[] =>
    formations.map((formation, index) => {
      const here = `${place}f${index + 1}`;
      return {
        ...formation,
        id: own(formation.id, here),
        name: cleanName(formation.short ?? formation.name),
        full: cleanName(formation.name),
        commander: namedBy(formation.commander),
        units: unitsAt(formation.units, here),
        children: formationsAt(formation.children, here),
      };
    });
  return {
    ...side,
    commander: namedBy(side.commander),
    formations: formationsAt(side.formations, ''),
    unattached: unitsAt(side.unattached, ''),
  };
};

/** Why a unit of the source is not mustered. */
export type MusterOmission = 'choice' | 'formation' | 'part-of' | 'participation' | 'battalion-guns';

type SideParts = {
  /** the side without what is left out */
  readonly side: SourceSide;
  readonly left: readonly { readonly unit: SourceUnit; readonly why: MusterOmission }[];
};

/**
 * A side parted into what is mustered and what is left out; a unit that was only there, or is counted elsewhere, is
 * out.
 */
export const parted = (
  side: SourceSide,
  { formations: chosenFormations, units: wantedUnits = {} }: PartChoices,
): SideParts => {
  const left: { unit: SourceUnit; why: MusterOmission }[] = [];
  const whyOut = (
    { id, counting = 'counted', withBattalions }: SourceUnit,
    within: boolean,
  ): MusterOmission | undefined => {
    if (!within) return 'formation';
    const wish = Object.hasOwn(wantedUnits, id) ? wantedUnits[id] : undefined;
    if (wish === false) return 'choice';
    if (wish === true) return undefined;
    if (withBattalions) return 'battalion-guns';
    return counting === 'counted' ? undefined : counting;
  };
  const keep = (units: readonly SourceUnit[], within: boolean): SourceUnit[] =>
    units.filter((unit) => {
      const why = whyOut(unit, within);
      if (why !== undefined) left.push({ unit, why });
      return why === undefined;
    });
  const fits = (id: string): boolean => chosenFormations === undefined || chosenFormations.includes(id);
  const walk = (list: readonly SourceFormation[]): SourceFormation[] =>
    list.flatMap((formation) => {
      const within = fits(formation.id);
      const units = keep(formation.units, within);
      const children = walk(formation.children);
      return within || children.length > 0 ? [{ ...formation, units, children }] : [];
    });
  const formations = walk(side.formations);
  const unattached = keep(side.unattached, fits(UNDER_NOBODY));
  return { side: { ...side, formations, unattached }, left };
};
