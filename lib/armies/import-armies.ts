import 'server-only';
import { db, runBatch } from '../db';
import { regimentFacts } from '../history/regiments';
import type { Viewer } from '../identity/viewer';
import { newRowId } from '../ids';
import { keyedId } from '../platform/content-keys';
import { isFull } from '../quotas';
import { readAside } from '../readers/read-in-thread';
import { sentOf } from '../readers/thread-input';
import { ownedPacks } from '../terms/owned-terms';
import type { ImportedArmy } from './read-import';
import { holdingsOf, insertStatements, takeRoom } from './save-army';
import type { ImportAnswer } from './schema';

/** Who imports; `owner` makes a person of a browser that has made nothing yet. */
type Importing = { readonly viewer: Viewer | null; readonly owner: () => Promise<Viewer> };

/** An army of an import with the id that it has once it is stored. */
type Candidate = ImportedArmy & { readonly id: string };

/** The id of an army by its place in an import; without a key each import is one of its own. */
export const importedId = ({ userId }: Viewer, key: string | null, index: number): string =>
  key === null ? newRowId() : keyedId(`import ${userId}`, `${key} ${index}`);

const full = (file: string, message: string): ImportAnswer => ({
  file,
  ok: false,
  error: { code: 'full', message, at: [] },
});

/** What becomes of an army: `refusal` where there is no room for it. */
const answerFor = (army: Candidate, refusal?: string): ImportAnswer => {
  if (!army.ok) {
    const { file, error, open, typed = '', taken = [] } = army;
    return { file, ok: false, error, ...(open && { open, typed, taken }) };
  }
  if (refusal !== undefined) return full(army.file, refusal);
  const { file, id, columns, warnings } = army;
  return { file, ok: true, id, name: columns.name, warnings };
};

/** Why there was no room for each army that has none, by its id: in their order, each beside those before it. */
const refusalsOf = async (
  viewer: Viewer,
  armies: readonly Candidate[],
): Promise<ReadonlyMap<string, string>> => {
  const refusals = new Map<string, string>();
  let has = await holdingsOf(viewer);
  for (const army of armies) {
    if (!army.ok) continue;
    try {
      has = await takeRoom(viewer, has, army.columns.bytes);
    } catch (error) {
      if (!isFull(error)) throw error;
      refusals.set(army.id, error.message);
    }
  }
  return refusals;
};

const NO_ROOM_THEN = 'There was no room for it when you imported these files. Import it again.';

/** What an import with this key came to that was stored before; null where none was. */
const answeredBefore = async (
  { userId }: Viewer,
  armies: readonly Candidate[],
): Promise<ImportAnswer[] | null> => {
  const ids = armies.map(({ id }) => id);
  const rows = await db.army.findMany({ where: { userId, id: { in: ids } }, select: { id: true } });
  if (rows.length === 0) return null;
  const stored = new Set(rows.map(({ id }) => id));
  return armies.map((army) => answerFor(army, stored.has(army.id) ? undefined : NO_ROOM_THEN));
};

/**
 * Stores the armies of an import, all that parse and fit in one transaction; the others get their errors and places.
 * The same key again gets the first response and stores nothing. An invalid import signs no one in.
 * @throws NotRead for an invalid import, or one with too many armies; nothing is stored then
 */
export const importArmies = async (
  { viewer: asker, owner }: Importing,
  body: unknown,
  now: Date = new Date(),
): Promise<ImportAnswer[]> => {
  const lookups = { regiments: regimentFacts, ...ownedPacks(asker) };
  const { key, armies: read } = await readAside('import', sentOf(body), lookups);
  const viewer = await owner();
  const armies = read.map((army, index) => ({ ...army, id: importedId(viewer, key, index) }));
  const before = key === null ? null : await answeredBefore(viewer, armies);
  if (before !== null) return before;
  const refusals = await refusalsOf(viewer, armies);
  const stored = armies.flatMap((army) =>
    army.ok && !refusals.has(army.id) ? insertStatements(viewer, army.id, army.columns, now) : [],
  );
  try {
    if (stored.length > 0) await runBatch(stored);
  } catch (error) {
    // two requests with one key: the other was quicker
    const other = key === null ? null : await answeredBefore(viewer, armies);
    if (other === null) throw error;
    return other;
  }
  return armies.map((army) => answerFor(army, refusals.get(army.id)));
};
