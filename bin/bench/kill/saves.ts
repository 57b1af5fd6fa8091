import { armyOf } from '../armies';
import { type BenchClient, clientOf, createArmy } from '../client';
import { answerUnlessGone, type KillCampaign } from './rounds';

const CLIENTS = 4;

type Draft = {
  readonly client: BenchClient;
  readonly id: string;
  /** the last revision that was acknowledged, and the name it was saved under */
  revision: number;
  name: string;
  /** the key of the save that got no response */
  sent: string;
};

/** What all clients of a campaign have done so far. */
type Tally = { turns: number; acknowledged: number };

/** Saves one turn after the other until the server is gone. */
const saveUntilGone = async (draft: Draft, file: object, tally: Tally): Promise<void> => {
  for (;;) {
    tally.turns++;
    draft.sent = `Turn ${tally.turns}`;
    const body = { revision: draft.revision, file: { ...file, name: draft.sent } };
    const answer = await answerUnlessGone(draft.client, 'PUT', `/api/armies/${draft.id}`, body);
    if (answer === null) return;
    if (!answer.ok) throw new Error(`A save was refused: ${JSON.stringify(answer).slice(0, 200)}`);
    draft.revision = answer.revision;
    draft.name = draft.sent;
    tally.acknowledged++;
  }
};

/** The stored army is what was acknowledged, or the one save that followed it unanswered. */
const lossOf = async (draft: Draft): Promise<readonly string[]> => {
  const response = await draft.client.send('GET', `/api/armies/${draft.id}`);
  const record = await response.json();
  const state = `${response.status} ${record.revision} “${record.file?.name}”`;
  const isLast = record.revision === draft.revision && record.file.name === draft.name;
  const next = record.revision === draft.revision + 1 && record.file.name === draft.sent;
  if (!isLast && !next)
    return [`${draft.id}: acknowledged ${draft.revision} “${draft.name}”, found ${state}`];
  draft.revision = record.revision;
  draft.name = record.file.name;
  return [];
};

/** Browsers save an army each, as fast as they are answered: each save that was answered is there. */
export const killSaves: KillCampaign = {
  senders: CLIENTS,
  longest: 500,
  begin: async (address) => {
    const { text } = await armyOf(25);
    const file: object = JSON.parse(text);
    const tally: Tally = { turns: 0, acknowledged: 0 };
    const drafts: Draft[] = [];
    for (let number = 0; number < CLIENTS; number++) {
      const client = clientOf(address);
      const id = await createArmy(client, text);
      drafts.push({ client, id, revision: 1, name: JSON.parse(text).name, sent: '' });
    }
    return {
      acknowledged: () => tally.acknowledged,
      send: async () => {
        await Promise.all(drafts.map((draft) => saveUntilGone(draft, file, tally)));
      },
      losses: async () => {
        const losses: string[] = [];
        for (const draft of drafts) losses.push(...(await lossOf(draft)));
        return losses;
      },
    };
  },
};
