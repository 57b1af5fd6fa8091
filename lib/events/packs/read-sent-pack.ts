import { requestRefusal } from '../../armies/request-refusal';
import type { Invalid } from '../../armies/schema';
import { readSent, type Sent } from '../../readers/sent';
import { MAX_PACK_BYTES } from '../../rules/events/bounds';
import { canonical } from '../../rules/events/canonical';
import { parsePack } from '../../rules/events/reader';
import type { Pack } from '../../rules/events/schema';
import { createPackSchema, savePackSchema } from '../schema';

/** The columns that follow from a pack. */
export const packColumns = (pack: Pack) => {
  const document = canonical(pack);
  const { name, system, version } = pack;
  return { name, system, version, document, bytes: Buffer.byteLength(document) };
};

type PackColumns = ReturnType<typeof packColumns>;

type PackRead = { readonly ok: true; readonly columns: PackColumns } | Invalid;

/** A pack as its owner sends it, read strictly; an impossible one reads, and is told by its faults. */
const readPack = (sent: unknown): PackRead => {
  const parsed = parsePack(sent);
  if (!parsed.ok) {
    const errors = parsed.errors.map(({ at, message }) => ({ at: ['pack', ...at], message }));
    return { ok: false, code: 'invalid', errors };
  }
  const columns = packColumns(parsed.value);
  if (columns.bytes > MAX_PACK_BYTES) {
    const message = `The pack is larger than ${MAX_PACK_BYTES / 1000} KB, which none needs.`;
    return { ok: false, code: 'invalid', errors: [{ at: ['pack'], message }] };
  }
  return { ok: true, columns };
};

export type NewPack = Invalid | { readonly ok: true; readonly key: string; readonly columns: PackColumns };

/**
 * A new pack, with the key that makes it one however often it is sent.
 * @throws NotRead where it is no JSON
 */
export const readNewPack = async (sent: Sent): Promise<NewPack> => {
  const parsed = createPackSchema.safeParse(readSent(sent));
  if (!parsed.success) return requestRefusal(parsed.error);
  const { key, pack } = parsed.data;
  const read = readPack(pack);
  return read.ok ? { ...read, key } : read;
};

export type PackEdit =
  | Invalid
  | { readonly ok: true; readonly revision: number; readonly columns: PackColumns };

/**
 * A pack as an edit made it of one of its revisions.
 * @throws NotRead where it is no JSON
 */
export const readPackEdit = async (sent: Sent): Promise<PackEdit> => {
  const parsed = savePackSchema.safeParse(readSent(sent));
  if (!parsed.success) return requestRefusal(parsed.error);
  const { revision, pack } = parsed.data;
  const read = readPack(pack);
  return read.ok ? { ...read, revision } : read;
};
