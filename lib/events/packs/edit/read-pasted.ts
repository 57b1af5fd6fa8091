import { isSystemId, loadSystem, SYSTEM_IDS } from '@/lib/rules';
import { MAX_PACK_BYTES } from '@/lib/rules/events/bounds';
import { parsePack } from '@/lib/rules/events/reader';
import type { Pack } from '@/lib/rules/events/schema';
import { readPack, systemInText } from '@/lib/rules/events/text';
import { termsWords } from '@/lib/rules/events/words';

/** A pasted pack, or every reason why the text is not a pack. */
export type PastedPack =
  | { readonly ok: true; readonly pack: Pack }
  | { readonly ok: false; readonly faults: readonly string[] };

const MOST_FAULTS = 8;

const fromJson = (text: string): PastedPack => {
  try {
    const parsed = parsePack(JSON.parse(text));
    if (parsed.ok) return { ok: true, pack: parsed.value };
    return { ok: false, faults: parsed.errors.slice(0, MOST_FAULTS).map(({ message }) => message) };
  } catch (error) {
    return { ok: false, faults: [error instanceof Error ? error.message : 'This is not JSON.'] };
  }
};

/** Reads a pack from the text that `writePack` writes, or from its JSON file. */
export const readPasted = async (text: string): Promise<PastedPack> => {
  if (text.length > MAX_PACK_BYTES) return { ok: false, faults: ['The text is too long for a pack.'] };
  if (text.trimStart().startsWith('{')) return fromJson(text);
  const id = systemInText(text);
  if (!isSystemId(id)) {
    const systemIds = SYSTEM_IDS.join(', ');
    return {
      ok: false,
      faults: [`A line such as “On: ${SYSTEM_IDS[0]}” names its rules; there are ${systemIds}.`],
    };
  }
  const system = await loadSystem(id);
  const read = readPack(text, termsWords(system, await system.census()));
  if (read.ok) return read;
  return {
    ok: false,
    faults: read.faults.slice(0, MOST_FAULTS).map(({ line, message }) => `Line ${line}: ${message}`),
  };
};
