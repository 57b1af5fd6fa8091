import 'server-only';
import { copyName } from '@/lib/rules/core/army/copy-name';
import type { Viewer } from '../../identity/viewer';
import { readAside } from '../../readers/read-aside';
import { sentOf } from '../../readers/sent';
import type { CreateBattleAnswer } from './answers';
import { OWN_BOUNDS } from './bounds';
import type { OwnBattle } from './document';
import { emptyBattle } from './new-battle';
import type { NewBattle } from './read-sent-battle';
import { insertBattle } from './rows/insert-battle';
import { linkedDocument, readableDocument } from './rows/read-document-of';

type Wanted = { readonly ok: true; readonly battle: OwnBattle } | Exclude<CreateBattleAnswer, { ok: true }>;

/** What a new one is made of that is not a document. */
type Made = Extract<NewBattle, { of: unknown }>['of'];

const copied = (battle: OwnBattle | null): Wanted =>
  battle === null
    ? { ok: false, code: 'not-found' }
    : { ok: true, battle: { ...battle, name: copyName(battle.name, OWN_BOUNDS.texts.name) } };

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
  const sent = await readAside('newBattle', sentOf(request), {});
  if (!sent.ok) return sent;
  const content = 'battle' in sent ? sent : await wantedOf(viewer, sent.of);
  if (!content.ok) return content;
  return { ok: true, ...(await insertBattle(await owner(), content.battle, now, sent.key)) };
};

const wantedOf = async (viewer: Viewer | null, of: Made): Promise<Wanted> => {
  if ('copy' in of) return copied(await readableDocument(of.copy, viewer?.userId ?? null));
  if ('link' in of) return copied(await linkedDocument(of.link));
  return { ok: true, battle: emptyBattle(of.name, of.year) };
};
