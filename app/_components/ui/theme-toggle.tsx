'use client';

import { useSyncExternalStore } from 'react';
import { THEMES, type Theme } from '@/lib/theme';
import type { IconName } from './icon';
import { Menu } from './menu';
import { chooseTheme, shownTheme, subscribeToTheme } from './theme';
import { showToast } from './toasts';
import * as words from './words';

const LABEL: Record<Theme, string> = { light: words.light, dark: words.dark, system: words.system };
const ICON: Record<Theme, IconName> = { light: 'sun', dark: 'moon', system: 'system' };

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
