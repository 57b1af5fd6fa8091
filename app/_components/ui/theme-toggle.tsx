'use client';

import { useSyncExternalStore } from 'react';
import { THEMES, type Theme } from '@/lib/theme';
import type { IconName } from './icon';
import { Menu } from './menu';
import { chooseTheme, shownTheme, subscribeToTheme } from './theme';
import { showToast } from './toasts';

const LABEL: Record<Theme, string> = { light: 'Light', dark: 'Dark', system: 'System' };
const ICON: Record<Theme, IconName> = { light: 'sun', dark: 'moon', system: 'system' };

const choose = async (theme: Theme) => {
  const isKept = await chooseTheme(theme);
  if (!isKept)
    showToast('The theme was not saved: the server did not answer. It lasts until you leave this page.', {
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
        onSelect: () => void choose(option),
      }))}
    />
  );
};
