import { type CheckOptions, checkText, verdictOn } from '@/lib/rules/check';
import type { CheckAnswer } from '@/lib/rules/check-answer';
import { readArmyText } from '@/lib/rules/read-army';
import type { ArmyFile } from '../rules/core/army/document';
import { regimentIds } from '../rules/core/check/attached';
import type { RegimentFacts } from '../rules/core/check/regiment-facts';
import type { System } from '../rules/core/contract/system';

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
export const checkEntry = async (
  file: string,
  text: string,
  lookups: CheckLookups,
  asked: Pick<CheckOptions, 'words' | 'terms'> = {},
): Promise<CheckAnswer> => {
  const options = { ...asked, regiments: factsBy(lookups) };
  const token = tokenIn(text);
  if (token === undefined) {
    return checkText(file, text, options);
  }
  const shared = await lookups.sharedArmy(token);
  if (shared === null) return { file, ok: false, error: { code: 'unreadable', message: NO_LINK, at: [] } };
  return verdictOn(file, await readArmyText(JSON.stringify(shared)), options);
};
