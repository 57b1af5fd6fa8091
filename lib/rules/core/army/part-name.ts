import { MAX_NAME } from './name';

/** The name of a part of something: what it is part of, shortened where it must be, and what tells the part apart. */
export const partName = (name: string, ending: string): string => {
  const head = name.slice(0, MAX_NAME - ending.length);
  // half of a character that takes two would be no text
  return `${head.replace(/[\ud800-\udbff]$/, '').trimEnd()}${ending}`;
};
