import { armyOf } from '../armies';
import { type BenchClient, clientOf } from '../client';
import { answerUnlessGone, type KillCampaign } from './rounds';

const IMPORTERS = 3;
/** Armies of one import. */
const ARMIES = 10;
/** Imports of one person; then there is another, so that lists stay short. */
const MOST = 20;

type Import = {
  readonly key: string;
  readonly name: string;
  /** what the server has answered, as text; null while it has not */
  answer: string | null;
  /** true once it is found to be wrong: reported only once */
  isLost?: boolean;
};

type Importer = { readonly client: BenchClient; readonly sent: Import[] };

type Campaign = {
  readonly address: string;
  readonly file: object;
  importers: readonly Importer[];
  people: number;
  turns: number;
  acknowledged: number;
};

/** Each on a separate address, because one address may store only so much in a day. */
const newImporter = (campaign: Campaign): Importer => {
  campaign.people++;
  const from = `10.1.${Math.floor(campaign.people / 250)}.${(campaign.people % 250) + 1}`;
  return { client: clientOf(campaign.address, { 'x-forwarded-for': from }), sent: [] };
};

const importOnce = ({ file }: Campaign, { client }: Importer, { key, name }: Import) => {
  const files = Array.from({ length: ARMIES }, (_, index) => ({
    name: `${name}-${index}.json`,
    text: JSON.stringify({ ...file, name: `${name}, ${index}` }),
  }));
  return answerUnlessGone(client, 'POST', '/api/armies/import', { key, files });
};

const idsIn = (answer: string): ReadonlySet<string> =>
  new Set([...answer.matchAll(/"id":"([^"]+)"/g)].map(([, id = '']) => id));

/** Imports ten armies after the other until the server is gone; those without an answer first, once it is back. */
const importUntilGone = async (campaign: Campaign, importer: Importer): Promise<void> => {
  for (;;) {
    const open = importer.sent.find(({ answer }) => answer === null);
    const number = campaign.turns + 1;
    const sent = open ?? {
      key: `killed-import-${crypto.randomUUID()}`,
      name: `Import ${number}`,
      answer: null,
    };
    if (open === undefined) {
      campaign.turns = number;
      importer.sent.push(sent);
    }
    const answer = await importOnce(campaign, importer, sent);
    if (answer === null) return;
    const text = JSON.stringify(answer);
    if (idsIn(text).size !== ARMIES) throw new Error(`An import was refused: ${text.slice(0, 200)}`);
    sent.answer = text;
    campaign.acknowledged++;
  }
};

type Row = { readonly id: string; readonly name: string };

const armiesOf = async ({ client }: Importer): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  let after: string | null = '';
  while (after !== null) {
    const page: { armies: readonly Row[]; next: string | null } = await (
      await client.send('GET', `/api/armies?after=${encodeURIComponent(after)}`)
    ).json();
    rows.push(...page.armies);
    after = page.next;
  }
  return rows;
};

/** What is wrong: an import that was answered and is not there as it was, one in part, one twice, an army of none. */
const lossesOf = async (campaign: Campaign, importer: Importer): Promise<string[]> => {
  const rows = await armiesOf(importer);
  const losses: string[] = [];
  for (const sent of importer.sent.filter(({ isLost }) => isLost !== true)) {
    const { name, answer } = sent;
    const there = rows.filter((row) => row.name.startsWith(`${name}, `));
    const possible = answer === null ? [0, ARMIES] : [ARMIES];
    const ids = answer === null ? null : idsIn(answer);
    const isIt = ids === null || there.every(({ id }) => ids.has(id));
    if (!possible.includes(there.length) || !isIt) {
      sent.isLost = true;
      const how = answer === null ? 'not answered' : 'answered';
      losses.push(
        `“${name}”, ${how}: ${there.length} of ${ARMIES} armies${isIt ? '' : ', others than told'}`,
      );
    }
  }
  const names = new Set(importer.sent.map(({ name }) => name));
  const others = rows.filter(({ name }) => !names.has(name.split(', ')[0] ?? ''));
  losses.push(...others.map(({ name }) => `“${name}” was never sent`));
  const last = importer.sent.findLast(({ answer, isLost }) => answer !== null && isLost !== true);
  if (last === undefined) return losses;
  // sent again, it is answered as the first time; whether it is stored again is seen after the next kill
  const again = JSON.stringify(await importOnce(campaign, importer, last));
  if (again !== last.answer) losses.push(`“${last.name}” is answered otherwise: ${again.slice(0, 120)}`);
  return losses;
};

/**
 * Armies are imported by ten, with a key: each import that was answered is there once, any other whole or not at all.
 */
export const killImports: KillCampaign = {
  senders: IMPORTERS,
  longest: 800,
  begin: async (address) => {
    const { text } = await armyOf(25);
    const campaign: Campaign = {
      address,
      file: JSON.parse(text),
      importers: [],
      people: 0,
      turns: 0,
      acknowledged: 0,
    };
    const renew = () => {
      const going = campaign.importers.filter(({ sent }) => sent.length < MOST);
      const more = Array.from({ length: IMPORTERS - going.length }, () => newImporter(campaign));
      campaign.importers = [...going, ...more];
    };
    renew();
    return {
      acknowledged: () => campaign.acknowledged,
      send: async () => {
        await Promise.all(campaign.importers.map((each) => importUntilGone(campaign, each)));
      },
      losses: async () => {
        const losses: string[] = [];
        for (const importer of campaign.importers) losses.push(...(await lossesOf(campaign, importer)));
        renew();
        return losses;
      },
    };
  },
};
