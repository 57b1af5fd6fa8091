import { db } from '../../lib/db';
import { listReported, type ReportedBattle, setHidden } from '../../lib/history/own/reports';
import { main, say, Trouble } from './say.mjs';

const USAGE = `npm run battles -- reports         lists orders of battle that visitors have reported, with their reasons
npm run battles -- hide ID         hides one from everyone but its owner
npm run battles -- show ID         shows it again, as its owner shared it
Either closes its reports. The id is the end of the address of its page: /history/battles/ID`;

const line = ({ id, name, hidden, reports, reasons }: ReportedBattle): string =>
  [
    `${id}  ${name}${hidden ? ' (hidden)' : ''}: ${reports} ${reports === 1 ? 'report' : 'reports'}`,
    ...reasons.map(
      ({ at, reason }) => `  ${at.slice(0, 16).replace('T', ' ')}  ${reason.replaceAll('\n', ' ')}`,
    ),
  ].join('\n');

const list = async (): Promise<void> => {
  const reported = await listReported();
  if (reported.length === 0) {
    say('Nothing is reported.');
    return;
  }
  for (const each of reported) say(line(each));
  say(
    '\n`npm run battles -- hide ID` takes one out of sight; `show ID` closes its reports and leaves it there.',
  );
};

const turn = async (id: string, hidden: boolean): Promise<void> => {
  const name = await setHidden(id, hidden, new Date());
  if (name === null) {
    throw new Trouble(`No order of battle that somebody has entered has the id ${id}.`, {
      advice: '`npm run battles -- reports` lists the ids of those that are reported.',
    });
  }
  say(hidden ? `“${name}” is out of sight.` : `“${name}” is shown as its owner shares it.`);
};

main(async () => {
  const [command, id, ...more] = process.argv.slice(2);
  try {
    if (command === 'reports' && id === undefined) await list();
    else if ((command === 'hide' || command === 'show') && id !== undefined && more.length === 0) {
      await turn(id, command === 'hide');
    } else if (command === '--help' || command === 'help') say(USAGE);
    else throw new Trouble(USAGE);
  } finally {
    await db.$disconnect();
  }
});
