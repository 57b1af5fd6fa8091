import { createHash } from 'node:crypto';
import { requestRefusal } from '../../api/request-refusal';
import type { Invalid } from '../../api/schema-parts';
import { readSent, type TaskInput } from '../../readers/thread-input';
import { isSystemId, loadSystem } from '../../rules';
import type { Malformation } from '../../rules/core/army/document';
import { canonical } from '../../rules/events/combine';
import { packKeyFaults } from '../../rules/events/expressible';
import { parsePack } from '../../rules/events/reader';
import type { Pack } from '../../rules/events/schema';
import { termsWords } from '../../rules/events/words';
import {
  type CreateEventRequest,
  createEventSchema,
  type JudgedLists,
  type SaveTermsRequest,
  saveTermsSchema,
  tryTermsSchema,
} from '../schema';

type PacksRead = { readonly ok: true; readonly packs: readonly Pack[] } | Invalid;

/** Packs as someone sent them, each read strictly; terms of other rules than the event's are refused. */
const readPacks = (sent: readonly unknown[], system: string): PacksRead => {
  const packs: Pack[] = [];
  const errors: Malformation[] = [];
  for (const [index, each] of sent.entries()) {
    const parsed = parsePack(each);
    if (parsed.ok) {
      packs.push(parsed.value);
      if (parsed.value.system !== system) {
        const message = `The pack ${parsed.value.name} is for other rules (${parsed.value.system}); the event is of ${system}.`;
        errors.push({ at: ['packs', index, 'system'], message });
      }
    } else {
      errors.push(...parsed.errors.map(({ at, message }) => ({ at: ['packs', index, ...at], message })));
    }
  }
  return errors.length > 0 ? { ok: false, code: 'invalid', errors } : { ok: true, packs };
};

/** Rules with keys that the system does not know: none becomes a public term in that spelling. */
const unknownKeys = async (packs: readonly Pack[], system: string): Promise<readonly Malformation[]> => {
  if (!isSystemId(system)) return [];
  const loaded = await loadSystem(system);
  const words = termsWords(loaded, await loaded.census());
  return packs.flatMap((pack, index) =>
    packKeyFaults(pack, words).map(({ at, message }) => ({
      at: ['packs', index, ...at],
      message: `${pack.name}: ${message}`,
    })),
  );
};

/** Packs that are to be the terms of an event. */
const readTerms = async (sent: readonly unknown[], system: string): Promise<PacksRead> => {
  const read = readPacks(sent, system);
  if (!read.ok) return read;
  const errors = await unknownKeys(read.packs, system);
  return errors.length > 0 ? { ok: false, code: 'invalid', errors } : read;
};

/** Packs as they are kept, with the hash of their text. */
export const termsColumns = (packs: readonly Pack[]) => {
  const document = canonical(packs);
  return { document, hash: createHash('sha256').update(document).digest('hex') };
};

/** Which lists of an event that was opened again they judge, where that was said. */
type WhichLists = { readonly lists?: JudgedLists };

type TermsResult<T> = Invalid | ({ readonly ok: true; readonly packs: readonly Pack[] } & T);

/**
 * A new event with its terms.
 * @throws NotRead where it is no JSON
 */
export const readNewEvent = async (
  sent: TaskInput,
): Promise<TermsResult<Omit<CreateEventRequest, 'packs'>>> => {
  const parsed = createEventSchema.safeParse(readSent(sent));
  if (!parsed.success) return requestRefusal(parsed.error);
  const { packs, ...event } = parsed.data;
  if (!isSystemId(event.system)) {
    const message = 'There is no such rule system.';
    return { ok: false, code: 'invalid', errors: [{ at: ['system'], message }] };
  }
  const read = await readTerms(packs, event.system);
  return read.ok ? { ...event, ...read } : read;
};

/** What someone sends about the terms of an event that is played by a system's rules. */
type OfEvent = { readonly sent: TaskInput; readonly system: string };

/**
 * New terms for an event, made on a version of the old ones.
 * @throws NotRead where it is no JSON
 */
export const readNewTerms = async ({
  sent,
  system,
}: OfEvent): Promise<TermsResult<Omit<SaveTermsRequest, 'packs'>>> => {
  const parsed = saveTermsSchema.safeParse(readSent(sent));
  if (!parsed.success) return requestRefusal(parsed.error);
  const { packs, ...rest } = parsed.data;
  const read = await readTerms(packs, system);
  return read.ok ? { ...rest, ...read } : read;
};

/**
 * Terms to try: whole ones, or a draft that is to stand among those in force.
 * @throws NotRead where it is no JSON
 */
export const readTriedTerms = async ({
  sent,
  system,
}: OfEvent): Promise<TermsResult<{ readonly isDraft: boolean } & WhichLists>> => {
  const parsed = tryTermsSchema.safeParse(readSent(sent));
  if (!parsed.success) return requestRefusal(parsed.error);
  const isDraft = 'draft' in parsed.data;
  const read = readPacks('draft' in parsed.data ? parsed.data.draft : parsed.data.packs, system);
  const { lists } = parsed.data;
  return read.ok ? { isDraft, ...(lists !== undefined && { lists }), ...read } : read;
};
