import { retentionCutoff } from '../../lib/api/retention';
import { db } from '../../lib/db';
import { restoreAnyEvent } from '../../lib/events/delete-event';
import { breakWords, readTrail, type Trail } from '../../lib/events/trail/trail-breaks';
import { steadyNow } from '../../lib/steady-clock';
import { main, say, Trouble } from './say.mjs';

const USAGE = `npm run events -- audit           goes through the audit trail of every event, and all that it tells of
npm run events -- audit EVENT     goes through that of one: the id is the end of the address of its page, /events/ID
npm run events -- deleted         lists the events that were deleted in the last 30 days
npm run events -- restore EVENT   restores one of them, with its links
The audit names every place that was changed, and exits with 1 if there is any. The last hash of a trail, kept
elsewhere, shows later whether its end was cut off.`;

const AT_ONCE = 100;
/** Lists of before that are named; the others are counted. */
const NAMED = 10;

/** Lists without a hash in the trail are no error: they cannot be checked. */
const beforeWords = (before: readonly string[]): string[] => {
  if (before.length === 0) return [];
  const lists = before.length === 1 ? '1 list was' : `${before.length} lists were`;
  const named = before.slice(0, NAMED).map((key) => key.replace('.', ', list '));
  const rest = before.length > NAMED ? ` and ${before.length - NAMED} more` : '';
  return [`  ${lists} written before verdicts were in the trail: entry ${named.join('; entry ')}${rest}`];
};

const printTrail = (name: string, id: string, { rows, last, breaks, before }: Trail): void => {
  const counted = `${rows} ${rows === 1 ? 'row' : 'rows'}`;
  const state = breaks.length === 0 ? `whole, ${counted}, the last is ${last}` : `NOT WHOLE, ${counted}`;
  const words = breaks.map((each) => `  ${breakWords(each)}`);
  say([`${name} (${id}): ${state}`, ...words, ...beforeWords(before)].join('\n'));
};

/** Events in the order of their ids, or the one that is asked for. */
async function* events(id: string | undefined) {
  for (let after = ''; ; ) {
    const rows = await db.event.findMany({
      where: { id: id ?? { gt: after } },
      orderBy: { id: 'asc' },
      take: AT_ONCE,
      select: { id: true, name: true },
    });
    yield* rows;
    const end = rows.at(-1);
    if (end === undefined || id !== undefined) return;
    after = end.id;
  }
}

const audit = async (id: string | undefined): Promise<void> => {
  const count = { events: 0, broken: 0 };
  for await (const event of events(id)) {
    const trail = await readTrail(event.id);
    printTrail(event.name, event.id, trail);
    count.events++;
    if (trail.breaks.length > 0) count.broken++;
  }
  if (id !== undefined && count.events === 0) {
    throw new Trouble(`No event here has the id ${id}.`, {
      advice: '`npm run events -- audit` goes through all.',
    });
  }
  if (count.events === 0) say('There are no events here.');
  if (count.broken > 0) process.exitCode = 1;
};

const printDeleted = async (): Promise<void> => {
  const events = await db.event.findMany({
    where: { deletedAt: { gte: retentionCutoff(await steadyNow()) } },
    orderBy: [{ deletedAt: 'desc' }, { id: 'asc' }],
    select: { id: true, name: true, deletedAt: true },
  });
  const lines = events.map(
    ({ id, name, deletedAt }) => `${name} (${id}), deleted ${deletedAt?.toISOString()}`,
  );
  say(lines.join('\n') || 'No event was deleted in the last 30 days.');
};

const restore = async (id: string): Promise<void> => {
  const answer = await restoreAnyEvent(id);
  if (!answer.ok) {
    const advice = '`npm run events -- deleted` lists those that can be restored.';
    throw new Trouble(answer.code === 'gone' ? answer.message : `No event here has the id ${id}.`, {
      advice,
    });
  }
  say(`The event ${id} is restored: /events/${id}`);
};

main(async () => {
  const [command, id, ...more] = process.argv.slice(2);
  try {
    if (command === 'audit' && more.length === 0) await audit(id);
    else if (command === 'deleted' && id === undefined) await printDeleted();
    else if (command === 'restore' && id !== undefined && more.length === 0) await restore(id);
    else if (command === '--help' || command === 'help') say(USAGE);
    else throw new Trouble(USAGE);
  } finally {
    await db.$disconnect();
  }
});
