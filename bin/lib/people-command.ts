import { resetByOperator } from '../../lib/accounts/reset-by-operator';
import { db } from '../../lib/db';
import { createDeviceLink } from '../../lib/devices/device-links';
import { findPeople, findPerson, havings, type Person } from './people';
import { runningServers } from './running.mjs';
import { main, say, Trouble } from './say.mjs';
import { DATA } from './settings.mjs';

const USAGE = `npm run people                     lists the people who have armies, event packs, events, entered lists or games here
npm run people -- WORDS            those whose id, or a name of what they have, holds all the words
npm run people -- link ID          makes a link that opens all of that person's data in one browser, once, within 30 minutes
npm run people -- reset EMAIL      makes a code that sets a new password for an account, once, within a day`;

/** People who are listed at once. */
const LISTED = 50;

const line = (person: Person): string => {
  const { id, edited, email } = person;
  const seen = edited.toISOString().slice(0, 16).replace('T', ' ');
  return [id.slice(0, 8), seen, ...(email === null ? [] : [email]), havings(person)].join('  ');
};

const list = async (words: readonly string[]): Promise<void> => {
  const { people, more } = await findPeople(words, LISTED);
  if (people.length === 0) {
    say(words.length === 0 ? 'Nobody has anything here yet.' : 'Nobody here has anything with that name.');
    return;
  }
  say('Id        Last edited (UTC)');
  for (const person of people) say(line(person));
  if (more) say(`These ${LISTED} edited last; add words of a name to narrow the list.`);
  say('\n`npm run people -- link ID` makes a link that opens what one of them has in one browser.');
};

/** A path as someone opens it. */
const addressed = (path: string): string => {
  const [server] = runningServers(DATA);
  return server === undefined
    ? `${path}\nNo Muster runs on this data. Start it, and put its address before this path.`
    : `${server.address}${path}\nFrom another machine, use the address of this one instead of localhost.`;
};

const reset = async (email: string): Promise<void> => {
  const reply = await resetByOperator(email);
  if (reply === null) {
    throw new Trouble(`No account has the e-mail address ${email}.`, {
      advice: 'people without an account get a link: `npm run people -- link ID`.',
    });
  }
  say(reply.code);
  const until = reply.expiresAt.toISOString().slice(0, 16).replace('T', ' ');
  say(`Give it to its owner only: until ${until} UTC it sets a new password, once, at\n`);
  say(addressed('/account/recover'));
};

const link = async (id: string): Promise<void> => {
  const userId = await findPerson(id);
  if (userId === 'none') {
    throw new Trouble(`Nobody's id begins with ${id}.`, { advice: '`npm run people` lists the ids.' });
  }
  if (userId === 'several') {
    throw new Trouble(`Several ids begin with ${id}.`, { advice: 'give more characters of the id.' });
  }
  const { token, expiresAt } = await createDeviceLink({ userId });
  say(addressed(`/d/${token}`));
  say(
    `Open it in that person's browser before ${expiresAt.slice(11, 16)} UTC: it works once. Anyone with it has the armies, the packs, the games, and the events with their lists.`,
  );
};

main(async () => {
  const [command, ...more] = process.argv.slice(2);
  try {
    if (command === 'link') {
      const [id] = more;
      if (id === undefined || more.length > 1) throw new Trouble(USAGE);
      await link(id);
    } else if (command === 'reset') {
      const [email] = more;
      if (email === undefined || more.length > 1) throw new Trouble(USAGE);
      await reset(email);
    } else if (command === '--help' || command === 'help') {
      say(USAGE);
    } else {
      await list(process.argv.slice(2));
    }
  } finally {
    await db.$disconnect();
  }
});
