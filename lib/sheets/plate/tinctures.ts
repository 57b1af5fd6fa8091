import { clothColour, clothWord } from '../cloth-colours';
import { INK } from '../ink';
import { type Area, box, type PathMark } from '../placed/mark';
import { type Hatching, hatched } from './hatch';

/** How heralds hatch a colour; white stays plain. */
type Tincture = { readonly label: string; readonly words: readonly string[]; readonly hatching?: Hatching };

/** In the order of the explanation. Brown, grey and pink are not tinctures of heralds: ours. */
const TINCTURES: readonly Tincture[] = [
  { label: 'red', words: ['red', 'scarlet', 'crimson', 'poppy red', 'pink'], hatching: 'upright' },
  {
    label: 'blue',
    words: ['blue', 'cornflower blue', 'light blue', 'dark blue'],
    hatching: 'level',
  },
  {
    label: 'green',
    words: ['green', 'dark green', 'grass green', 'light green', 'sea-green'],
    hatching: 'falling',
  },
  { label: 'yellow', words: ['yellow', 'deep yellow', 'pale yellow', 'straw', 'buff'], hatching: 'dotted' },
  { label: 'orange, brown', words: ['orange', 'orange-red', 'brown'], hatching: 'rising' },
  { label: 'black', words: ['black'], hatching: 'grid' },
  { label: 'grey', words: ['steel grey'], hatching: 'crossed' },
  { label: 'white', words: ['white', 'greyish white'] },
];

/** The tincture of facings told in words; undefined where they name no colour that we know. */
export const tinctureOf = (facings: string | null): Tincture | undefined => {
  const word = facings === null ? undefined : clothWord(facings);
  return word === undefined ? undefined : TINCTURES.find(({ words }) => words.includes(word));
};

/** Those of many facings, each once, in the order of the explanation, with words of one that has it. */
export const tincturesOf = (facings: readonly (string | null)[]) =>
  TINCTURES.flatMap((tincture) => {
    const words = facings.find((each) => tinctureOf(each) === tincture);
    return words == null ? [] : [{ label: tincture.label, words }];
  });

/** A band of facings: cloth under hatching, plain white where no source tells it, then with a broken edge. */
export const facingMarks = (area: Area, facings: string | null, ink: 'colour' | 'bw'): PathMark[] => {
  const { x, y, width, height } = area;
  const tincture = tinctureOf(facings);
  const cloth = ink === 'bw' || facings === null ? undefined : clothColour(facings);
  return [
    box(x, y, width, height, cloth === undefined ? {} : { fill: cloth }),
    ...(tincture?.hatching === undefined
      ? []
      : [hatched(area, tincture.hatching, Math.max(0.42, height / 5), INK, 0.1)]),
    {
      kind: 'path',
      d: `M0 0H${width}`,
      x,
      y,
      scale: 1,
      stroke: INK,
      width: 0.2,
      ...(tincture === undefined && { dash: 0.7 }),
    },
  ];
};
