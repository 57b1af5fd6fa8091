import { cookies } from 'next/headers';
import { asTheme, THEME_COOKIE, THEMES } from '@/app/_components/ui/theme';
import { refuse } from '../_http/answer';
import { readBody } from '../_http/body';
import { route } from '../_http/route';

const YEAR = 60 * 60 * 24 * 365;
const MAX_BODY = 1_000;

/** Keeps the chosen theme in a cookie: `{ theme: 'light' | 'dark' | 'system' }`; 422 for anything else. */
export const POST = route(async ({ request }) => {
  const body = await readBody(request, MAX_BODY);
  const wanted = body !== null && typeof body === 'object' && 'theme' in body ? body.theme : null;
  if (!THEMES.some((theme) => theme === wanted)) {
    return refuse(422, 'invalid', `The theme is one of: ${THEMES.join(', ')}.`);
  }
  const theme = asTheme(wanted);
  const jar = await cookies();
  if (theme === 'system') jar.delete(THEME_COOKIE);
  else jar.set(THEME_COOKIE, theme, { maxAge: YEAR, sameSite: 'lax', path: '/', httpOnly: true });
  return new Response(null, { status: 204 });
});
