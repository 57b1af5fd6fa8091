import 'server-only';
import { sql, updateWhere } from '@/prisma/statement';
import type { Viewer } from '../identity/viewer';
import { eventColumns } from './create-event';
import { findOrganiser, OWNERS } from './people/organiser';
import { phaseOf } from './phase';
import { readEvent } from './read-event';
import type { EventRow } from './rows/event-row';
import { writeEvent } from './rows/write-event';
import type { EventFields, SaveEventAnswer, SaveEventRequest } from './schema';

const GONE = { ok: false, code: 'not-found' } as const;

/** Once an event was closed, what was sent until it is edited, late lists too, is frozen, whatever its times become. */
const frozenBy = (event: EventRow, now: Date): Date | null => {
  const closed = phaseOf(event, now) === 'closed' ? [now] : [];
  const times = [...closed, ...(event.frozenAt === null ? [] : [event.frozenAt])].map(Number);
  return times.length === 0 ? null : new Date(Math.max(...times));
};

const PLAIN = [
  'name',
  'date',
  'hours',
  'place',
  'rounds',
  'text',
  'timeZone',
  'graceSeconds',
  'late',
  'capacity',
  'listed',
  'openEntry',
] as const;
const TIMES = ['opensAt', 'closesAt', 'publicAt'] as const;

/** What an edit has changed, for the trail: the new values. */
const changes = (event: EventRow, fields: EventFields): Record<string, unknown> =>
  Object.fromEntries([
    ...PLAIN.flatMap((key) => (event[key] === fields[key] ? [] : [[key, fields[key]]])),
    ...TIMES.flatMap((key) => {
      const time = fields[key];
      const moved = (event[key]?.getTime() ?? null) !== (time === null ? null : Date.parse(time));
      return moved ? [[key, time]] : [];
    }),
  ]);

/** Saves what its owner has edited of an event; an edit of an older revision is answered with the event as it is now. */
export const saveEvent = async (
  viewer: Viewer,
  id: string,
  { revision, event: fields }: SaveEventRequest,
  now: Date = new Date(),
): Promise<SaveEventAnswer> => {
  const done = await writeEvent<'done' | 'stale' | 'gone'>(id, now, async () => {
    const organiser = await findOrganiser(viewer, id, OWNERS);
    if (organiser === null) return { answer: 'gone' };
    const { event, person } = organiser;
    const changed = changes(event, fields);
    // the same edit again, because its answer got lost on the way
    if (event.revision === revision + 1 && Object.keys(changed).length === 0) return { answer: 'done' };
    if (event.revision !== revision) return { answer: 'stale' };
    const columns = { ...eventColumns(fields), frozenAt: frozenBy(event, now), revision: revision + 1 };
    return {
      answer: 'done',
      statements: [updateWhere('Event', { ...columns, updatedAt: now }, sql`"id" = ${id}`)],
      deeds: [{ person, action: 'edit', detail: changed }],
    };
  });
  if (done === 'gone') return GONE;
  if (done === 'done') return { ok: true, revision: revision + 1 };
  const current = await readEvent(viewer, id, now);
  return current === null ? GONE : { ok: false, code: 'stale', current };
};
