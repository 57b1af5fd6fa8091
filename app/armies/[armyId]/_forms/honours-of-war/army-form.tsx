'use client';

import { SPREAD } from '@/app/_components/ui/segments';
import { Fields } from '@/app/_editor/fields/field-parts';
import { LineFields } from '@/app/_editor/fields/line-fields';
import { type FormLine, presentLines } from '@/app/_editor/fields/lines';
import { MAX_NAME } from '@/lib/rules/core/army/name';
import { signed } from '@/lib/rules/core/army/number';
import { type Army, honoursOfWar } from '@/lib/rules/honours-of-war';
import { POINTS } from '@/lib/rules/honours-of-war/tables';
import { budgetLine, nationLine, scaleLine, yearLine } from '../fields/army-lines';
import { armyOf } from '../node';
import type { FormProps } from '../system-parts';
import { ImagiMenu } from './imagi-menu';
import { imagiNationOf } from './imagi-nation';
import { ImagiTroops } from './imagi-troops';

const MODE: FormLine = {
  kind: 'segments',
  key: 'mode',
  label: 'Game',
  options: [
    { value: 'points', label: 'Points' },
    { value: 'scenario', label: 'Scenario' },
  ],
};

const { choices } = honoursOfWar;

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

const LINES: readonly FormLine[] = [
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
const ImagiNationFields = (props: FormProps<Army>) => {
  const { nation, put } = imagiNationOf(props);
  return <LineFields lines={LINES} node={nation} put={put} onLeave={props.seal} />;
};

/** What Honours of War asks of an army: nation, year, figure scale, mode and budget. */
export const ArmyForm = (props: FormProps<Army>) => {
  const { army, put } = armyOf(props);
  const imagined = army.nation === 'imagi-nation';
  const lines = presentLines(
    nationLine(choices),
    imagined && { kind: 'own', key: 'imagined', own: <ImagiNationFields key="imagined" {...props} /> },
    yearLine(choices, army.year, SPREAD.fours),
    scaleLine(choices),
    MODE,
    budgetLine(choices, 'Points limit'),
  );
  return (
    <>
      <Fields>
        <LineFields lines={lines} node={army} put={put} onLeave={props.seal} />
      </Fields>
      {imagined && (
        <>
          <ImagiMenu {...props} />
          <ImagiTroops {...props} />
        </>
      )}
    </>
  );
};
