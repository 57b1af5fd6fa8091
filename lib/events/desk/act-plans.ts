import 'server-only';
import { insertAll, insertInto, type Statement, sql, updateWhere } from '@/prisma/statement';
import { db } from '../../db';
import { newRowId } from '../../ids';
import { openFindings, openWords, overruledIn } from '../judge/counting';
import type { Organiser } from '../people/organiser';
import { parseVerdictReport } from '../rows/entry-row';
import { insertMessage, updateEntry } from '../rows/entry-statements';
import type { Act, ActAnswer, EntryMessage } from '../schema';
import { changesBy } from '../trail/deed-effects';
import type { EntryRow } from './entry-detail';

type ActRefusal = Exclude<Extract<ActAnswer, { ok: false }>, { code: 'stale' }>;

/** The result of an act: what is written, or why it is refused. */
type Plan = { readonly ok: true; readonly statements: readonly Statement[] } | ActRefusal;

/** An entry in the hands of an organiser, whose turn it is. */
type Hand = {
  readonly organiser: Pick<Organiser, 'person'>;
  readonly entry: EntryRow;
  readonly move: number;
  readonly now: Date;
};

const plan = (...statements: readonly Statement[]): Plan => ({ ok: true, statements });

const nothing = (at: string, message: string): Plan => ({
  ok: false,
  code: 'invalid',
  errors: [{ at: [at], message }],
});

const word = (hand: Hand, kind: EntryMessage['kind'], text: string): Statement[] =>
  text === ''
    ? []
    : [insertMessage(hand.entry, { from: 'organiser', kind, text }, hand.organiser.person.id, hand)];

/** What an act makes of the entry itself. */
const course = (hand: Hand, { act }: Act): Statement =>
  updateEntry(hand.entry, changesBy({ action: act, at: hand.now, byPlayer: false }, hand.entry), hand);

const NOTHING_OPEN = { errors: 0, wanting: 0 };

/** A version as organisers judge it, with what was overruled and ticked in it. */
const readJudged = async (entryId: string, number: number) =>
  db.entryVersion.findFirst({
    where: { entryId, number },
    select: {
      id: true,
      number: true,
      legal: true,
      report: true,
      overrulings: { where: { withdrawnAt: null }, select: { id: true, finding: true } },
      ticks: { select: { note: true } },
    },
  });

type JudgedVersion = NonNullable<Awaited<ReturnType<typeof readJudged>>>;

/** What prevents accepting a version. */
const openIn = ({ report, overrulings }: JudgedVersion): ReturnType<typeof openFindings> =>
  openFindings({ report: parseVerdictReport(report), overrulings });

/** How many notes of the terms are not ticked. */
const openNotes = ({ report, ticks }: JudgedVersion): number => {
  const ticked = new Set(ticks.map(({ note }) => note));
  return parseVerdictReport(report).standings.filter(
    ({ slot, state }) => state === 'tick' && !ticked.has(slot),
  ).length;
};

const accept = async (hand: Hand, act: Extract<Act, { act: 'accept' }>): Promise<Plan> => {
  const { text, withErrors, withNotes } = act;
  const version = await readJudged(hand.entry.id, hand.entry.currentVersion);
  const open = version === null ? NOTHING_OPEN : openIn(version);
  const errors = open.errors + open.wanting;
  if (errors > 0 && !withErrors) {
    const message = `The list has ${openWords(open)}, neither fixed nor let pass.`;
    return { ok: false, code: 'findings', message, errors };
  }
  const notes = version === null ? 0 : openNotes(version);
  if (notes > 0 && !withNotes) {
    const message = `${notes === 1 ? 'A note of the terms is' : `${notes} notes of the terms are`} not ticked.`;
    return { ok: false, code: 'notes', message, notes };
  }
  return plan(course(hand, act), ...word(hand, 'accept', text));
};

/** The version stores the number of errors that are let pass, so that no desk has to count them. */
const countOverruled = (version: JudgedVersion, passed: ReadonlySet<string>): Statement => {
  const overruled = overruledIn(parseVerdictReport(version.report).findings, [...passed]);
  return updateWhere('EntryVersion', { overruled }, sql`"id" = ${version.id}`);
};

const overrule = async (hand: Hand, act: Extract<Act, { act: 'overrule' | 'uphold' }>): Promise<Plan> => {
  const version = await readJudged(hand.entry.id, act.version);
  if (version === null) return nothing('version', 'There is no such version.');
  if (!parseVerdictReport(version.report).findings.some(({ key }) => key === act.finding)) {
    return nothing('finding', 'This version has no such finding.');
  }
  const passed = new Set(version.overrulings.map(({ finding }) => finding));
  if (act.act === 'uphold') {
    passed.delete(act.finding);
    return plan(
      sql`UPDATE "Overruling" SET "withdrawnAt" = ${hand.now}
        WHERE "versionId" = ${version.id} AND "finding" = ${act.finding} AND "withdrawnAt" IS NULL`,
      countOverruled(version, passed),
      course(hand, act),
    );
  }
  if (passed.has(act.finding)) return nothing('finding', 'This finding has already been let pass.');
  passed.add(act.finding);
  return plan(
    insertInto('Overruling', {
      id: newRowId(),
      versionId: version.id,
      finding: act.finding,
      reason: act.reason,
      personId: hand.organiser.person.id,
      createdAt: hand.now,
    }),
    countOverruled(version, passed),
    course(hand, act),
  );
};

const tick = async (hand: Hand, act: Extract<Act, { act: 'tick' }>): Promise<Plan> => {
  const { version: number, note, kept } = act;
  const version = await readJudged(hand.entry.id, number);
  if (version === null) return nothing('version', 'There is no such version.');
  const isNote = parseVerdictReport(version.report).standings.some(
    ({ slot, state }) => slot === note && state === 'tick',
  );
  if (!isNote) return nothing('note', 'The terms have no such note to tick.');
  const key = { versionId: version.id, note };
  const { id: personId } = hand.organiser.person;
  return plan(
    ...(kept === null
      ? [sql`DELETE FROM "EntryTick" WHERE "versionId" = ${version.id} AND "note" = ${note}`]
      : insertAll('EntryTick', [{ ...key, kept, personId, createdAt: hand.now }], {
          key: ['versionId', 'note'],
          become: 'replace',
        })),
    course(hand, act),
  );
};

/** What an act of an organiser writes, on an entry that is as they have seen it. */
export const planOf = async (act: Act, hand: Hand): Promise<Plan> => {
  switch (act.act) {
    case 'accept':
      return accept(hand, act);
    case 'return':
    case 'note':
      return plan(course(hand, act), ...word(hand, act.act, act.text));
    case 'ask':
      return plan(course(hand, act), ...word(hand, 'question', act.text));
    case 'reopen':
    case 'withdraw':
    case 'lock':
    case 'unlock':
      return plan(course(hand, act));
    case 'overrule':
    case 'uphold':
      return overrule(hand, act);
    case 'tick':
      return tick(hand, act);
  }
};
