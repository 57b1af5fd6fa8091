import { cookies } from 'next/headers';
import { asTheme, THEME_COOKIE, THEMES } from '@/app/_components/ui/theme';

const YEAR = 60 * 60 * 24 * 365;

/** Keeps the chosen theme in a cookie: `{ theme: 'light' | 'dark' | 'system' }`; 400 for anything else. */
export const POST = async (request: Request): Promise<Response> => {
  const body: unknown = await request.json().catch(() => null);
  const wanted = body !== null && typeof body === 'object' && 'theme' in body ? body.theme : null;
  if (!THEMES.some((theme) => theme === wanted)) {
    return Response.json({ message: `The theme is one of: ${THEMES.join(', ')}.` }, { status: 400 });
  }
  const theme = asTheme(wanted);
  const jar = await cookies();
  if (theme === 'system') jar.delete(THEME_COOKIE);
  else jar.set(THEME_COOKIE, theme, { maxAge: YEAR, sameSite: 'lax', path: '/', httpOnly: true });
  return new Response(null, { status: 204 });
};
