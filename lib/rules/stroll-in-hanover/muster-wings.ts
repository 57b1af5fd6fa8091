import { holdersOf } from '../core/army/carry-over';
import type { SourceFormation, SourceSide, SourceUnit } from '../core/muster/muster-source';

/** A division to be: its brigades as lists of units. */
export type Wing = {
  readonly name: string;
  readonly commander: string | null;
  readonly brigades: readonly (readonly SourceUnit[])[];
};

const brigadesOf = (formation: SourceFormation) => holdersOf(formation).map(({ units }) => units);

/** The formations that become divisions: a single one that holds others gives way to these. */
const topOf = (formations: readonly SourceFormation[]): readonly SourceFormation[] => {
  const [only, ...others] = formations;
  return only !== undefined && others.length === 0 && only.units.length === 0 && only.children.length > 1
    ? topOf(only.children)
    : formations;
};

/** Wings become divisions; brigades beside wings stand under the general in chief, without wings they are divisions. */
export const wingsOf = ({ formations, unattached }: SourceSide): { wings: Wing[]; direct: Wing } => {
  const top = topOf(formations);
  const hasWings = top.some(({ kind }) => kind !== 'brigade');
  const isWing = ({ kind }: SourceFormation) => !hasWings || kind !== 'brigade';
  return {
    wings: top.filter(isWing).map((formation) => ({
      name: formation.name,
      commander: formation.commander,
      brigades: brigadesOf(formation),
    })),
    direct: {
      name: '',
      commander: null,
      brigades: [
        ...top.filter((formation) => !isWing(formation)).flatMap(brigadesOf),
        ...(unattached.length > 0 ? [unattached] : []),
      ],
    },
  };
};
