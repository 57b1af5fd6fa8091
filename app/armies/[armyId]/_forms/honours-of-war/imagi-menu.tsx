'use client';

import { useId } from 'react';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import type { Segment } from '@/app/_components/ui/segments';
import { FieldGroup, Fields } from '@/app/_editor/fields/field-parts';
import { LineFields } from '@/app/_editor/fields/line-fields';
import type { FormLine } from '@/app/_editor/fields/lines';
import { signed } from '@/lib/rules/core/army/number';
import type { Army } from '@/lib/rules/honours-of-war';
import { templateRow } from '@/lib/rules/honours-of-war/imagi-nation';
import { LIMITS, POINTS } from '@/lib/rules/honours-of-war/tables';
import type { FormProps } from '../system-parts';
import { IMAGI, type ImagiNation, imagiNationOf, OwnValue } from './imagi-nation';

const SLOW = POINTS.fullMoveLimber;

const MOST = LIMITS.imagiInitiative.max;
/** What the book allows; what a file says beyond it is shown too, and is a finding. */
const INITIATIVES = Array.from({ length: 2 * MOST + 1 }, (_, index) => index - MOST);

const FORMATION = [
  { value: 'none', label: 'Nothing' },
  { value: 'half', label: 'Half a move' },
  { value: 'full', label: 'Full move' },
];
const FLANK = [
  { value: 'none', label: 'Nothing' },
  { value: 'quarter', label: 'A quarter' },
  { value: 'half', label: 'Half a move' },
];
const LIMBER = [
  { value: 'half', label: 'Half a move' },
  { value: 'full', label: 'Full move' },
];
const MANHANDLE = [
  { value: 'normal', label: 'Normal rate' },
  { value: 'half', label: 'Half rate' },
];

const TROOPS = [
  ['line', 'infantry'],
  ['cavalry', 'cavalry'],
  ['foreign', 'foreign infantry'],
] as const;

type PlainField = 'moveInitiative' | 'fireInitiative' | 'limber' | 'manhandle';
type PacesField = 'formationChange' | 'flankMove';
type Paces = { readonly line: string; readonly cavalry: string; readonly foreign?: string | undefined };

type Dice = NonNullable<ImagiNation['dice']>;
type Rating = keyof Dice;

const RATINGS: readonly (readonly [Rating, string])[] = [
  ['dithering', 'Dithering'],
  ['dependable', 'Dependable'],
  ['dashing', 'Dashing'],
];

const { faces: FACES } = LIMITS.commandDie;

const CELL = 'border-b border-rule p-0 text-center font-medium tabular-nums';
const HEAD = 'w-[84px] border-b border-rule p-0 text-start font-normal tabular-nums phone:w-20 phone:text-13';

type ImagiDiceProps = {
  value: Readonly<Record<Rating, readonly number[]>>;
  onChange: (dice: Dice) => void;
};

/** Which rating each face of the die gives a commander: one choice for each face, so that none is left out. */
const ImagiDice = ({ value, onChange }: ImagiDiceProps) => {
  const id = useId();
  const give = (face: number, rating: Rating): void => {
    const faces = (of: Rating): number[] =>
      of === rating
        ? [...new Set([...value[of], face])].sort((a, b) => a - b)
        : value[of].filter((each) => each !== face);
    onChange({
      dithering: faces('dithering'),
      dependable: faces('dependable'),
      dashing: faces('dashing'),
    });
  };
  return (
    <FieldGroup legend="Commanders’ die">
      <table className="w-full table-fixed border-collapse">
        <thead>
          <tr>
            <th scope="col" className={HEAD}>
              <span className="vh">Rating</span>
            </th>
            {FACES.map((face) => (
              <th key={face} scope="col" className={CELL}>
                {face}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {RATINGS.map(([rating, label]) => (
            <tr key={rating}>
              <th scope="row" className={HEAD}>
                {label}
              </th>
              {FACES.map((face) => (
                <td key={face} className={CELL}>
                  <label className="phone:min-h-11 grid min-h-[26px] cursor-pointer place-items-center">
                    <input
                      type="radio"
                      className="accent-ink phone:size-[22px] m-0 size-4"
                      name={`${id}-${face}`}
                      aria-label={`A roll of ${face}: ${rating}`}
                      checked={value[rating].includes(face)}
                      onChange={() => give(face, rating)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </FieldGroup>
  );
};

/**
 * How an imagi-nation is led, moves and serves its guns: the menu of the book, as the nation it copies until changed.
 */
export const ImagiMenu = (props: FormProps<Army>) => {
  const { nation, template, put, set, reset } = imagiNationOf(props);
  const row = templateRow(props.file);
  const own = (field: keyof ImagiNation, label: string) => ({
    label,
    template,
    own: nation[field] !== undefined,
    onReset: () => reset(field),
  });
  const fields = (...lines: readonly FormLine[]) => (
    <LineFields lines={lines} node={{ ...row, ...nation }} put={put} onLeave={props.seal} />
  );
  const plain = (field: PlainField, label: string, options: readonly Segment[]) => (
    <OwnValue {...own(field, label)}>
      {fields({ kind: 'segments', key: field, label, className: 'tight', options })}
    </OwnValue>
  );
  const initiative = (field: PlainField, label: string) => {
    const options = [...new Set([...INITIATIVES, Number(nation[field] ?? row[field])])].sort((a, b) => a - b);
    return (
      <OwnValue {...own(field, label)}>
        {fields({
          kind: 'choice',
          key: field,
          label,
          options: options.map((each) => ({ value: `${each}`, label: signed(each) })),
          numeric: true,
        })}
      </OwnValue>
    );
  };
  const paces = (field: PacesField, label: string, options: readonly Segment[]) => {
    const value: Paces = nation[field] ?? row[field];
    const lines = TROOPS.filter(([troop]) => troop !== 'foreign' || value.foreign !== undefined).map(
      ([troop, whose]): FormLine => ({
        kind: 'segments',
        key: troop,
        label: `${label}, ${whose}`,
        className: 'tight',
        options,
        value: value[troop] ?? '',
        choose: (pace) => put(field, { ...value, [troop]: pace }),
      }),
    );
    return <OwnValue {...own(field, label)}>{fields(...lines)}</OwnValue>;
  };
  return (
    <section aria-label="How it fights" className={IMAGI}>
      <h3 className="mb-2.5">
        How it fights <CiteChip cite={LIMITS.imagiInitiative.cite} />
      </h3>
      <Fields>
        <OwnValue {...own('dice', 'Commanders’ die')}>
          <ImagiDice value={nation.dice ?? row.dice} onChange={(dice) => set({ dice })} />
        </OwnValue>
        {initiative('moveInitiative', 'Movement initiative')}
        {initiative('fireInitiative', 'Firing initiative')}
        {paces('formationChange', 'Formation change', FORMATION)}
        {paces('flankMove', 'Flank and rear move', FLANK)}
        {plain('limber', 'Limbering', LIMBER)}
        <p className="text-12 text-ink-3 phone:ml-0 -mt-1 ml-[200px]">
          {`A battery that takes a full move to limber costs ${-SLOW.amount} points less.`}{' '}
          <CiteChip cite={SLOW.cite} />
        </p>
        {plain('manhandle', 'Manhandling', MANHANDLE)}
      </Fields>
    </section>
  );
};
