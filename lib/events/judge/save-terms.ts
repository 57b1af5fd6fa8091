import 'server-only';
import { insertInto, type Statement, sql, updateWhere } from '@/prisma/statement';
import type { Viewer } from '../../identity/viewer';
import { spendBytes } from '../../quotas';
import { readAside } from '../../readers/read-in-thread';
import { sentOf } from '../../readers/thread-input';
import { combine } from '../../rules/events/combine';
import type { Pack } from '../../rules/events/schema';
import { placedIn } from '../../rules/events/stack';
import { savedTerms } from '../../terms/owned-terms';
import { phaseOf } from '../event-clock';
import { findOrganiser, OWNERS } from '../people/organiser';
import { type EventRow, systemOf, termsForLists } from '../rows/event-row';
import { writeEvent } from '../rows/write-event';
import type { SaveTermsAnswer, TryTermsAnswer } from '../schema';
import { sealsOf } from '../trail/hashes';
import { settleAccepted } from './accepted-again';
import { effectOf, type JudgedAgain, judgeAgain, legalUnder } from './judge-again';
import { benchOf } from './judge-list';
import { termsColumns } from './sent-terms';

const GONE = { ok: false, code: 'not-found' } as const;

const refuseLists = (message: string): SaveTermsAnswer => ({
  ok: false,
  code: 'invalid',
  errors: [{ at: ['lists'], message }],
});

/** The owner has to say which lists new terms judge, so that one event is not judged by two terms unnoticed. */
const WHICH_LISTS = refuseLists(
  'Lists were frozen when the event closed. Choose whether the new terms judge all lists ("all"), only those sent from now on ("new"), or, while it is closed, none ("none").',
);

const ONLY_CLOSED = refuseLists(
  'The event is open: new terms judge the lists sent now. Choose "all" or "new".',
);

const benchFor = async (event: EventRow, packs: readonly Pack[], version: number) =>
  benchOf(await systemOf(event), { version, terms: combine(packs) });

/** What terms would do to the lists of an event that the viewer owns or checks. Nothing is stored. */
export const tryTerms = async (
  viewer: Viewer,
  eventId: string,
  request: unknown,
  now: Date = new Date(),
): Promise<TryTermsAnswer> => {
  const organiser = await findOrganiser(viewer, eventId);
  if (organiser === null) return GONE;
  const { event } = organiser;
  const read = await readAside('triedTerms', { sent: sentOf(request), system: event.system }, {});
  if (!read.ok) return read;
  const packs = read.isDraft
    ? placedIn((await savedTerms(event.id, event.termsVersion)).packs, read.packs)
    : read.packs;
  const bench = await benchFor(event, packs, event.termsVersion + 1);
  const again = await judgeAgain(event, bench, now, read.lists === undefined ? {} : { lists: read.lists });
  return { ok: true, hash: termsColumns(packs).hash, ...effectOf(again), ...legalUnder(again) };
};

/** The verdict that was stored is kept beside the new one, and anyone who has the entry open finds it changed. */
const verdictStatements = (
  { id, entryId, columns, overruled, rekeyed }: JudgedAgain,
  move: number,
  now: Date,
): Statement[] => [
  sql`INSERT INTO "EarlierVerdict" ("versionId", "termsVersion", "legal", "errors", "warnings", "infos",
      "wanting", "points", "report", "profileText", "profileHash", "dataVersion", "judgedAt")
    SELECT "id", "termsVersion", "legal", "errors", "warnings", "infos", "wanting", "points", "report", "profileText",
      "profileHash", "dataVersion", "judgedAt" FROM "EntryVersion" WHERE "id" = ${id}`,
  updateWhere('EntryVersion', { ...columns, overruled }, sql`"id" = ${id}`),
  ...rekeyed.map(
    ({ from, to }) =>
      sql`UPDATE "Overruling" SET "finding" = ${to} WHERE "versionId" = ${id} AND "finding" = ${from}`,
  ),
  sql`UPDATE "Entry" SET "revision" = "revision" + 1, "moved" = ${move}, "updatedAt" = ${now}
    WHERE "id" = ${entryId}`,
];

/**
 * A new version of the terms of an event. It judges the lists that are not frozen; the earlier verdicts are kept. Where
 * lists were frozen at closing, the request says whether it judges these too. It says as well what becomes of accepted
 * lists that have errors then.
 */
export const saveTerms = async (
  viewer: Viewer,
  eventId: string,
  request: unknown,
  now: Date = new Date(),
): Promise<SaveTermsAnswer> => {
  const first = await findOrganiser(viewer, eventId, OWNERS);
  if (first === null) return GONE;
  const sent = { sent: sentOf(request), system: first.event.system };
  const read = await readAside('newTerms', sent, {});
  if (!read.ok) return read;
  const { packs, lists, accepted } = read;
  const terms = termsColumns(packs);
  const version = read.version + 1;
  const bench = await benchFor(first.event, packs, version);
  await spendBytes(viewer, Buffer.byteLength(terms.document));
  const listById = new Map<string, JudgedAgain>();
  return writeEvent<SaveTermsAnswer>(eventId, now, async ({ next: move }) => {
    const organiser = await findOrganiser(viewer, eventId, OWNERS);
    if (organiser === null) return { answer: GONE };
    const { event, person } = organiser;
    if (event.termsVersion !== read.version) {
      const current = await savedTerms(eventId, event.termsVersion);
      // the same terms again, because their answer got lost on the way
      const repeated = event.termsVersion === version && current.hash === terms.hash;
      const nothing = { turned: [], accepted: [], same: 0, frozen: 0, reopened: 0, passed: 0, putBack: 0 };
      return {
        answer: repeated ? { ok: true, terms: current, ...nothing } : { ok: false, code: 'stale', current },
      };
    }
    const again = await judgeAgain(event, bench, now, {
      cache: listById,
      ...(lists !== undefined && { lists }),
    });
    const effect = effectOf(again);
    if (effect.reopened > 0 && lists === undefined) return { answer: WHICH_LISTS };
    if (lists === 'none' && phaseOf(event, now) !== 'closed') return { answer: ONLY_CLOSED };
    const lateTerms = lists === 'none' ? termsForLists(event, now) : null;
    const settled = settleAccepted(again.judgedLists, accepted, { person, now });
    if ('ok' in settled) return { answer: settled };
    const { passed, putBack } = settled;
    // overruled findings that are known by another key from now on
    const rekeyed = again.judgedLists.flatMap(({ key, rekeyed: keys }) =>
      keys.map(({ from, to }) => [key, from, to] as const),
    );
    return {
      answer: {
        ok: true,
        terms: { version, hash: terms.hash, savedAt: now.toISOString(), packs },
        ...effect,
        passed,
        putBack,
      },
      statements: [
        insertInto('EventTerms', { ...terms, eventId, version, savedAt: now }),
        sql`UPDATE "Event" SET "termsVersion" = ${version}, "lateTerms" = ${lateTerms}, "updatedAt" = ${now} WHERE "id" = ${eventId}`,
        ...again.judgedLists.flatMap((each) => verdictStatements(each, move, now)),
        ...settled.statements,
      ],
      deeds: [
        {
          person,
          action: 'terms',
          detail: {
            version,
            hash: terms.hash,
            turned: effect.turned.map(({ number }) => number),
            ...(effect.reopened > 0 && { lists }),
            verdicts: sealsOf(again.judgedLists.map(({ key, seal }) => ({ key, ...seal }))),
            ...(rekeyed.length > 0 && { rekeyed }),
          },
        },
        ...settled.deeds,
      ],
    };
  });
};
