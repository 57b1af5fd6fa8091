import { clientOf } from '../api/client';
import { serializeFirstWrite } from '../api/mutations';
import { unwrap } from '../api/unwrap';
import type { ARMY_CONTRACT } from './contract';
import type { ARMY_ENDPOINTS } from './endpoints';
import { MAX_FILES } from './limits';
import type { ImportAnswer, ImportFile } from './schema';

const ask = clientOf<typeof ARMY_ENDPOINTS, typeof ARMY_CONTRACT>(serializeFirstWrite);

/** Text in one request; as JSON within JSON it grows by up to a half. */
const MAX_TEXT = 2_000_000;
/** A larger text is not an army, but may be a backup of many. */
const MAX_ARMY = 1_000_000;

/** The entries of a list in JSON; null for any other text. */
const members = (text: string): readonly unknown[] | null => {
  if (!/^\uFEFF?\s*\[/.test(text)) return null;
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return Array.isArray(value) ? value : null;
  } catch {
    // the server says what is wrong with it, and where
    return null;
  }
};

/** A file and the armies it counts as. */
type CountedFile = { readonly file: ImportFile; readonly armies: number };

const parted = (file: ImportFile): CountedFile[] => {
  const { name, text } = file;
  const list = members(text);
  if (list === null) return [{ file, armies: 1 }];
  if (text.length <= MAX_ARMY && list.length <= MAX_FILES) return [{ file, armies: list.length || 1 }];
  return list.map((army, index) => ({
    file: { name: `${name} [${index + 1}]`, text: JSON.stringify(army) },
    armies: 1,
  }));
};

/** Files in requests that the server takes, by size and by number of armies; a large backup goes army by army. */
export const importBatches = (files: readonly ImportFile[]): ImportFile[][] => {
  const batches: ImportFile[][] = [];
  let room = 0;
  let places = 0;
  for (const { file, armies } of files.flatMap(parted)) {
    const batch = batches.at(-1);
    if (batch === undefined || armies > places || file.text.length > room) {
      batches.push([file]);
      room = MAX_TEXT;
      places = MAX_FILES;
    } else {
      batch.push(file);
    }
    room -= file.text.length;
    places -= armies;
  }
  return batches;
};

/** Files to import, and the key that makes them one import however often they are sent. */
type Import = { readonly key: string; readonly files: readonly ImportFile[] };

/** Stores files as armies, in as many requests as they need; an answer for each army, in order. */
export const importArmies = async ({ key, files }: Import): Promise<ImportAnswer[]> => {
  const answers: ImportAnswer[] = [];
  for (const [number, batch] of importBatches(files).entries()) {
    const body = { key: `${key}-${number}`, files: batch };
    answers.push(...unwrap(await ask('POST /api/armies/import', { body })));
  }
  return answers;
};
