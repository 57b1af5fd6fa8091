import 'server-only';
import { cache } from 'react';
import { factsFor } from '@/lib/history/regiment-facts';
import type { Viewer } from '@/lib/identity/viewer';
import { isSystemId, loadSystem } from '@/lib/rules';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import type { Assessment } from '@/lib/rules/core/contract/assessment';
import type { Summary, System } from '@/lib/rules/core/contract/system';
import type { PrintedTerms } from '@/lib/rules/core/sheet/sheet';
import { shownTerms, summaryUnder } from '@/lib/rules/events/points-limit';
import { ownedTerms } from '@/lib/terms/owned-terms';
import { nextTurn } from '@/lib/turn';

export type JudgedArmy = {
  readonly system: System;
  readonly assessment: Assessment;
  readonly summary: Summary;
  /** what the packs of the army say, for its sheets; null for one that is built under none */
  readonly terms: PrintedTerms | null;
};

/** A stored army, priced and judged today, under its owner's packs. Once for each request. */
export const judgeStored = cache(async (owner: Viewer, file: ArmyFile): Promise<JudgedArmy> => {
  if (!isSystemId(file.system)) throw new Error(`A stored army is of the unknown system ${file.system}`);
  const system = await loadSystem(file.system);
  await nextTurn();
  const facts = await factsFor(system, file);
  const terms = await ownedTerms(owner, system, file);
  const judgement = terms?.judged(file, facts);
  const assessment = judgement ?? system.assess(file, facts);
  await nextTurn();
  return {
    system,
    assessment,
    summary: summaryUnder(system, file, assessment),
    terms: terms && judgement ? shownTerms(terms, judgement) : null,
  };
});
