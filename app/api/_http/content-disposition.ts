import { create } from 'content-disposition';
import { fileName } from '@/lib/rules/core/army/name';

/** For programs that read plain letters only: accents fall away, what is left of other letters is a line. */
const plain = (file: string): string =>
  file
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7E]|%/g, '_');

type FileName = { readonly ending: string; readonly fallback?: string; readonly inline?: boolean };

/**
 * The header that names a downloaded file (RFC 6266); `name` may be what a player called an army, with any characters.
 * @param ending with its point and the text before it: ", cards.pdf"
 */
export const disposition = (
  name: string,
  { ending, fallback = 'Army', inline = false }: FileName,
): string => {
  const file = `${fileName(name, fallback)}${ending}`;
  return create(file, { type: inline ? 'inline' : 'attachment', fallback: plain(file) });
};
