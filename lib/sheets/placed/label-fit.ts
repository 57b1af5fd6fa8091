import type { Label } from '@/lib/rules/core/sheet/sheet-parts';
import {
  fullnesses,
  LABEL_SIZES,
  LEAST_SIZE,
  LEVEL,
  MANNERS,
  type Manner,
  NAMINGS,
  SHORTEST,
  WHOLE,
} from './label-fullness';
import { type LabelRoom, type LabelSetting, setAt } from './label-setting';

type Words = { readonly letters: number; readonly setting: LabelSetting };

/** With as many letters of the player's own words as there is room for, and nothing else that may be left out. */
const bareIn = (label: Label, room: LabelRoom, manner: Manner): Words | null => {
  let [least, most] = [0, label.words.length];
  let fullest: Words | null = null;
  while (least <= most) {
    const letters = Math.floor((least + most) / 2);
    const full = { details: 0, long: false, post: false, words: letters };
    const setting = setAt(label, room, LEAST_SIZE, full, SHORTEST, manner);
    if (setting === null) most = letters - 1;
    else {
      fullest = { letters, setting };
      least = letters + 1;
    }
  }
  return fullest;
};

/** The manner that leaves most of the player's own words. */
const bare = (label: Label, room: LabelRoom): LabelSetting | null =>
  MANNERS.map((manner) => bareIn(label, room, manner))
    .filter((found) => found !== null)
    .reduce<Words | null>(
      (best, found) => (best !== null && best.letters >= found.letters ? best : found),
      null,
    )?.setting ?? null;

/**
 * A label set in type no larger than `most`: with everything if it can, else without what may be left out, its names cut
 * only where nothing else helps. Null if there is no room even for what must stand on it.
 */
export const labelSetting = (label: Label, room: LabelRoom, most: number): LabelSetting | null => {
  const choices = fullnesses(label);
  const sizes = LABEL_SIZES.filter((size) => size <= most);
  for (const post of [true, false]) {
    for (const naming of NAMINGS) {
      for (const full of choices.filter((each) => each.post === post)) {
        for (const size of sizes) {
          const setting = setAt(label, room, size, full, naming);
          if (setting !== null) return setting;
        }
      }
    }
  }
  return bare(label, room);
};

/** So large a share of the labels of a sheet must have room at a size for all to be set in it. */
const SHARE = 0.85;
/** Smaller type than this is not a price for details; and no sheet as a whole is set in smaller type than that. */
const WORTH = 0.92;
const LEAST_OF_SHEET = 0.8;

/** The type of a sheet: the largest at which most of its labels have room for everything, or for as much as they can. */
export const labelSize = (labels: readonly Label[], room: LabelRoom): number => {
  const different = [...new Set(labels)].map((label) => ({ label, choices: fullnesses(label) }));
  const deepest = Math.max(0, ...different.map(({ choices }) => choices.length - 1));
  for (let depth = 0; depth <= deepest; depth++) {
    const bareOf = different.every(
      ({ choices }) => choices[Math.min(depth, choices.length - 1)]?.details === 0,
    );
    const least = bareOf ? LEAST_OF_SHEET : WORTH;
    for (const naming of [LEVEL, WHOLE]) {
      for (const size of LABEL_SIZES.filter((each) => each >= least)) {
        const fitting = different.filter(({ label, choices }) => {
          const full = choices[Math.min(depth, choices.length - 1)];
          return full !== undefined && setAt(label, room, size, full, naming) !== null;
        });
        if (fitting.length >= different.length * SHARE) return size;
      }
    }
  }
  return LEAST_OF_SHEET;
};
