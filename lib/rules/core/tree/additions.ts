import type { ArmyFile } from '../army/document';
import type { Op } from '../army/edit';
import type { Path } from '../army/path';
import type { Formation, Formations } from './formations';
import type { Addition } from './outline';

/** Something that can be put at `at`: into its list, or, where the place is a field, there. */
export const addition = (
  id: string,
  label: string,
  at: Path,
  value: unknown,
  op: Extract<Op['op'], 'insert' | 'set'> = 'insert',
): Addition => ({ id, label, ops: [{ op, path: ['army', ...at], value }], select: at });

/** A new formation behind the others. */
export const formationAddition = <
  K extends string,
  A extends Readonly<Record<K, readonly G[]>>,
  G extends Formation,
  L,
>(
  { key, create }: Formations<K, A, G, L>,
  label: string,
  army: A,
  newId: () => string,
): Addition => addition(label.toLowerCase(), label, [key, army[key].length], create(newId, '', [], army));

/** A leader for each formation whose `field` is empty, called by it: "Commander of the first brigade". */
export const leaderAdditions = <
  K extends string,
  F extends string,
  A extends Readonly<Record<K, readonly G[]>>,
  G extends Formation & Readonly<Record<F, unknown>>,
  L,
>(
  { key, nameOf }: Formations<K, A, G, L>,
  field: F,
  title: string,
  army: A,
  create: () => unknown,
): Addition[] =>
  army[key].flatMap((formation, index) =>
    formation[field] === null
      ? [
          addition(
            `${field}-${formation.id}`,
            `${title} of ${nameOf(formation, index)}`,
            [key, index, field],
            create(),
            'set',
          ),
        ]
      : [],
  );

/** A new army file: nothing is set but the army itself. */
export const newFile = <A>(
  { id, edition, dataVersion }: Pick<ArmyFile, 'edition' | 'dataVersion'> & { readonly id: string },
  name: string,
  army: A,
): ArmyFile<A> => ({
  muster: 1,
  system: id,
  edition,
  dataVersion,
  name,
  settings: {},
  packs: [],
  house: {},
  tables: {},
  origin: null,
  army,
});
