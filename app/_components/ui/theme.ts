import { asTheme, THEME_KEY, type Theme } from '@/lib/theme';

const listeners = new Set<() => void>();

/** The theme that the page shows now. */
export const shownTheme = (): Theme => asTheme(document.documentElement.dataset.theme);

/** Calls `listener` when the theme changes. Returns how to stop. */
export const subscribeToTheme = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Shows the page in `theme` at once and remembers it, so that the next page is drawn in it before the first paint.
 * @returns false if this browser stores nothing: the choice then lasts as long as the page
 */
export const chooseTheme = (theme: Theme): boolean => {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  for (const listener of listeners) listener();
  try {
    localStorage.setItem(THEME_KEY, theme);
    return true;
  } catch {
    return false;
  }
};
