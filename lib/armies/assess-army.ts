import 'server-only';
import { factsFor } from '../history/regiment-facts';
import type { Viewer } from '../identity/viewer';
import { ownedTerms } from '../terms/owned-terms';
import { type ArmyColumns, armyColumns, type Readable } from './army-columns';

/** `armyColumns` by the regiments of the store, under the packs that the army names and its owner can read. */
export const assessedColumns = async (owner: Viewer, read: Readable): Promise<ArmyColumns> => {
  const { system, file } = read;
  const [facts, terms] = await Promise.all([factsFor(system, file), ownedTerms(owner, system, file)]);
  return armyColumns(read, facts, terms);
};
