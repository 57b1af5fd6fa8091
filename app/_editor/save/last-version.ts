import type { IsFile } from './draft';
import type { Version } from './save-state';

const PREFIX = 'muster:last:';
/** Characters kept of all documents together, and documents: unsent edits need the room more. */
const MOST = 1_000_000;
const MOST_DOCUMENTS = 12;

/** Digits of the time before each version, so that the oldest is found without parsing them. */
const DIGITS = 13;

const keysIn = (storage: Storage): readonly string[] =>
  Object.keys(storage)
    .filter((key) => key.startsWith(PREFIX))
    .toSorted((one, other) =>
      (storage.getItem(other) ?? '')
        .slice(0, DIGITS)
        .localeCompare((storage.getItem(one) ?? '').slice(0, DIGITS)),
    );

/** Makes room: the newest stay. */
const trim = (storage: Storage): void => {
  let size = 0;
  for (const [index, key] of keysIn(storage).entries()) {
    size += storage.getItem(key)?.length ?? 0;
    if (index >= MOST_DOCUMENTS || size > MOST) storage.removeItem(key);
  }
};

/** Forgets the versions of all documents. */
export const forgetVersions = (storage: Storage = localStorage): void => {
  for (const key of keysIn(storage)) storage.removeItem(key);
};

/**
 * The newest version of one document that the server is known to hold: a page that this device keeps may have been made
 * before it. With null (storage switched off) it keeps nothing.
 */
export const lastVersion = <F extends object>(name: string, storage: Storage | null, isFile: IsFile<F>) => {
  const key = `${PREFIX}${name}`;
  return {
    write: (version: Version<F>, now = Date.now()): void => {
      try {
        storage?.setItem(key, `${now}${JSON.stringify(version)}`);
        if (storage !== null) trim(storage);
      } catch {
        // no room: an older version in its place would look like lost edits
        storage?.removeItem(key);
      }
    },
    read: (): Version<F> | null => {
      const text = storage?.getItem(key) ?? null;
      if (text === null) return null;
      const version = JSON.parse(text.slice(DIGITS)) as Version<object>;
      return isFile(version.file) ? { ...version, file: version.file } : null;
    },
  };
};
