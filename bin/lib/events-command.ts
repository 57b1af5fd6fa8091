import { db } from '../../lib/db';
import { readTrail, type Trail, type TrailBreak } from '../../lib/events/trail-breaks';
import { main, say, Trouble } from './say.mjs';

const USAGE = `npm run events -- audit           goes through the audit trail of every event, and the lists that it tells of
npm run events -- audit EVENT     goes through that of one: the id is the end of the address of its page, /events/ID
It names every place that is not as it was written, and ends with 1 if there is any. The last hash of a trail, kept
elsewhere, tells later whether its end was cut off.`;

const AT_ONCE = 100;

const told = (found: TrailBreak): string => {
  switch (found.what) {
    case 'missing':
      return found.from === found.to
        ? `row ${found.from} is missing`
        : `rows ${found.from} to ${found.to} are missing`;
    case 'changed':
      return `row ${found.row} was changed`;
    case 'unchained':
      return `row ${found.row} does not follow on row ${found.row - 1}`;
    case 'list':
      return `the list of entry ${found.entry}, version ${found.version}, is not the one that the trail has`;
  }
};

const sayTrail = (name: string, id: string, { rows, last, breaks }: Trail): void => {
  const counted = `${rows} ${rows === 1 ? 'row' : 'rows'}`;
  const state = breaks.length === 0 ? `whole, ${counted}, the last is ${last}` : `NOT WHOLE, ${counted}`;
  say([`${name} (${id}): ${state}`, ...breaks.map((each) => `  ${told(each)}`)].join('\n'));
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
    sayTrail(event.name, event.id, trail);
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

main(async () => {
  const [command, id, ...more] = process.argv.slice(2);
  try {
    if (command === 'audit' && more.length === 0) await audit(id);
    else if (command === '--help' || command === 'help') say(USAGE);
    else throw new Trouble(USAGE);
  } finally {
    await db.$disconnect();
  }
});
