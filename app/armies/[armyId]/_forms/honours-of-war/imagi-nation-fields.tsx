'use client';

import { LineFields } from '@/app/_editor/fields/line-fields';
import type { Line } from '@/app/_editor/fields/lines';
import * as builderWords from '@/app/armies/[armyId]/_components/words';
import * as formsWords from '@/app/armies/[armyId]/_forms/words';
import { MAX_NAME } from '@/lib/rules/core/army/name';
import { signed } from '@/lib/rules/core/army/number';
import { type Army, honoursOfWar } from '@/lib/rules/honours-of-war';
import { POINTS } from '@/lib/rules/honours-of-war/tables';
import type { FormProps } from '../inspector-props';
import { imagiNationOf } from './imagi-nation';
import * as words from './words';

const BANDS = [
  { band: words.prussianBand, of: words.prussia },
  { band: words.austrianBand, of: words.austria },
  { band: words.frenchBand, of: words.france },
  { band: words.imperialBand, of: words.reichsarmee },
] as const;

const COMMANDER_BANDS = [words.prussianPlusFifteen, words.prussianPlusTen, '0', '-10', '-15'] as const;

/** "+10, as Prussia" */
const paid = (points: number, of?: string): string =>
  `${points === 0 ? 'none' : signed(points)}${of === undefined ? '' : words.asNation(of)}`;

const LINES: readonly Line[] = [
  { kind: 'text', key: 'name', label: formsWords.itsName, longest: MAX_NAME, empty: '' },
  {
    kind: 'choice',
    key: 'template',
    label: builderWords.troopsOf,
    options: honoursOfWar.choices.nations.filter(({ value }) => value !== 'imagi-nation'),
  },
  {
    kind: 'choice',
    key: 'band',
    label: words.unitsPay,
    options: BANDS.map(({ band, of }) => ({ value: band, label: paid(POINTS.bands[band].line, of) })),
  },
  {
    kind: 'choice',
    key: 'commanderBand',
    label: words.commandersPay,
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
