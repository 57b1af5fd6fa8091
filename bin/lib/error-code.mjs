/** The code of an error of Node or of a driver; empty for any other. */
export const codeOf = (/** @type {unknown} */ error) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
