import { requestRefusal } from '../../api/request-refusal';
import type { Invalid } from '../../api/schema-parts';
import { readSent, type TaskInput } from '../../readers/thread-input';
import { isSystemId, loadSystem } from '../../rules';
import type { Malformation } from '../../rules/core/army/document';
import { MAX_PACK_BYTES } from '../../rules/events/bounds';
import { canonical } from '../../rules/events/combine';
import { packKeyFaults } from '../../rules/events/expressible';
import { parsePack } from '../../rules/events/reader';
import type { Pack } from '../../rules/events/schema';
import { termsWords } from '../../rules/events/words';
import { createPackSchema, savePackSchema } from '../schema';

/** The columns that follow from a pack. */
export const packColumns = (pack: Pack) => {
  const document = canonical(pack);
  const { name, system, version } = pack;
  return { name, system, version, document, bytes: Buffer.byteLength(document) };
};

type PackColumns = ReturnType<typeof packColumns>;

type PackReading = { readonly columns: PackColumns; readonly faults: readonly Malformation[] };

type PackRead = ({ readonly ok: true } & PackReading) | Invalid;

/** Unknown parts of a pack: reported when it is saved, before anyone plays by it. */
const faultsOf = async (pack: Pack): Promise<readonly Malformation[]> => {
  if (!isSystemId(pack.system)) {
    return [{ at: ['pack', 'system'], message: `There are no rules called “${pack.system}”.` }];
  }
  const system = await loadSystem(pack.system);
  return packKeyFaults(pack, termsWords(system, await system.census())).map(({ at, message }) => ({
    at: ['pack', ...at],
    message,
  }));
};

/** A pack as its owner sends it, read strictly; an impossible one reads, and its faults say so. */
const readPack = async (sent: unknown): Promise<PackRead> => {
  const parsed = parsePack(sent);
  if (!parsed.ok) {
    const errors = parsed.errors.map(({ at, message }) => ({ at: ['pack', ...at], message }));
    return { ok: false, code: 'invalid', errors };
  }
  const columns = packColumns(parsed.value);
  if (columns.bytes > MAX_PACK_BYTES) {
    const message = `The pack is larger than ${MAX_PACK_BYTES / 1000} KB, too large for a pack.`;
    return { ok: false, code: 'invalid', errors: [{ at: ['pack'], message }] };
  }
  return { ok: true, columns, faults: await faultsOf(parsed.value) };
};

export type NewPack = Invalid | ({ readonly ok: true; readonly key: string } & PackReading);

/**
 * A new pack, with the key that makes it one however often it is sent.
 * @throws NotRead where it is no JSON
 */
export const readNewPack = async (sent: TaskInput): Promise<NewPack> => {
  const parsed = createPackSchema.safeParse(readSent(sent));
  if (!parsed.success) return requestRefusal(parsed.error);
  const { key, pack } = parsed.data;
  const read = await readPack(pack);
  return read.ok ? { ...read, key } : read;
};

export type PackEdit = Invalid | ({ readonly ok: true; readonly revision: number } & PackReading);

/**
 * A pack as an edit made it of one of its revisions.
 * @throws NotRead where it is no JSON
 */
export const readPackEdit = async (sent: TaskInput): Promise<PackEdit> => {
  const parsed = savePackSchema.safeParse(readSent(sent));
  if (!parsed.success) return requestRefusal(parsed.error);
  const { revision, pack } = parsed.data;
  const read = await readPack(pack);
  return read.ok ? { ...read, revision } : read;
};
