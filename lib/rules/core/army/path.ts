/** A place in a tree: keys and indexes from the root. In findings and costings the root is the army. */
export type Path = readonly (string | number)[];

/** The value at `path`, or undefined where the tree ends before it. */
export const valueAt = (root: unknown, path: Path): unknown => {
  let value = root;
  for (const key of path) {
    if (value === null || typeof value !== 'object') return undefined;
    value = (value as Record<string | number, unknown>)[key];
  }
  return value;
};

/** One string per path, for maps and DOM ids. */
export const pathKey = (path: Path): string => path.join('.');

/** True if `path` is `root` or below it. */
export const isWithin = (path: Path, root: Path): boolean =>
  path.length >= root.length && root.every((key, index) => key === path[index]);

/** "army.brigades[0].units[2]": a path as programmers write it. */
export const pathText = (path: Path): string =>
  path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? key : `${text}.${key}`;
  }, '');

/** What the player wrote about the node at a path into the army, on one line; undefined if nothing. */
export const noteAt = (army: unknown, at: Path): string | undefined => {
  const written = valueAt(army, [...at, 'notes']);
  const text = typeof written === 'string' ? written.replace(/\s+/g, ' ').trim() : '';
  return text === '' ? undefined : text;
};
