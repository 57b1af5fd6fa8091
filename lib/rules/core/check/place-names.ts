import { type Path, pathKey } from '../army/path';
import type { Outline } from '../tree/outline';

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

/** The same for lists away from the army itself, where many units share a name: "Line battalion, Left wing". */
export const placesInFull = (outline: Outline): PlaceName => {
  const name = placeNames(outline);
  const order = new Map<string, number>();
  for (const [index, { at }] of outline.sections.entries()) {
    if (!order.has(pathKey(at))) order.set(pathKey(at), index);
  }
  order.delete('');
  // the first section that the place is within
  const sectionOf = (at: Path) => {
    const orders = at.flatMap((_, depth) => order.get(pathKey(at.slice(0, depth + 1))) ?? []);
    return orders.length === 0 ? undefined : outline.sections[Math.min(...orders)];
  };
  return (at) => {
    const own = name(at);
    const list = sectionOf(at);
    return own === undefined || list === undefined || list.title === own ? own : `${own}, ${list.title}`;
  };
};
