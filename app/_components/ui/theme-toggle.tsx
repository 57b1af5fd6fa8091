'use client';

import { useSyncExternalStore } from 'react';
import { asTheme, THEME_KEY, THEMES, type Theme } from '@/lib/theme';
import type { IconName } from './icon';
import { Menu } from './menu';
import { showToast } from './toasts';
import * as words from './words';

const LABEL: Record<Theme, string> = { light: words.light, dark: words.dark, system: words.system };
const ICON: Record<Theme, IconName> = { light: 'sun', dark: 'moon', system: 'system' };

const listeners = new Set<() => void>();

/** The theme that the page shows now. */
const shownTheme = (): Theme => asTheme(document.documentElement.dataset.theme);

/** Calls `listener` when the theme changes. Returns how to stop. */
const subscribeToTheme = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Shows the page in `theme` at once and remembers it, so that the next page is drawn in it before the first paint.
 * @returns false if this browser stores nothing: the choice then lasts as long as the page
 */
const chooseTheme = (theme: Theme): boolean => {
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

const choose = (theme: Theme) => {
  if (!chooseTheme(theme)) showToast(words.themeNotSaved, { tone: 'error' });
};

/** Light, dark, or as the system: kept for the next visit. */
export const ThemeToggle = () => {
  const theme = useSyncExternalStore(subscribeToTheme, shownTheme, () => 'system' as const);
  return (
    <Menu
      label={words.theme}
      icon="moon"
      items={THEMES.map((option) => ({
        label: LABEL[option],
        icon: ICON[option],
        checked: option === theme,
        onSelect: () => choose(option),
      }))}
    />
  );
};
