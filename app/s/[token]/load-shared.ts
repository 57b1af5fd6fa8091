import 'server-only';
import { cache } from 'react';
import { type OrderPart, orderPart } from '@/app/_components/army/order-part';
import { judgeStored } from '@/app/_pictures/army-preview';
import { getSharedArmy } from '@/lib/armies/get-shared-army';
import type { SharedArmy } from '@/lib/armies/schema';
import { noteAt } from '@/lib/rules/core/army/path';
import { type PlaceName, placeNames } from '@/lib/rules/core/check/place-names';
import type { Assessment } from '@/lib/rules/core/contract/assessment';
import type { Summary, System } from '@/lib/rules/core/contract/system';
import type { PrintedTerms } from '@/lib/rules/core/sheet/sheet';
import { nextTurn } from '@/lib/turn';

/** The army behind a share link; null when the link opens nothing. Once for each request. */
export const sharedArmy = cache(getSharedArmy);

export type Shared = {
  readonly army: Omit<SharedArmy, 'file' | 'owner'>;
  readonly system: System;
  readonly assessment: Assessment;
  /** what the packs of the army say, for its sheets; null for one that is built under none */
  readonly terms: PrintedTerms | null;
  readonly summary: Summary;
  readonly detail: string;
  readonly order: OrderPart;
  readonly placeName: PlaceName;
  /** what the player wrote about the army as a whole */
  readonly note: string | undefined;
  readonly player: string | undefined;
};

/** The army behind a share link, priced and judged today, with a part of its order of battle. */
export const loadShared = async (token: string, part: number): Promise<Shared | null> => {
  const shared = await sharedArmy(token);
  if (shared === null) return null;
  const { file, owner, ...army } = shared;
  const { system, assessment, terms, summary } = await judgeStored(owner, file);
  const outline = system.outline(file);
  await nextTurn();
  const order = orderPart(outline, assessment.costing, part, file.army);
  return {
    army,
    system,
    assessment,
    terms,
    summary,
    detail: outline.detail,
    order,
    placeName: placeNames(outline),
    note: noteAt(file.army, []),
    player: file.player,
  };
};
