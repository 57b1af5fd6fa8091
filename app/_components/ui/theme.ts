import { asTheme, type Theme } from '@/lib/theme';

const listeners = new Set<() => void>();

/** The theme that the page shows now. */
export const shownTheme = (): Theme => asTheme(document.documentElement.dataset.theme);

/** Calls `listener` when the theme changes. Returns how to stop. */
export const subscribeToTheme = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Shows the page in `theme` at once and asks the server to keep the choice in a cookie, so that the next page is
 * drawn in it before the first paint.
 * @returns false if the server could not be asked: the choice then lasts as long as the page
 */
export const chooseTheme = async (theme: Theme): Promise<boolean> => {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  for (const listener of listeners) listener();
  try {
    const answer = await fetch('/api/theme', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ theme }),
      keepalive: true,
    });
    return answer.ok;
  } catch {
    return false;
  }
};
