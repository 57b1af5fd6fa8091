import type { Box, TrackBlock } from './sheet';

/** So many boxes to mark off; `kindOf` says what each is, from 1. */
export const boxes = (count: number, kindOf: (place: number) => Box['kind'] = () => 'plain'): Box[] =>
  Array.from({ length: Math.max(0, count) }, (_, index) => ({ kind: kindOf(index + 1) }));

/** The same with their numbers in them. */
export const numberedBoxes = (count: number, kindOf?: (place: number) => Box['kind']): Box[] =>
  boxes(count, kindOf).map((box, index) => ({ ...box, label: `${index + 1}` }));

/** The same with one word in all of them. */
export const labelledBoxes = (count: number, label: string): Box[] =>
  boxes(count).map((box) => ({ ...box, label }));

/** So many boxes, the last done for. */
export const boxesToLast = (count: number): Box[] =>
  boxes(count, (place) => (place === count ? 'done' : 'plain'));

const TURNS = 12;

/** The turns of a game to mark off. */
export const TURN_TRACK: TrackBlock = {
  kind: 'track',
  title: 'Turn',
  size: 'small',
  boxes: numberedBoxes(TURNS),
  notes: [],
};
