import type { Phase } from './schema';

export type Times = { readonly opensAt: Date; readonly closesAt: Date; readonly graceSeconds: number };

/** Until when a list counts as in time. */
export const endOfGrace = ({ closesAt, graceSeconds }: Omit<Times, 'opensAt'>): Date =>
  new Date(closesAt.getTime() + graceSeconds * 1000);

/** Where an event stands; a list of the closing second itself is in time. */
export const phaseOf = (event: Times, now: Date): Phase => {
  if (now < event.opensAt) return 'soon';
  if (now <= event.closesAt) return 'open';
  return now <= endOfGrace(event) ? 'grace' : 'closed';
};

/** True once anyone may read the lists. */
export const isPublic = ({ publicAt }: { readonly publicAt: Date | null }, now: Date): boolean =>
  publicAt !== null && publicAt <= now;

/**
 * True where the stored verdict of a list sent at `sentAt` never changes any more: the event is closed, or was when it
 * came, whatever its times are now.
 */
export const isFrozen = (
  event: Times & { readonly frozenAt: Date | null },
  sentAt: Date,
  now: Date,
): boolean => phaseOf(event, now) === 'closed' || (event.frozenAt !== null && sentAt <= event.frozenAt);
