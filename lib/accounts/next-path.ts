const HERE = 'http://muster.invalid';

/** Where to go after signing in: a path of this site, or My armies for anything else. */
export const nextPath = (path: string | readonly string[] | undefined): string => {
  if (typeof path !== 'string' || !path.startsWith('/') || path.length > 500) return '/';
  if (!URL.canParse(path, HERE)) return '/';
  const { origin, pathname, search } = new URL(path, HERE);
  // An address that leads to another site when it is parsed again, or back to the sign-in.
  if (origin !== HERE || pathname.startsWith('//') || /^\/account\/(sign-|recover)/.test(pathname))
    return '/';
  return `${pathname}${search}`;
};

/** The same as a question for the pages where one signs in or up; nothing for My armies. */
export const nextQuestion = (path: string): string =>
  path === '/' ? '' : `?next=${encodeURIComponent(path)}`;
