import { MAX_FILES } from './limits';
import type { ImportFile } from './schema';

/** Text in one request; as JSON within JSON it grows by up to a half. */
const MAX_TEXT = 2_000_000;
/** A larger text is no army, but may be a backup of many. */
const MAX_ARMY = 1_000_000;

const members = (text: string): readonly unknown[] | null => {
  if (text.length <= MAX_ARMY || !/^\uFEFF?\s*\[/.test(text)) return null;
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return Array.isArray(value) ? value : null;
  } catch {
    // the server says what is wrong with it, and where
    return null;
  }
};

const parted = ({ name, text }: ImportFile): ImportFile[] =>
  members(text)?.map((army, index) => ({ name: `${name} [${index + 1}]`, text: JSON.stringify(army) })) ?? [
    { name, text },
  ];

/** Files in requests that the server takes; a large backup goes army by army. */
export const importBatches = (files: readonly ImportFile[]): ImportFile[][] => {
  const batches: ImportFile[][] = [];
  let room = 0;
  for (const file of files.flatMap(parted)) {
    const batch = batches.at(-1);
    if (batch === undefined || batch.length === MAX_FILES || file.text.length > room) {
      batches.push([file]);
      room = MAX_TEXT;
    } else {
      batch.push(file);
    }
    room -= file.text.length;
  }
  return batches;
};
