import { isSystemId, loadSystem } from '@/lib/rules';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import type { System } from '@/lib/rules/core/contract/system';
import { type ArmySights, seeArmy } from '@/lib/rules/events/judge';
import type { Pack } from '@/lib/rules/events/schema';
import { type TermsWords, termsWords } from '@/lib/rules/events/words';

/** What the editor needs of the system that a pack is for. */
export type Kit = {
  readonly system: System;
  readonly words: TermsWords;
  /** an army as the terms see it */
  readonly seen: (file: ArmyFile) => ArmySights;
  /** a pack as text that reads back */
  readonly write: (pack: Pack) => string;
};

/** A rule system in the words of the terms of events; null for an unknown system. */
export const loadKit = async (id: string): Promise<Kit | null> => {
  if (!isSystemId(id)) return null;
  const system = await loadSystem(id);
  const [parts, { writePack }] = await Promise.all([system.census(), import('@/lib/rules/events/text')]);
  const words = termsWords(system, parts);
  return {
    system,
    words,
    write: (pack) => writePack(pack, words),
    seen: (file) => seeArmy(system, parts, file),
  };
};

type Below = { readonly packs: readonly Pack[]; readonly fault?: string };

/** The packs that a pack builds on, ready-made ones and mine, with those that they build on. */
export const loadBelow = async (on: readonly string[]): Promise<Below> => {
  const top: Pack = { pack: 1, id: 'top', name: 'This pack', version: 1, system: '', on: [...on], rules: [] };
  const [{ stackOf }, { packBelow }] = await Promise.all([
    import('@/lib/rules/events/stack'),
    import('../pack-below'),
  ]);
  const stack = await stackOf([top], packBelow);
  return stack.ok ? { packs: stack.packs.slice(0, -1) } : { packs: [], fault: stack.message };
};
