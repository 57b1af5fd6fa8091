import 'server-only';
import { copyNames } from '../../armies/copy-name';
import { requestRefusal } from '../../armies/request-refusal';
import type { Viewer } from '../../identity/viewer';
import type { CreateBattleAnswer } from './answers';
import type { OwnBattle } from './document';
import { insertBattle } from './insert-battle';
import { emptyBattle } from './new-battle';
import { linkedDocument, readableDocument } from './read-document-of';
import { readOwn } from './read-own';
import { createBattleSchema } from './requests';

type Wanted = { readonly ok: true; readonly battle: OwnBattle } | Exclude<CreateBattleAnswer, { ok: true }>;

const copied = (battle: OwnBattle | null): Wanted => {
  if (battle === null) return { ok: false, code: 'not-found' };
  const [name = battle.name] = [copyNames(battle.name).next().value];
  return { ok: true, battle: { ...battle, name } };
};

/**
 * Stores a new order of battle of the viewer's: a document, a copy of what this person may read, or an empty one. `owner`
 * is asked for once it is known what will be stored: nobody is signed in for what is refused.
 */
export const createBattle = async (
  viewer: Viewer | null,
  owner: () => Promise<Viewer>,
  request: unknown,
  now: Date = new Date(),
): Promise<CreateBattleAnswer> => {
  const parsed = createBattleSchema.safeParse(request);
  if (!parsed.success) return requestRefusal(parsed.error);
  const { data } = parsed;
  const wanted = await wantedOf(viewer, data);
  if (!wanted.ok) return wanted;
  return { ok: true, ...(await insertBattle(await owner(), wanted.battle, now, data.key)) };
};

const wantedOf = async (
  viewer: Viewer | null,
  data: ReturnType<typeof createBattleSchema.parse>,
): Promise<Wanted> => {
  if ('battle' in data) return readOwn(data.battle);
  if ('copy' in data) return copied(await readableDocument(data.copy, viewer?.userId ?? null));
  if ('link' in data) return copied(await linkedDocument(data.link));
  return { ok: true, battle: emptyBattle(data.name, data.year) };
};
