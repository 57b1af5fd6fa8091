import { cookies } from 'next/headers';
import { asTheme, THEME_COOKIE, THEMES } from '@/app/_components/ui/theme';
import { answer, refuse } from '../_http/answer';
import { readBody } from '../_http/body';
import { route } from '../_http/route';

const MAX_BODY = 1_000;
const YEAR = 60 * 60 * 24 * 365;

/** Keeps the chosen theme in a cookie, so that pages come in it: `{ theme: 'light' | 'dark' | 'system' }`. */
export const POST = route('read', async ({ request }) => {
  const body = await readBody(request, MAX_BODY);
  const wanted = body !== null && typeof body === 'object' && 'theme' in body ? body.theme : null;
  if (!THEMES.some((theme) => theme === wanted)) {
    return refuse(422, 'invalid', `The theme is one of: ${THEMES.join(', ')}.`);
  }
  const theme = asTheme(wanted);
  const jar = await cookies();
  if (theme === 'system') jar.delete(THEME_COOKIE);
  else jar.set(THEME_COOKIE, theme, { maxAge: YEAR, sameSite: 'lax', path: '/', httpOnly: true });
  return answer({ ok: true });
});
