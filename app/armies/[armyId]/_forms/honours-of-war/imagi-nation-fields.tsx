'use client';

import { LineFields } from '@/app/_editor/fields/line-fields';
import type { Line } from '@/app/_editor/fields/lines';
import { MAX_NAME } from '@/lib/rules/core/army/name';
import { signed } from '@/lib/rules/core/army/number';
import { type Army, honoursOfWar } from '@/lib/rules/honours-of-war';
import { POINTS } from '@/lib/rules/honours-of-war/tables';
import type { FormProps } from '../inspector-props';
import { imagiNationOf } from './imagi-nation';

const BANDS = [
  { band: 'P', of: 'Prussia' },
  { band: 'Z', of: 'Austria' },
  { band: 'M', of: 'France' },
  { band: 'R', of: 'the Reichsarmee' },
] as const;

const COMMANDER_BANDS = ['P+15', 'P+10', '0', '-10', '-15'] as const;

/** "+10, as Prussia" */
const paid = (points: number, of?: string): string =>
  `${points === 0 ? 'none' : signed(points)}${of === undefined ? '' : `, as ${of}`}`;

const LINES: readonly Line[] = [
  { kind: 'text', key: 'name', label: 'Its name', longest: MAX_NAME, empty: '' },
  {
    kind: 'choice',
    key: 'template',
    label: 'Troops of',
    options: honoursOfWar.choices.nations.filter(({ value }) => value !== 'imagi-nation'),
  },
  {
    kind: 'choice',
    key: 'band',
    label: 'Units pay',
    options: BANDS.map(({ band, of }) => ({ value: band, label: paid(POINTS.bands[band].line, of) })),
  },
  {
    kind: 'choice',
    key: 'commanderBand',
    label: 'Commanders pay',
    options: COMMANDER_BANDS.map((band) => ({
      value: band,
      label: paid(POINTS.commanders.variable[band].amount),
    })),
  },
];

/** Whose troops an imagi-nation copies and what it pays (p. 51). */
export const ImagiNationFields = (props: FormProps<Army>) => {
  const { nation, put } = imagiNationOf(props);
  return <LineFields lines={LINES} node={nation} put={put} onLeave={props.seal} />;
};
