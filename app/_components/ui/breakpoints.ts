/** Media query below the breakpoint `tablet` of globals.css, for what a style sheet cannot decide. */
export const BELOW_TABLET = '(width < 720px)';
