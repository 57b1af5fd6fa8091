import { LIMITS } from '../../server/limits';
import type { Attack } from './attack';
import { changePassword, createAccount, newCredentials, recover, signIn, withBrowsers } from './credentials';
import type { AttackPerson, AttackResponse } from './person';
import { newOutcome, note, repeat, type StageOutcome } from './stage';

const { signing, kinds } = LIMITS;
/** Tries beyond what is allowed. */
const MORE = 4;
/** Codes that one person may look up in a minute. */
const LOOKUPS: number = kinds.verify.perMinute;

/** Lines that refused tries may leave in the log of faults: none is a fault. */
const MOST_LINES = 0;

const messageOf = ({ body }: AttackResponse): string => {
  const { message } = JSON.parse(String(body)) as { readonly message?: unknown };
  return typeof message === 'string' ? message : '';
};

const isRefusal = (answer: AttackResponse): boolean =>
  answer.status === 429 && /Try again in \d+ (second|minute|hour)s?\.$/.test(messageOf(answer));

/** Sends a wrong try again and again: first it is said to be wrong, then that there were too many, in a sentence. */
const tryOut = async (
  outcome: StageOutcome,
  allowed: number,
  attempt: () => Promise<AttackResponse>,
): Promise<void> => {
  for (let turn = 1; turn <= allowed + MORE; turn++) {
    const answer = await attempt();
    note(outcome, answer);
    const fits = turn <= allowed ? answer.status === 422 : isRefusal(answer);
    if (!fits) outcome.wrong.push(`try ${turn}: ${answer.status} ${String(answer.body).slice(0, 120)}`);
  }
};

const wrongTries =
  (
    allowed: number,
    begin: (person: AttackPerson) => Promise<(turn: number) => Promise<AttackResponse>>,
  ): Attack =>
  async (stage) => {
    const outcome = newOutcome();
    const before = stage.target.faults().length;
    await withBrowsers(stage, async (open) => {
      const attempt = await begin(open());
      let turn = 0;
      await tryOut(outcome, allowed, () => attempt(turn++));
    });
    const lines = stage.target.faults().length - before;
    if (lines > MOST_LINES) outcome.wrong.push(`lines in the log of faults: ${lines}`);
    return outcome;
  };

/** Quotas that are run into: each refusal is a sentence and no fault. */
export const QUOTAS: Readonly<Record<string, Attack>> = {
  'wrong passwords': wrongTries(signing.ofEmail, async (person) => {
    const { email } = newCredentials();
    return (turn) => signIn(person, { email, password: `wrong ${turn}` });
  }),
  'a wrong password for a new one': wrongTries(signing.ofEmail, async (person) => {
    const credentials = newCredentials();
    await createAccount(person, credentials);
    return (turn) => changePassword(person, `wrong ${turn}`, credentials.password);
  }),
  'codes of lists, guessed': async (stage) => {
    const outcome = newOutcome();
    await withBrowsers(stage, async (open) => {
      const person = open();
      // a browser that is someone: an anonymous visitor shares the count of the address
      await person.ask('POST', '/api/device');
      await repeat(2 * LOOKUPS, 4, outcome, (turn) =>
        person.ask('GET', `/api/verify/BCD${String(222 + turn).replaceAll(/[01]/g, '9')}`),
      );
    });
    const answered = outcome.statuses.get(200) ?? 0;
    if (answered > LOOKUPS) outcome.wrong.push(`${answered} codes were looked up within a minute`);
    return outcome;
  },
};

/** The same, where a hundred tries are allowed. */
export const QUOTAS_AT_LENGTH: Readonly<Record<string, Attack>> = {
  'wrong recovery codes': wrongTries(signing.ofAddress, async (person) => {
    const credentials = newCredentials();
    return (turn) => recover(person, credentials, `WRONG-${turn}`);
  }),
};
