import type { ReadError } from '@/lib/rules/check-answer';
import type { Terms } from '@/lib/rules/events/combine';
import { readTerms } from '@/lib/rules/read-packs';
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
