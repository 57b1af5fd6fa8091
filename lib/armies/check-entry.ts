import 'server-only';
import { type CheckOptions, verdictOn } from '@/lib/rules/check';
import type { CheckAnswer } from '@/lib/rules/check-answer';
import { readArmyText } from '@/lib/rules/read-army';
import { readPlainText } from '@/lib/rules/read-plain-text';
import { factsFor } from '../history/regiment-facts';
import { getSharedArmy } from './get-shared-army';

/** A share link of this Muster, whichever of its addresses it names. */
const LINK = /^(?:https?:\/\/[^\s/]+)?\/s\/([\w-]{16,100})\/?(?:[?#]\S*)?$/;

/** Whether a text is a share link of this Muster, and nothing else. */
export const isLink = (text: string): boolean => LINK.test(text.trim());

const NO_LINK =
  'This link opens no army here: it was ended, or it leads to another Muster. Ask for the army file or its text.';

/**
 * The verdict on a text that somebody was sent: an army file, an army in the plain text form, or a share link of this
 * Muster. No other server is ever asked.
 */
export const checkEntry = async (
  file: string,
  text: string,
  asked: Pick<CheckOptions, 'words' | 'terms'> = {},
): Promise<CheckAnswer> => {
  const options = { ...asked, regiments: factsFor };
  const token = LINK.exec(text.trim())?.[1];
  if (token === undefined) {
    return verdictOn(file, (await readPlainText(text)) ?? (await readArmyText(text)), options);
  }
  const shared = await getSharedArmy(token);
  if (shared === null) return { file, ok: false, error: { code: 'unreadable', message: NO_LINK, at: [] } };
  return verdictOn(file, await readArmyText(JSON.stringify(shared.file)), options);
};
