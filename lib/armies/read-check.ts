import { type CheckOptions, checkText, checkValue, verdictOn } from '@/lib/rules/check';
import type { Terms } from '@/lib/rules/events/combine';
import { readArmyText } from '@/lib/rules/read-army';
import { readTerms } from '@/lib/rules/read-packs';
import { nextTurn } from '@/lib/turn';
import { NotRead, readSent, type TaskInput } from '../readers/thread-input';
import { type CheckAnswer, type ReadError, textFileSchema } from '../rules/check-answer';
import type { ArmyFile } from '../rules/core/army/document';
import { regimentIds } from '../rules/core/check/attached';
import type { RegimentFacts } from '../rules/core/check/regiment-facts';
import type { System } from '../rules/core/contract/system';
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

/** What a check asks of the store. */
export type CheckLookups = {
  readonly regiments: (ids: readonly string[]) => Promise<RegimentFacts>;
  /** the army behind a share link, or null where it opens nothing */
  readonly sharedArmy: (token: string) => Promise<ArmyFile | null>;
};

/** What is known of the regiments of an army: nothing is asked where it has none. */
export const factsBy =
  ({ regiments }: Pick<CheckLookups, 'regiments'>) =>
  async (system: Pick<System, 'attached'>, file: ArmyFile): Promise<RegimentFacts> => {
    const ids = regimentIds(system.attached(file));
    return ids.length === 0 ? {} : regiments(ids);
  };

/** A share link of this Muster, whichever of its addresses it names. */
const LINK = /^(?:https?:\/\/[^\s/]+)?\/s\/([\w-]{16,100})\/?(?:[?#]\S*)?$/;
/** A longer text is not a link. */
const MAX_LINK = 2_000;

const tokenIn = (text: string): string | undefined =>
  text.length > MAX_LINK ? undefined : LINK.exec(text.trim())?.[1];

/** Whether a text is a share link of this Muster, and nothing else. */
export const isLink = (text: string): boolean => tokenIn(text) !== undefined;

const NO_LINK =
  'This link does not open an army here: it has ended, or belongs to another Muster. Ask for the army file or text.';

/**
 * The verdict on a text that someone was sent: an army file, an army in the plain text form, or a share link of this
 * Muster. No other server is ever asked.
 */
const checkEntry = async (
  file: string,
  text: string,
  lookups: CheckLookups,
  checkOptions: Pick<CheckOptions, 'words' | 'terms'> = {},
): Promise<CheckAnswer> => {
  const options = { ...checkOptions, regiments: factsBy(lookups) };
  const token = tokenIn(text);
  if (token === undefined) {
    return checkText(file, text, options);
  }
  const shared = await lookups.sharedArmy(token);
  if (shared === null) return { file, ok: false, error: { code: 'unreadable', message: NO_LINK, at: [] } };
  return verdictOn(file, await readArmyText(JSON.stringify(shared)), options);
};

/** True if an entry is a share link, which leads to another army. */
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

/** Parses the body of a check and returns a verdict on each entry, in order. @throws NotRead if it is invalid */
export const readCheck = async (
  { sent, words }: { readonly sent: TaskInput; readonly words: boolean },
  lookups: CheckLookups,
): Promise<CheckAnswer[]> => {
  const request = await readCheckRequest(readSent(sent));
  if (!request.ok) throw new NotRead({ status: 422, code: 'invalid', message: request.message });
  const { entries, terms } = request;
  return checkEntries(entries, lookups, { words, ...(terms && { terms }) });
};
