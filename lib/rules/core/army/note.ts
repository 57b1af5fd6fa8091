import { type Path, valueAt } from './path';

/** What the player wrote about the node at a path into the army, on one line; undefined if nothing. */
export const noteAt = (army: unknown, at: Path): string | undefined => {
  const written = valueAt(army, [...at, 'notes']);
  const text = typeof written === 'string' ? written.replace(/\s+/g, ' ').trim() : '';
  return text === '' ? undefined : text;
};
