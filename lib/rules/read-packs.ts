import { isSystemId, loadSystem, SYSTEM_IDS } from '.';
import type { ReadError } from './check-answer';
import { MAX_PACK_BYTES, MAX_PACK_VALUES, MAX_PACKS } from './events/bounds';
import { combine, type Terms } from './events/combine';
import { parsePack } from './events/reader';
import { READY_PACKS } from './events/ready-index';
import { readyPack } from './events/ready-made';
import type { Pack } from './events/schema';
import { stackOf } from './events/stack';
import { readPack, systemInText } from './events/text';
import { termsWords } from './events/words';
import { beyondBounds, type DocumentBounds, malformed, readBoundedText, refused } from './read-bounded';

const PACK: DocumentBounds = { bytes: MAX_PACK_BYTES, values: MAX_PACK_VALUES, what: 'pack' };

export type PackRead =
  | { readonly ok: true; readonly pack: Pack }
  | { readonly ok: false; readonly error: ReadError };
export type TermsRead =
  | { readonly ok: true; readonly terms: Terms }
  | { readonly ok: false; readonly error: ReadError };

const notReady = (id: string): PackRead =>
  refused(
    'unreadable',
    `There is no ready-made pack “${id.slice(0, 80)}”; there are ${READY_PACKS.map((each) => each.id).join(', ')}.`,
    [],
  );

const packValue = (value: unknown): PackRead => {
  const parsed = parsePack(value);
  return parsed.ok ? { ok: true, pack: parsed.value } : malformed(parsed.errors, PACK);
};

/** A pack that is JSON already, the id of a ready-made one, or the text of one. */
export const readPackValue = async (value: unknown): Promise<PackRead> => {
  if (typeof value === 'string') {
    // an id has no spaces, the text form has
    if (/\s/.test(value.trim())) return readPackText(value);
    const pack = await readyPack(value);
    return pack === null ? notReady(value) : { ok: true, pack };
  }
  return beyondBounds(value, PACK) ?? packValue(value);
};

/** The text form, whose lines are counted from 1. */
const packLines = async (text: string): Promise<PackRead> => {
  const id = systemInText(text);
  if (!isSystemId(id)) {
    const advice = `A line such as “On: ${SYSTEM_IDS[0]}” names the rules; there are ${SYSTEM_IDS.join(', ')}.`;
    return refused('unreadable', `This is not a pack. ${advice}`, []);
  }
  const system = await loadSystem(id);
  const read = readPack(text, termsWords(system, await system.census()));
  if (read.ok) return read;
  const [first = { line: 1, message: 'This cannot be read' }, ...more] = read.faults;
  const rest = more.length === 0 ? '' : ` (and ${more.length} more)`;
  const message = `Line ${first.line}: ${first.message}${rest}`;
  return refused('malformed', message, { line: first.line, column: 1 });
};

/** A pack in the text of a file: JSON, or the text form. */
export const readPackText = async (text: string): Promise<PackRead> => {
  if (text.length > MAX_PACK_BYTES) return refused('too-large', 'The text is too long for a pack.', []);
  if (!text.trimStart().startsWith('{')) return packLines(text);
  const json = readBoundedText(text, PACK);
  return json.ok ? packValue(json.value) : json;
};

/** Packs that were read, with those they stand on, as the terms that armies are judged under. */
export const termsOf = async (packs: readonly Pack[]): Promise<TermsRead> => {
  const stack = await stackOf(packs, readyPack);
  return stack.ok ? { ok: true, terms: combine(stack.packs) } : refused('malformed', stack.message, ['on']);
};

/** The terms that several packs make: documents, or ids of ready-made ones, each on top of those before it. */
export const readTerms = async (values: readonly unknown[]): Promise<TermsRead> => {
  if (values.length > MAX_PACKS) {
    return refused('too-large', `At most ${MAX_PACKS} packs can be combined.`, ['packs']);
  }
  const packs: Pack[] = [];
  for (const [index, value] of values.entries()) {
    const read = await readPackValue(value);
    if (!read.ok) {
      const { at } = read.error;
      return { ok: false, error: { ...read.error, at: Array.isArray(at) ? ['packs', index, ...at] : at } };
    }
    packs.push(read.pack);
  }
  return termsOf(packs);
};
