'use client';

import { useState } from 'react';
import { TextButton } from '@/app/_components/ui/button';
import { CheckField } from '@/app/_components/ui/check-field';
import { SPREAD } from '@/app/_components/ui/segments';
import { FieldGroup } from '@/app/_editor/fields/field-parts';
import { chosenOf, type FormLine, presentLines } from '@/app/_editor/fields/lines';
import type { Put } from '@/app/_editor/fields/use-typed';
import {
  ABILITY_OPTIONS,
  type Army,
  commandOptions,
  type Leader,
  retyped,
  type Unit,
  unitOptions,
} from '@/lib/rules/one-hour-napoleonic';
import { BOUNDS } from '@/lib/rules/one-hour-napoleonic/bounds';
import { TYPES } from '@/lib/rules/one-hour-napoleonic/tables';
import { NamedForm, NodeFields } from '../fields/node-fields';
import { defineInspector, nodeAt } from '../node';
import type { InspectorProps } from '../system-parts';

const FormationForm = (props: InspectorProps<Army>) => <NamedForm {...props} step="Change the formation" />;

const NONE = '';

/** A leader: name, ability, what he commands and the unit he starts with. */
const LeaderForm = (props: InspectorProps<Army>) => {
  const { node: leader, put } = nodeAt<Leader>(props, 'Change the leader');
  const { formations, units } = commandOptions(props.file.army);
  // a formation or unit that is gone reads as none, as it does for the checks
  const among = (options: typeof units, value: string | null | undefined) =>
    options.find((option) => option.value === value)?.value ?? NONE;
  const lines: FormLine[] = [
    { kind: 'choice', key: 'ability', label: 'Ability', options: ABILITY_OPTIONS },
    {
      kind: 'choice',
      key: 'formation',
      label: 'Leads',
      options: [{ value: NONE, label: 'Nothing' }, ...formations],
      value: among(formations, leader.formation),
      choose: (formation) => put('formation', formation === NONE ? null : formation),
    },
    {
      kind: 'choice',
      key: 'unit',
      label: 'With',
      options: [{ value: NONE, label: 'No unit' }, ...units],
      value: among(units, leader.unit),
      usual: NONE,
    },
  ];
  return <NodeFields {...props} node={leader} put={put} lines={lines} />;
};

const SIZES = {
  men: { label: 'Men', ...BOUNDS.men },
  guns: { label: 'Guns', ...BOUNDS.guns },
} as const;

type TraitsProps = {
  /** the traits it has */
  readonly has: (trait: string) => boolean;
  readonly put: Put;
  readonly traits: readonly { readonly trait: string; readonly label: string; readonly effect: string }[];
};

/** What a unit is besides its type, any of it or none. */
const Traits = ({ has, put, traits }: TraitsProps) => (
  <FieldGroup legend="Traits">
    <div className="flex flex-wrap gap-x-4">
      {traits.map(({ trait, label, effect }) => (
        <CheckField
          key={trait}
          title={effect}
          checked={has(trait)}
          onChange={({ target }) => put(trait, target.checked ? true : undefined)}
        >
          {label}
        </CheckField>
      ))}
    </div>
  </FieldGroup>
);

/** A unit: name, type, quality as hits, traits, and its size where it differs from the army's usual one. */
const UnitForm = (props: InspectorProps<Army>) => {
  const { file, at, change } = props;
  const { node: unit, put } = nodeAt<Unit>(props, 'Change the unit');
  const { types, hits, traits, size, usual } = unitOptions(unit, file.army);
  const [sizing, setSizing] = useState(false);
  const sized = sizing || unit[size] !== undefined;
  const has = (wanting: string) => traits.some(({ trait }) => trait === wanting && unit[trait] === true);
  const lines = presentLines(
    {
      kind: 'choice',
      key: 'type',
      label: 'Type',
      options: types,
      choose: (option) => {
        const type = chosenOf(types, option);
        if (type === undefined) return;
        change('Change the type', [{ op: 'set', path: ['army', ...at], value: retyped(unit, type) }]);
      },
    },
    {
      kind: 'segments',
      key: 'hits',
      label: 'Hits',
      className: SPREAD.halves,
      options: hits,
      numeric: true,
    },
    {
      kind: 'own',
      key: 'traits',
      own: <Traits key="traits" has={has} put={put} traits={traits} />,
    },
    sized && {
      kind: 'number',
      key: size,
      ...SIZES[size],
      placeholder: `${usual}, as the army has it`,
    },
  );
  const beside = !sized && (
    <TextButton onClick={() => setSizing(true)}>
      {size === 'guns' ? 'Number of guns' : 'Number of men'}
    </TextButton>
  );
  const regiments = { nation: file.army.nation, symbol: TYPES[unit.type].symbol, year: file.army.year };
  return <NodeFields {...props} node={unit} put={put} lines={lines} beside={beside} regiments={regiments} />;
};

/** The form of the node at a path of the army: the path determines its kind. */
export const Inspector = defineInspector<Army>((at) => {
  if (at[0] === 'leaders') return LeaderForm;
  return at[0] === 'formations' && at.length === 2 ? FormationForm : UnitForm;
});
