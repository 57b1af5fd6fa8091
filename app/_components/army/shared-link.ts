import { sharedPath } from '@/lib/pages';
export type LinkRead =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly message: string };

const TOKEN = /^[\w-]{16,100}$/;
const PRINT_CODE = /^MU-[\dA-Z]{4}-[\dA-Z]{2}$/i;

/**
 * The page that a pasted link opens: a share link or a device link of any Muster address (the same server has several),
 * or the bare code at its end.
 */
export const readSharedLink = (pasted: string): LinkRead => {
  const text = pasted.trim();
  if (text === '') return { ok: false, message: 'Paste a link first.' };
  if (PRINT_CODE.test(text)) {
    return {
      ok: false,
      message: 'This is the code on a printed sheet; it does not open the army. Ask for the share link.',
    };
  }
  if (TOKEN.test(text)) return { ok: true, path: sharedPath(text) };
  const [path = ''] = text.split(/[?#]/, 1);
  const [kind = '', token = ''] = path.replace(/\/$/, '').split('/').slice(-2);
  if (!['s', 'd'].includes(kind) || !TOKEN.test(token)) {
    return { ok: false, message: 'This is not a share link. A share link has /s/ and a long code.' };
  }
  return { ok: true, path: `/${kind}/${token}` };
};
