/** How pages may look: as the system asks where nothing was chosen. */
export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_COOKIE = 'muster-theme';

/** The theme that `value` names; anything else means: as the system. */
export const asTheme = (value: unknown): Theme => THEMES.find((theme) => theme === value) ?? 'system';
