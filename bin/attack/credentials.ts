import { randomUUID } from 'node:crypto';
import { AttackPerson, type AttackResponse } from './person';
import type { AttackStage, StageOutcome } from './stage';

let given = 0;

/** A loopback address that has sent no request yet: its counts are empty. */
export const lonelyAddress = (): string => {
  given++;
  return `127.${20 + Math.floor(given / 64_000)}.${Math.floor(given / 250) % 256}.${(given % 250) + 1}`;
};

export type Credentials = { readonly email: string; readonly password: string };

export const newCredentials = (): Credentials => ({
  email: `${randomUUID()}@example.org`,
  password: `Password ${randomUUID()}`,
});

/** Makes an account in that browser and gives its recovery codes. */
export const createAccount = async (
  person: AttackPerson,
  credentials: Credentials,
): Promise<readonly string[]> => {
  const body = { name: 'Daun', ...credentials };
  const account = await person.json<{ ok: boolean; codes: readonly string[] }>('POST', '/api/account', body);
  if (!account.ok) throw new Error(`No account was made: ${JSON.stringify(account)}`);
  return account.codes;
};

export const signIn = (person: AttackPerson, credentials: Credentials): Promise<AttackResponse> =>
  person.ask('POST', '/api/account/session', { body: JSON.stringify(credentials) });

export const changePassword = (
  person: AttackPerson,
  password: string,
  newPassword: string,
): Promise<AttackResponse> =>
  person.ask('PUT', '/api/account/password', { body: JSON.stringify({ password, newPassword }) });

export const recover = (
  person: AttackPerson,
  credentials: Credentials,
  code: string,
): Promise<AttackResponse> =>
  person.ask('POST', '/api/account/recover', { body: JSON.stringify({ ...credentials, code }) });

/** Records a response whose status is not the expected one. */
export const expectStatus = (
  outcome: StageOutcome,
  what: string,
  answer: AttackResponse,
  expectedStatus: number,
): void => {
  if (answer.status === expectedStatus) return;
  outcome.wrong.push(
    `${what}: ${answer.status}, not ${expectedStatus}: ${String(answer.body).slice(0, 160)}`,
  );
};

/** As many browsers as `work` asks for, each on its own address, closed when it is done. */
export const withBrowsers = async (
  { target }: AttackStage,
  work: (open: (from?: string) => AttackPerson) => Promise<void>,
): Promise<void> => {
  const people: AttackPerson[] = [];
  try {
    await work((from = lonelyAddress()) => {
      const person = new AttackPerson(target.port, from);
      people.push(person);
      return person;
    });
  } finally {
    for (const person of people) person.close();
  }
};
