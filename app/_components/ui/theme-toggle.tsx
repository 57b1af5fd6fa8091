'use client';

import { useSyncExternalStore } from 'react';
import { asTheme, THEME_KEY, THEMES, type Theme } from '@/lib/theme';
import type { IconName } from './icon';
import { Menu } from './menu';
import { showToast } from './toasts';

const LABEL: Record<Theme, string> = { light: 'Light', dark: 'Dark', system: 'System' };
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
  if (!chooseTheme(theme))
    showToast('The theme was not saved: this browser stores nothing. It lasts until you leave this page.', {
      tone: 'error',
    });
};

/** Light, dark, or as the system: kept for the next visit. */
export const ThemeToggle = () => {
  const theme = useSyncExternalStore(subscribeToTheme, shownTheme, () => 'system' as const);
  return (
    <Menu
      label="Theme"
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
