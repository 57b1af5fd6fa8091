import 'server-only';
import { MAX_PACK_BYTES } from '@/lib/rules/events/bounds';
import type { Invalid } from '../../armies/schema';
import { parsePack } from '../../rules/events/reader';
import type { Pack } from '../../rules/events/schema';
import { packColumns } from './pack-record';

type SentPack =
  | { readonly ok: true; readonly pack: Pack; readonly columns: ReturnType<typeof packColumns> }
  | Invalid;

/** A pack as its owner sends it, read strictly; an impossible one reads, and is told by its faults. */
export const readSentPack = (sent: unknown): SentPack => {
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
  return { ok: true, pack: parsed.value, columns };
};
