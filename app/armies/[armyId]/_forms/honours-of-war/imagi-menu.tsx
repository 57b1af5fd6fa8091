'use client';

import { useId } from 'react';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Select } from '@/app/_components/ui/field';
import { SPREAD } from '@/app/_components/ui/segments';
import { templateRow } from '@/lib/rules/honours-of-war/imagi-nation';
import { FieldSegments, Fields, PairField } from '../fields/field-parts';
import type { FormProps } from '../inspector-props';
import { ImagiDice } from './imagi-dice';
import { type ImagiNation, imagiNationOf } from './imagi-nation';
import { IMAGI, OwnValue } from './own-value';

const CITE = { source: 'honours-of-war', page: '51' };
const PRICE = { source: 'honours-of-war', page: '52' };

/** What the book allows (p. 51); what a file says beyond it is shown too, and is a finding. */
const INITIATIVES = [-2, -1, 0, 1, 2];

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

type Paces = { readonly line: string; readonly cavalry: string; readonly foreign?: string | undefined };

const signed = (value: number): string => (value < 0 ? `−${-value}` : `${value > 0 ? '+' : ''}${value}`);

/** How an imagi-nation is led, moves and serves its guns: the menu of the book, as the nation it copies until changed. */
export const ImagiMenu = (props: FormProps) => {
  const id = useId();
  const { nation, army, template, set, reset } = imagiNationOf(props);
  const row = templateRow(army);
  const own = (field: keyof ImagiNation, label: string) => ({
    label,
    template,
    own: nation[field] !== undefined,
    onReset: () => reset(field),
  });
  const initiative = (field: 'moveInitiative' | 'fireInitiative', label: string) => {
    const value = nation[field] ?? row[field];
    const options = [...new Set([...INITIATIVES, value])].sort((a, b) => a - b);
    return (
      <OwnValue {...own(field, label)}>
        <PairField id={`${id}-${field}`} label={label}>
          <Select
            id={`${id}-${field}`}
            value={`${value}`}
            onChange={({ target }) => set({ [field]: Number(target.value) })}
          >
            {options.map((each) => (
              <option key={each} value={each}>
                {signed(each)}
              </option>
            ))}
          </Select>
        </PairField>
      </OwnValue>
    );
  };
  const paces = (
    field: 'formationChange' | 'flankMove',
    label: string,
    options: readonly { value: string; label: string }[],
  ) => {
    const value: Paces = nation[field] ?? row[field];
    return (
      <OwnValue {...own(field, label)}>
        {TROOPS.flatMap(([troop, whose]) =>
          troop === 'foreign' && value.foreign === undefined
            ? []
            : [
                <FieldSegments
                  key={troop}
                  legend={`${label}, ${whose}`}
                  className={SPREAD.tight}
                  options={options}
                  value={value[troop] ?? ''}
                  onChange={(pace) => set({ [field]: { ...value, [troop]: pace } })}
                />,
              ],
        )}
      </OwnValue>
    );
  };
  return (
    <section aria-label="How it fights" className={IMAGI}>
      <h3 className="mb-2.5">
        How it fights <CiteChip cite={CITE} />
      </h3>
      <Fields>
        <OwnValue {...own('dice', 'Commanders’ die')}>
          <ImagiDice value={nation.dice ?? row.dice} onChange={(dice) => set({ dice })} />
        </OwnValue>
        {initiative('moveInitiative', 'Movement initiative')}
        {initiative('fireInitiative', 'Firing initiative')}
        {paces('formationChange', 'Formation change', FORMATION)}
        {paces('flankMove', 'Flank and rear move', FLANK)}
        <OwnValue {...own('limber', 'Limbering')}>
          <FieldSegments
            legend="Limbering"
            className={SPREAD.tight}
            options={LIMBER}
            value={nation.limber ?? row.limber}
            onChange={(value) => set({ limber: value as NonNullable<ImagiNation['limber']> })}
          />
        </OwnValue>
        <p className="text-12 text-ink-3 phone:ml-0 -mt-1 ml-[200px]">
          A battery that takes a full move to limber costs 10 points less. <CiteChip cite={PRICE} />
        </p>
        <OwnValue {...own('manhandle', 'Manhandling')}>
          <FieldSegments
            legend="Manhandling"
            className={SPREAD.tight}
            options={MANHANDLE}
            value={nation.manhandle ?? row.manhandle}
            onChange={(value) => set({ manhandle: value as NonNullable<ImagiNation['manhandle']> })}
          />
        </OwnValue>
      </Fields>
    </section>
  );
};
