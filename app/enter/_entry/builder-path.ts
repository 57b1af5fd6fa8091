import { armyPath } from '@/lib/pages';
/** The builder with an army, and the way back to where it is to be sent. */
export const builderPath = (armyId: string, back: string): string =>
  `${armyPath(armyId)}?${new URLSearchParams({ back })}`;

const PLACES = /^\/(?:enter\/[\w-]{1,100}|receipt\/[\w-]{1,100}\/replace)$/;

/** The way back that an address names, with the army to send; null for any other place. */
export const wayBack = (back: string | null, armyId: string): string | null =>
  back !== null && PLACES.test(back) ? `${back}?${new URLSearchParams({ army: armyId })}` : null;
