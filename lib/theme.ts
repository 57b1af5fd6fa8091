/** How pages may look: as the system asks where nothing was chosen. */
export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

/** Where a browser remembers it: no request says it, so that a page is the same for everybody. */
export const THEME_KEY = 'muster-theme';

/** The theme that `value` names; anything else means: as the system. */
export const asTheme = (value: unknown): Theme => THEMES.find((theme) => theme === value) ?? 'system';

/**
 * Stands before everything that is drawn, and runs before the first paint; the policy of pages knows it by its hash. No
 * sign of it is another one in HTML, so it is written as it stands.
 */
export const THEME_SCRIPT = `try{const theme=localStorage.getItem(\`${THEME_KEY}\`);if([\`light\`,\`dark\`].includes(theme))document.documentElement.dataset.theme=theme}catch{}`;
