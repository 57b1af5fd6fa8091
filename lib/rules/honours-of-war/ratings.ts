import type { Choice } from '../core/tree/outline';

/** Ratings of commanders in the order of the book (p. 11), wherever they are shown or chosen. */
export const RATINGS = ['dithering', 'dependable', 'dashing'] as const;

export const RATING_LABELS = {
  dithering: 'Dithering',
  dependable: 'Dependable',
  dashing: 'Dashing',
} as const;

const FIXED = RATINGS.map((value) => ({ value, label: RATING_LABELS[value] }));

/** What a brigade commander or a lieutenant general may be rated. */
export const RATING_OPTIONS: Choice['options'] = [{ value: 'variable', label: 'Variable' }, ...FIXED];

/** What a commanding general may be rated. */
export const GENERAL_RATING_OPTIONS: Choice['options'] = [{ value: 'unrated', label: 'Unrated' }, ...FIXED];
