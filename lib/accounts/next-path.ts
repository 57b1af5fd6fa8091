const HERE = 'http://muster.invalid';

/** Where to go after signing in: a path of this site, or My armies for anything else. */
export const nextPath = (asked: string | readonly string[] | undefined): string => {
  if (typeof asked !== 'string' || !asked.startsWith('/') || asked.length > 500) return '/';
  if (!URL.canParse(asked, HERE)) return '/';
  const { origin, pathname, search } = new URL(asked, HERE);
  // an address that goes on to another site once it is read again, or back to where one signs in
  if (origin !== HERE || pathname.startsWith('//') || /^\/account\/(sign-|recover)/.test(pathname))
    return '/';
  return `${pathname}${search}`;
};

/** The same as a question for the pages where one signs in or up; nothing for My armies. */
export const nextQuestion = (path: string): string =>
  path === '/' ? '' : `?next=${encodeURIComponent(path)}`;
