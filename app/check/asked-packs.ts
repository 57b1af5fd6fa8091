import { RequestError } from '@/lib/api/client';
import { packQuery } from '@/lib/events/packs/pack-queries';
import { fetchOnce } from '../_components/server-state';
import * as words from './words';

/** Before the id of a pack of mine, and instead of an id where one is pasted. */
export const OWN_PACK = 'own:';
export const PASTED_PACK = 'pasted:';

/** Which pack is asked for; nothing for the rules of the book alone. */
export type TermsAsked = { readonly pack: string; readonly pasted: string };

const pastedPack = (text: string): unknown => {
  if (text.trim() === '') throw new RequestError(words.pastePackFirst, 'invalid');
  // anything else is the text form, which the server reads
  if (!text.trimStart().startsWith('{')) return text;
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestError(words.packIsNoJson, 'invalid');
  }
};

/** The packs that a check is sent: ids of ready-made ones, or documents. */
export const packsAsked = async ({ pack, pasted }: TermsAsked): Promise<readonly unknown[]> => {
  if (pack === '') return [];
  if (pack === PASTED_PACK) return [pastedPack(pasted)];
  if (!pack.startsWith(OWN_PACK)) return [pack];
  return [(await fetchOnce(packQuery(pack.slice(OWN_PACK.length)))).pack];
};
