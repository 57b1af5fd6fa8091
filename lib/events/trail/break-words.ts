import type { EntryPart } from './stored-breaks';
import type { TrailBreak } from './trail-breaks';

const PARTS: Readonly<Record<EntryPart, string>> = {
  gone: 'it is no longer in the store',
  state: 'its state does not follow from the trail',
  acceptance: 'which list was accepted, or when, does not match the trail',
  lock: 'its lock does not match the trail',
  versions: 'its number of lists does not match the trail',
};

/** A place at which a trail does not hold, in words that begin small: "entry 3, list 2: its verdict is not the one in the trail". */
export const breakWords = (found: TrailBreak): string => {
  switch (found.what) {
    case 'missing':
      return found.from === found.to
        ? `row ${found.from} is missing`
        : `rows ${found.from} to ${found.to} are missing`;
    case 'changed':
      return `row ${found.row} was changed`;
    case 'unchained':
      return `row ${found.row} does not follow row ${found.row - 1}`;
    case 'disagreement':
      return `row ${found.row} has another verdict on entry ${found.entry}, list ${found.version}, than the row before that has one`;
    case 'terms':
      return `terms ${found.version} are not the ones in the trail`;
    case 'entry':
      return `entry ${found.entry}: ${PARTS[found.part]}`;
    case 'list':
      return `entry ${found.entry}, list ${found.version}: it is not the one in the trail`;
    case 'gone':
      return `entry ${found.entry}, list ${found.version}: it is no longer in the store`;
    case 'verdict':
      return `entry ${found.entry}, list ${found.version}: its verdict is not the one in the trail`;
    case 'earlier':
      return found.terms === null
        ? `entry ${found.entry}, list ${found.version}: an earlier verdict is not the one in the trail`
        : `entry ${found.entry}, list ${found.version}: its verdict by terms ${found.terms} is not the one in the trail`;
    case 'overruling':
      return `entry ${found.entry}, list ${found.version}: what is let pass in it does not match the trail`;
    case 'tick':
      return `entry ${found.entry}, list ${found.version}: what is ticked by hand does not match the trail`;
  }
};
