import 'server-only';
import { isSystemId, loadSystem } from '../rules';
import type { ArmyFile } from '../rules/core/army/document';
import { regimentIds } from '../rules/core/check/attached';
import type { RegimentFact, RegimentFacts } from '../rules/core/check/regiment-facts';
import type { System } from '../rules/core/contract/system';
import type { RegimentName } from './schema';
import { regimentsById } from './search-regiments';

const factOf = ({ id: _, provenance, notes, ...fact }: RegimentName): RegimentFact => fact;

/** What the store knows of some regiments; null for each that it has not. */
export const regimentFacts = async (ids: readonly string[]): Promise<RegimentFacts> => {
  if (ids.length === 0) return {};
  const regiments = await regimentsById(ids);
  return {
    ...Object.fromEntries(ids.map((id) => [id, null])),
    ...Object.fromEntries(regiments.map((regiment) => [regiment.id, factOf(regiment)])),
  };
};

/** What the store knows of the regiments of an army: nothing is asked where it has none. */
export const factsFor = (system: Pick<System, 'attached'>, file: ArmyFile): Promise<RegimentFacts> =>
  regimentFacts(regimentIds(system.attached(file)));

/** The same for a stored army, whatever its system. */
export const storedFacts = async (file: ArmyFile): Promise<RegimentFacts> => {
  if (!isSystemId(file.system)) throw new Error(`A stored army is of the unknown system ${file.system}`);
  return factsFor(await loadSystem(file.system), file);
};
