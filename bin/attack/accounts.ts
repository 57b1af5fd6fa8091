import type { Attack } from './attack';
import {
  type Credentials,
  changePassword,
  createAccount,
  expectStatus,
  lonelyAddress,
  newCredentials,
  recover,
  signIn,
  withBrowsers,
} from './credentials';
import type { AttackPerson } from './person';
import { newOutcome, note, repeat, type StageOutcome } from './stage';

/** Addresses of strangers who try an account, and tries of each: more than all together may. */
const STRANGERS = 12;
const TRIES_OF_EACH = 10;

const accountIn = async (person: AttackPerson) => {
  const credentials = newCredentials();
  return { credentials, codes: await createAccount(person, credentials) };
};

const wrongTries = async (
  open: (from: string) => AttackPerson,
  { email }: Credentials,
  outcome: StageOutcome,
): Promise<void> => {
  for (let stranger = 0; stranger < STRANGERS; stranger++) {
    const person = open(lonelyAddress());
    await repeat(TRIES_OF_EACH, 5, outcome, (turn) => signIn(person, { email, password: `wrong ${turn}` }));
  }
};

/** Makes a device link in a browser that is signed in. */
const linkOf = async (person: AttackPerson): Promise<string> =>
  (await person.json<{ token: string }>('POST', '/api/device')).token;

const namesShown = async (person: AttackPerson, cookie?: string): Promise<string> => {
  const { body } = await person.ask(
    'GET',
    '/api/armies',
    cookie === undefined ? {} : { headers: { cookie } },
  );
  return String(body);
};

/** What is tried on an account by those who do not own it. */
export const ACCOUNTS: Readonly<Record<string, Attack>> = {
  'device links of one who was put out': async (stage) => {
    const outcome = newOutcome();
    await withBrowsers(stage, async (open) => {
      const [owner, thief] = [open(), open()];
      const { credentials, codes } = await accountIn(owner);
      const { email, password } = credentials;
      const ways = {
        'a new password': () => changePassword(owner, password, `${password}, changed`),
        'a recovery code': () =>
          recover(owner, { email, password: `${password}, recovered` }, codes[0] ?? ''),
      };
      let now = password;
      for (const [way, put] of Object.entries(ways)) {
        expectStatus(outcome, 'the thief signs in', await signIn(thief, { email, password: now }), 200);
        const body = JSON.stringify({ token: await linkOf(thief) });
        expectStatus(outcome, way, await put(), 200);
        now = `${password}, ${way === 'a new password' ? 'changed' : 'recovered'}`;
        const redeemed = await open().ask('POST', '/api/device/redeem', { body });
        note(outcome, redeemed);
        expectStatus(outcome, `a link made before ${way}`, redeemed, 404);
      }
    });
    return outcome;
  },
  'a sign-in that was ended': async (stage) => {
    const outcome = newOutcome();
    await withBrowsers(stage, async (open) => {
      const [owner, other, thief] = [open(), open(), open()];
      await accountIn(owner);
      const ended = owner.cookie;
      await owner.ask('DELETE', '/api/account/session');
      const secret = `Secret ${crypto.randomUUID()}`;
      const body = JSON.stringify({ ...JSON.parse(stage.army.text), name: secret });
      note(outcome, await other.ask('POST', '/api/armies', { body, headers: { cookie: ended } }));
      if ((await namesShown(thief, ended)).includes(secret)) {
        outcome.wrong.push('a token that was ended opens what another browser has made');
      }
    });
    return outcome;
  },
};

/** The same, where a hundred passwords have to be tried first. */
export const ACCOUNTS_AT_LENGTH: Readonly<Record<string, Attack>> = {
  'an owner locked out by strangers': async (stage) => {
    const outcome = newOutcome();
    await withBrowsers(stage, async (open) => {
      const [owner, session] = [open(), open()];
      const { credentials, codes } = await accountIn(owner);
      const { email, password } = credentials;
      expectStatus(outcome, 'the owner’s second browser', await signIn(session, credentials), 200);
      await owner.ask('DELETE', '/api/account/session');
      await wrongTries(open, credentials, outcome);
      const refused = await signIn(open(), { email, password: 'wrong' });
      note(outcome, refused);
      expectStatus(outcome, 'a stranger after all of them', refused, 429);
      const next = `${password}, changed`;
      const changed = await changePassword(session, password, next);
      expectStatus(outcome, 'the owner changes the password in an open session', changed, 200);
      const entered = await signIn(owner, { email, password: changed.status === 200 ? next : password });
      expectStatus(outcome, 'the owner signs in from a browser that is known', entered, 200);
      const fresh = { email, password: `${password}, recovered` };
      const recovered = await recover(open(), fresh, codes[0] ?? '');
      expectStatus(outcome, 'the owner recovers the account by a code', recovered, 200);
    });
    return outcome;
  },
};
