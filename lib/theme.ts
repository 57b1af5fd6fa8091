/** How pages may look: as the system asks where nothing was chosen. */
export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

/** Where a browser remembers it: no request says it, so that a page is the same for everybody. */
export const THEME_KEY = 'muster-theme';

/** The theme that `value` names; anything else means: as the system. */
export const asTheme = (value: unknown): Theme => THEMES.find((theme) => theme === value) ?? 'system';

/**
 * An inline script before everything that is rendered; the policy of pages names its hash. It has no character that
 * HTML escapes, so it is inserted as it is.
 */
export const THEME_SCRIPT = `try{const theme=localStorage.getItem(\`${THEME_KEY}\`);if([\`light\`,\`dark\`].includes(theme))document.documentElement.dataset.theme=theme}catch{}`;
