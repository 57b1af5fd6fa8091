import 'server-only';
import type { Statement } from '@/prisma/statement';
import { requestRefusal } from '../armies/request-refusal';
import type { Viewer } from '../identity/viewer';
import { acceptance } from './act-plans';
import type { Deed } from './audit';
import { openErrors, readJudged } from './open-errors';
import { findOrganiser, type Organiser } from './organiser';
import { findEntry } from './read-entry';
import { type AcceptSeveralAnswer, acceptSeveralSchema } from './schema';
import { type Move, writeEvent } from './write-event';

type Done = Extract<AcceptSeveralAnswer, { ok: true }>;
type Left = Done['left'][number];

const WORDS: Readonly<Record<Left['why'], string>> = {
  gone: 'There is no such entry any more.',
  stale: 'Somebody has changed this entry meanwhile.',
  state: 'This entry does not wait for an organiser.',
  errors: 'The list has errors that are neither mended nor overruled.',
};

type Wanted = { readonly number: number; readonly revision: number };
type Taken = { readonly statement: Statement; readonly deed: Deed };

const takenOrLeft = async (
  { event, person }: Organiser,
  { number, revision }: Wanted,
  { next: move }: Move,
  now: Date,
): Promise<Taken | Left['why']> => {
  const entry = await findEntry(event.id, number);
  if (entry === null) return 'gone';
  if (entry.revision !== revision) return 'stale';
  if (entry.state !== 'sent') return 'state';
  const version = await readJudged(entry.id, entry.currentVersion);
  if (version === null || openErrors(version) > 0) return 'errors';
  return {
    statement: acceptance({ organiser: { person }, entry, move, now }),
    deed: { person, action: 'accept', entry: number, detail: { version: entry.currentVersion, text: '' } },
  };
};

/** Accepts several lists at once that have no open errors and are as the organiser has seen them; the others are named. */
export const acceptSeveral = async (
  viewer: Viewer,
  eventId: string,
  request: unknown,
  now: Date = new Date(),
): Promise<AcceptSeveralAnswer> => {
  const parsed = acceptSeveralSchema.safeParse(request);
  if (!parsed.success) return requestRefusal(parsed.error);
  const wanted = [...new Map(parsed.data.entries.map((each) => [each.number, each])).values()];
  if ((await findOrganiser(viewer, eventId)) === null) return { ok: false, code: 'not-found' };
  return writeEvent<AcceptSeveralAnswer>(eventId, now, async (move) => {
    const organiser = await findOrganiser(viewer, eventId);
    if (organiser === null) return { answer: { ok: false, code: 'not-found' } };
    const accepted: number[] = [];
    const left: Left[] = [];
    const taken: Taken[] = [];
    for (const each of wanted) {
      const found = await takenOrLeft(organiser, each, move, now);
      if (typeof found === 'string') left.push({ number: each.number, why: found, message: WORDS[found] });
      else {
        accepted.push(each.number);
        taken.push(found);
      }
    }
    return {
      answer: { ok: true, accepted, left },
      statements: taken.map(({ statement }) => statement),
      deeds: taken.map(({ deed }) => deed),
    };
  });
};
