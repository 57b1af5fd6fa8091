import type { NextEvent } from '@/lib/events/next-event';
import type { EventHead } from '@/lib/events/schema';
import { deskPath, receiptPath } from '@/lib/pages';
import type { Mark } from '@/lib/rules/core/check/finding';
import { dayTime } from '../events/_facts/event-times';
import { whenAndWhere } from '../events/_facts/event-words';
import { markOf } from '../events/_facts/standing-mark';
import * as factsWords from '../events/_facts/words';

/** What the first page says of the event that is next, in words: no browser needs those of all events for it. */
export type EventLine = {
  readonly name: string;
  readonly href: string;
  readonly whenAndWhere: string;
  /** the name of the entered list, before its state; empty for an organiser */
  readonly list: string;
  readonly standing: { readonly mark: Mark; readonly word: string } | null;
  readonly after: string;
};

const closing = ({ phase, closesAt, opensAt, timeZone }: EventHead): string => {
  if (phase === 'soon') return `Lists open ${dayTime(opensAt, timeZone)}.`;
  if (phase === 'open') return `Lists close ${dayTime(closesAt, timeZone)}.`;
  return 'Lists are closed.';
};

/** The event that is next, with the list entered for it or what is to check at its desk. */
export const eventLineOf = (next: NextEvent): EventLine => {
  const event = next.as === 'player' ? next.entry.event : next.run.event;
  const head = { name: event.name, whenAndWhere: whenAndWhere(event) };
  if (next.as === 'player') {
    const { id, list, stands, standing } = next.entry;
    const href = receiptPath(id);
    return {
      ...head,
      href,
      list: `Your list: ${list || factsWords.armyWithoutName}, ${stands},`,
      standing: markOf(standing),
      after: closing(event),
    };
  }
  const { toCheck, accepted } = next.run;
  const after = `${toCheck === 0 ? 'Nothing to check' : `${toCheck} to check`}, ${accepted} accepted. ${closing(event)}`;
  return { ...head, href: deskPath(event.id), list: '', standing: null, after };
};
