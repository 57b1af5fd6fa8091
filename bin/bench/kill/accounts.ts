import { randomUUID } from 'node:crypto';
import { openStore, rowsOn } from '../../../prisma/connection';
import { sql } from '../../../prisma/statement';
import type { BreakableStore } from '../../faults/breakable-store';
import { type BenchClient, clientOf } from '../client';
import { answerUnlessGone, type KillCampaign } from './rounds';

const NEWCOMERS = 3;
const CODES = 10;

type SignUp = {
  readonly client: BenchClient;
  readonly email: string;
  password: string;
  /** the recovery codes that were answered; null while there was no answer */
  codes: readonly string[] | null;
};

type Campaign = {
  readonly address: string;
  readonly database: string;
  /** of all rounds */
  readonly emails: Set<string>;
  /** of this round */
  newcomers: SignUp[];
  people: number;
  acknowledged: number;
};

/** A browser on its own address: how many accounts an address may make is another matter. */
const newBrowser = (campaign: Campaign): BenchClient => {
  campaign.people++;
  const [high, low] = [Math.floor(campaign.people / 250), campaign.people % 250];
  return clientOf(campaign.address, { 'x-forwarded-for': `10.2.${high}.${low + 1}` });
};

const send = ({ client, email, password }: SignUp) =>
  answerUnlessGone(client, 'POST', '/api/account', { name: 'Killed', email, password });

/** Makes one account after the other until the server is gone. */
const signUpUntilGone = async (campaign: Campaign): Promise<void> => {
  for (;;) {
    const email = `${randomUUID()}@example.org`;
    const newcomer = { client: newBrowser(campaign), email, password: `Password ${email}`, codes: null };
    const signUp: SignUp = newcomer;
    campaign.newcomers.push(signUp);
    campaign.emails.add(email);
    const answer = await send(signUp);
    if (answer === null) return;
    if (!answer.ok) throw new Error(`A sign-up was refused: ${JSON.stringify(answer).slice(0, 200)}`);
    signUp.codes = answer.codes;
    campaign.acknowledged++;
  }
};

/** Every account in the store is one that was asked for, with one password and ten codes; no row belongs to none. */
const wrongRows = async ({ database, emails, newcomers }: Campaign): Promise<string[]> => {
  const store = await openStore(database);
  try {
    const rows = await rowsOn(
      store,
      sql`SELECT u."email" AS email,
          (SELECT COUNT(*) FROM "RecoveryCode" c WHERE c."userId" = u."id") AS codes,
          (SELECT COUNT(*) FROM "Account" a WHERE a."userId" = u."id" AND a."password" IS NOT NULL) AS passwords
        FROM "User" u WHERE u."email" LIKE '%@example.org'`,
    );
    const there = new Set(rows.map(({ email }) => String(email)));
    return [
      ...rows
        .filter(({ codes, passwords }) => Number(codes) !== CODES || Number(passwords) !== 1)
        .map(({ email, codes, passwords }) => `${email} has ${codes} codes and ${passwords} passwords`),
      ...[...there].filter((email) => !emails.has(email)).map((email) => `${email} never signed up`),
      ...(rows.length === there.size ? [] : ['an address has two accounts']),
      ...newcomers
        .filter(({ email, codes }) => codes !== null && !there.has(email))
        .map(({ email }) => `${email} was answered and is not there`),
    ];
  } finally {
    await store.$disconnect();
  }
};

const signsIn = async (campaign: Campaign, { email, password }: SignUp): Promise<boolean> => {
  const { status } = await newBrowser(campaign).send(
    'POST',
    '/api/account/session',
    JSON.stringify({ email, password }),
  );
  return status === 200;
};

/** Who was answered signs in; who was not makes the account now, or signs in to the one that was made. */
const lossesOf = async (campaign: Campaign): Promise<string[]> => {
  const losses: string[] = [];
  for (const signUp of campaign.newcomers) {
    if (signUp.codes === null) {
      const again = await send(signUp);
      if (again?.ok === true) signUp.codes = again.codes;
      else if (again?.code !== 'taken') {
        losses.push(`${signUp.email} may not sign up again: ${JSON.stringify(again)?.slice(0, 120)}`);
      }
    }
    if (!(await signsIn(campaign, signUp))) losses.push(`${signUp.email} cannot sign in`);
  }
  // the codes that were shown are those that were stored
  const last = campaign.newcomers.findLast(({ codes }) => codes !== null);
  if (last !== undefined) {
    const { email, codes } = last;
    const body = JSON.stringify({
      email,
      password: `${last.password}, recovered`,
      code: codes?.at(-1) ?? '',
    });
    const { status } = await newBrowser(campaign).send('POST', '/api/account/recover', body);
    if (status !== 200) losses.push(`a code of ${email} opens nothing: ${status}`);
  }
  campaign.newcomers = [];
  return losses;
};

/** People make accounts: each that was answered is there with its codes, any other with all ten or not at all. */
export const killAccounts: KillCampaign = {
  senders: NEWCOMERS,
  longest: 800,
  begin: async (address, { url }: BreakableStore) => {
    const campaign: Campaign = {
      address,
      database: url,
      emails: new Set<string>(),
      newcomers: [],
      people: 0,
      acknowledged: 0,
    };
    return {
      acknowledged: () => campaign.acknowledged,
      send: async () => {
        await Promise.all(Array.from({ length: NEWCOMERS }, () => signUpUntilGone(campaign)));
      },
      wrongRows: () => wrongRows(campaign),
      losses: () => lossesOf(campaign),
    };
  },
};
