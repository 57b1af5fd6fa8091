import { type CheckOptions, checkValue } from '@/lib/rules/check';
import type { Terms } from '@/lib/rules/events/combine';
import { readTerms } from '@/lib/rules/read-packs';
import { nextTurn } from '@/lib/turn';
import { NotRead } from '../readers/not-read';
import { readSent, type Sent } from '../readers/sent';
import { type CheckAnswer, type ReadError, textFileSchema } from '../rules/check-answer';
import { type CheckLookups, checkEntry, factsBy, isLink } from './check-entry';
import { MAX_FILES } from './limits';
import { checkRequestSchema } from './schema';

/** What is to be checked, and under which terms. */
type CheckRequest =
  | { readonly ok: true; readonly entries: readonly unknown[]; readonly terms?: Terms }
  | { readonly ok: false; readonly message: string };

const SHAPE = `Send a JSON array of at most ${MAX_FILES} army files, or of { file, text }; or { "packs": [...], "files": [...] } with packs, or ids of ready-made ones.`;

/** "packs, 1, rules, 4: ...": a refusal with the place in the request that it is about. */
const placed = ({ message, at }: ReadError): string =>
  Array.isArray(at) && at.length > 0 ? `${at.join(', ')}: ${message}` : message;

/** Reads the body of a check: a list of files, or files with the packs that they are judged under. */
export const readCheckRequest = async (body: unknown): Promise<CheckRequest> => {
  const request = checkRequestSchema.safeParse(body);
  if (!request.success) return { ok: false, message: SHAPE };
  const { data } = request;
  if (Array.isArray(data)) return { ok: true, entries: data };
  const { packs, files: entries } = data;
  if (packs.length === 0) return { ok: true, entries };
  const read = await readTerms(packs);
  return read.ok ? { ok: true, entries, terms: read.terms } : { ok: false, message: placed(read.error) };
};

/** Whether an entry is a share link, behind which another army stands. */
export const isLinked = (entry: unknown): boolean => {
  const asText = textFileSchema.safeParse(entry);
  return asText.success && isLink(asText.data.text);
};

/**
 * The verdict on each entry, in order: an army file, reported as its number from 1 if it has no name of its own, or
 * `{ file, text }`, whose text is an army file, a plain text form or a share link of this server. Others have their
 * turn between two of them.
 */
export const checkEntries = async (
  entries: readonly unknown[],
  lookups: CheckLookups,
  options: Pick<CheckOptions, 'words' | 'terms'>,
): Promise<CheckAnswer[]> => {
  const answers: CheckAnswer[] = [];
  const regiments = factsBy(lookups);
  for (const [index, entry] of entries.entries()) {
    if (index > 0) await nextTurn();
    const asText = textFileSchema.safeParse(entry);
    answers.push(
      asText.success
        ? await checkEntry(asText.data.file, asText.data.text, lookups, options)
        : await checkValue(String(index + 1), entry, { ...options, regiments }),
    );
  }
  return answers;
};

/**
 * Reads the body of a check and answers it: a verdict on each entry, in order.
 * @throws NotRead where it is none
 */
export const readCheck = async (
  { sent, words }: { readonly sent: Sent; readonly words: boolean },
  lookups: CheckLookups,
): Promise<CheckAnswer[]> => {
  const request = await readCheckRequest(readSent(sent));
  if (!request.ok) throw new NotRead({ status: 422, code: 'invalid', message: request.message });
  const { entries, terms } = request;
  return checkEntries(entries, lookups, { words, ...(terms && { terms }) });
};
