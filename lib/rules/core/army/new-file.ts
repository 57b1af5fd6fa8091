import type { ArmyFile } from './document';

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
