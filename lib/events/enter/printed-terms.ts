import 'server-only';
import { isSystemId, loadSystem } from '@/lib/rules';
import type { Viewer } from '../../identity/viewer';
import type { ArmyFile } from '../../rules/core/army/document';
import type { RegimentFacts } from '../../rules/core/check/regiment-facts';
import type { PrintedTerms } from '../../rules/core/sheet/sheet';
import { shownTerms } from '../../rules/events/points-limit';
import { ownedTerms } from '../../terms/owned-terms';

/** What the packs of an army say of it on its sheets; null for one that is built under none. */
export const printedTerms = async (
  owner: Viewer,
  file: ArmyFile,
  regiments: RegimentFacts,
): Promise<PrintedTerms | null> => {
  if (file.packs.length === 0 || !isSystemId(file.system)) return null;
  const system = await loadSystem(file.system);
  const terms = await ownedTerms(owner, system, file);
  if (terms === null) return null;
  return shownTerms(terms, terms.judged(file, regiments));
};
