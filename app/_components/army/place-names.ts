import type { Outline } from '@/lib/rules/core/outline';
import { type Path, pathKey } from '@/lib/rules/core/path';

/** Names a place of an army as its player does; undefined for the army itself. */
export type PlaceName = (at: Path) => string | undefined;

/** Reads names off the outline; a place below a row or section (a field of a unit) has the name of that. */
export const placeNames = ({ sections }: Outline): PlaceName => {
  const names = new Map<string, string>();
  for (const section of sections) {
    names.set(pathKey(section.at), section.title);
    if (section.list) names.set(pathKey(section.list.at), section.title);
  }
  for (const { rows } of sections) for (const { at, name } of rows) names.set(pathKey(at), name);
  names.delete('');
  return (at) => {
    for (let depth = at.length; depth > 0; depth--) {
      const name = names.get(pathKey(at.slice(0, depth)));
      if (name !== undefined) return name;
    }
    return undefined;
  };
};

/** A place without an outline to name it: "brigades 1, units 2", counted from one. */
export const placeByNumber: PlaceName = (at) => {
  const words: string[] = [];
  for (const key of at) {
    if (typeof key === 'number' && words.length > 0) words.push(`${words.pop()} ${key + 1}`);
    else words.push(typeof key === 'number' ? String(key + 1) : key);
  }
  return words.length === 0 ? undefined : words.join(', ');
};
