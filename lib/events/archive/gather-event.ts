import 'server-only';
import { db } from '../../db';
import { MESSAGE, type NameOf, nameWriter, OVERRULING, personNames, TICKS } from '../desk/entry-detail';
import { printedCode } from '../enter/code';
import { entryTextsOf } from '../entry-texts';
import {
  EARLIER,
  ENTRY_HEAD,
  parseSummary,
  parseVerdictReport,
  stateOf,
  VERSION,
  verdictOf,
} from '../rows/entry-row';
import { type EventRow, eventHead } from '../rows/event-row';
import type { ArchivedAudit, ArchivedEntry } from './archive-format';

/** Rows of the trail in memory at once. */
const STEP = 1_000;

/** The part before the entries of an event in a file. */
export const gatherHead = async (event: EventRow, now: Date) => {
  const [head, terms, people] = await Promise.all([
    eventHead(event, now),
    db.eventTerms.findMany({
      where: { eventId: event.id },
      orderBy: { version: 'asc' },
      select: { version: true, hash: true, savedAt: true, document: true },
    }),
    db.eventPerson.findMany({
      where: { eventId: event.id },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: { name: true, role: true },
    }),
  ]);
  return {
    madeAt: now.toISOString(),
    event: head,
    terms: terms.map(({ savedAt, ...each }) => ({ ...each, savedAt: savedAt.toISOString() })),
    people,
  };
};

const WHOLE = {
  ...VERSION,
  document: true,
  report: true,
  earlier: { orderBy: { termsVersion: 'asc' }, select: EARLIER },
  overrulings: {
    orderBy: { createdAt: 'asc' },
    select: { ...OVERRULING, withdrawnAt: true },
  },
  ticks: TICKS,
} as const;

const ENTRY = {
  ...ENTRY_HEAD,
  messages: {
    orderBy: { number: 'asc' },
    select: MESSAGE,
  },
} as const;

const gatherVersions = async (
  event: EventRow,
  entryId: string,
  nameOf: NameOf,
): Promise<ArchivedEntry['versions']> => {
  const rows = await db.entryVersion.findMany({
    where: { entryId },
    orderBy: { number: 'asc' },
    select: WHOLE,
  });
  return rows.map((row) => ({
    number: row.number,
    code: printedCode(event.initials, row.code),
    hash: row.hash,
    name: row.name,
    sentAt: row.sentAt.toISOString(),
    late: row.late,
    document: row.document,
    report: row.report,
    verdict: verdictOf(row, parseSummary(row.summary).points),
    earlier: row.earlier.map((each) => ({
      verdict: verdictOf(each, parseVerdictReport(each.report).points),
      report: each.report,
    })),
    overrulings: row.overrulings.map(({ withdrawnAt, ...each }) => ({
      ...nameWriter(each, nameOf),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    })),
    ticks: row.ticks.map((each) => nameWriter(each, nameOf)),
  }));
};

/** Everything about the entries of an event, one after the other: one is in memory at a time. */
export async function* gatherEntries(event: EventRow, withTexts: boolean): AsyncGenerator<ArchivedEntry> {
  const [ids, nameOf] = await Promise.all([
    db.entry.findMany({ where: { eventId: event.id }, orderBy: { number: 'asc' }, select: { id: true } }),
    personNames(event.id),
  ]);
  for (const { id } of ids) {
    const row = await db.entry.findFirst({ where: { id }, select: ENTRY });
    if (row === null) continue;
    const { number, name, currentVersion, acceptedVersion, state, lockedAt, acceptedAt, messages } = row;
    yield {
      number,
      name,
      currentVersion,
      acceptedVersion,
      ...(withTexts && entryTextsOf(row)),
      state: stateOf(state),
      locked: lockedAt !== null,
      acceptedAt: acceptedAt?.toISOString() ?? null,
      messages: messages.map(({ personId, createdAt, ...message }) => ({
        ...message,
        at: createdAt.toISOString(),
        who: message.from === 'player' ? name : nameOf(personId),
      })),
      versions: await gatherVersions(event, id, nameOf),
    };
  }
}

/** The trail of an event, row by row. */
export async function* gatherAudit(eventId: string): AsyncGenerator<ArchivedAudit> {
  for (let last = 0; ; ) {
    const rows = await db.eventAudit.findMany({
      where: { eventId, number: { gt: last } },
      orderBy: { number: 'asc' },
      take: STEP,
    });
    for (const { at, ...row } of rows) yield { ...row, at: at.toISOString() };
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.number;
  }
}
