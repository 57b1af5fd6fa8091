import {
  type MinorPoints,
  minorPoints,
  pointsText,
  printedPoints,
  toMinor,
} from '@/lib/rules/core/price/points';

/** Minor units as printed points: 21 with a scale of 2 is "10.5"; thousands are parted: "1,385". */
export const formatPoints = (minor: MinorPoints, pointScale: number): string =>
  pointsText(printedPoints(minor, pointScale));

/** The same with its sign: "+20", "−30", "0". */
export const formatChange = (minor: MinorPoints, pointScale: number): string =>
  minor > 0 ? `+${formatPoints(minor, pointScale)}` : formatPoints(minor, pointScale);

/**
 * What is left of the budget: "115 left", "30 over", "nothing left"; undefined without a budget.
 * @param tolerance printed points that may be over it: "10 over, allowed"
 */
export const formatLeft = (
  total: MinorPoints,
  budget: MinorPoints | null,
  pointScale: number,
  tolerance = 0,
): { over: boolean; text: string } | undefined => {
  if (budget === null) return undefined;
  const left = minorPoints(budget - total);
  if (left === 0) return { over: false, text: 'nothing left' };
  if (left > 0) return { over: false, text: `${formatPoints(left, pointScale)} left` };
  const text = `${formatPoints(minorPoints(-left), pointScale)} over`;
  return -left <= toMinor(tolerance, pointScale)
    ? { over: false, text: `${text}, allowed` }
    : { over: true, text };
};

/** The share of a part in hundredths, whole: "27%"; less than half of one is "<1%". */
export const formatShare = (part: number, whole: number): string => {
  if (whole === 0 || part === 0) return '0%';
  const share = Math.round((100 * part) / whole);
  return share === 0 ? '<1%' : `${share}%`;
};
