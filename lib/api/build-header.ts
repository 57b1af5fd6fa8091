/** In which every answer names the build of the Muster that gave it. */
export const BUILD_HEADER = 'x-muster-build';

/** Tells the page that another build answers than the one it is of. */
export const OTHER_BUILD = 'muster:other-build';

/** Compares who answers with who made the page, which `<html data-build>` says. */
export const noteBuild = ({ headers }: Response): void => {
  const here = globalThis.document?.documentElement.dataset.build;
  const there = headers.get(BUILD_HEADER);
  if (here !== undefined && there !== null && here !== there) dispatchEvent(new Event(OTHER_BUILD));
};
