'use client';

import { useId, useState } from 'react';
import { TextButton } from '@/app/_components/ui/button';
import { Input } from '@/app/_components/ui/field';
import { SPREAD } from '@/app/_components/ui/segments';
import { PairField } from '@/app/_editor/fields/field-parts';
import { type CheckLine, type FormLine, presentLines } from '@/app/_editor/fields/lines';
import { visibleLine } from '@/lib/rules/core/army/name';
import { type Army, type Unit, unitOptions } from '@/lib/rules/stroll-in-hanover';
import { BOUNDS } from '@/lib/rules/stroll-in-hanover/bounds';
import { TYPES } from '@/lib/rules/stroll-in-hanover/tables';
import { NodeFields } from '../fields/node-fields';
import { nodeAt } from '../node';
import type { InspectorProps } from '../system-parts';
import { LIST, MORALES } from './form-labels';

const SIZES = {
  battalions: 'Battalions',
  squadrons: 'Squadrons',
  guns: 'Guns',
} as const;

const STRENGTH: FormLine = {
  kind: 'number',
  key: 'sp',
  label: 'SP',
  ...BOUNDS.strength,
  empty: 0,
};
const MORALE: FormLine = {
  kind: 'segments',
  key: 'morale',
  label: 'Morale',
  className: SPREAD.thirds,
  options: MORALES,
  numeric: true,
};
const MEN: FormLine = {
  kind: 'number',
  key: 'men',
  label: 'Men',
  ...BOUNDS.men,
  placeholder: 'Not known',
};

const check = (key: keyof Unit, label: string): CheckLine => ({ kind: 'check', key, label });

const MOST_CAPACITIES = 8;
const MAX_CAPACITY = 60;

const parted = (typed: string): string[] =>
  visibleLine(typed)
    .split(',')
    .map((capacity) => capacity.trim().slice(0, MAX_CAPACITY))
    .filter((capacity) => capacity !== '')
    .slice(0, MOST_CAPACITIES);

type CapacitiesProps = {
  values: readonly string[];
  onChange: (values: string[] | undefined) => void;
  onLeave: () => void;
};

/** Capacities of the lost section in words, parted by commas. What is typed stays as typed until the field is left. */
const Capacities = ({ values, onChange, onLeave }: CapacitiesProps) => {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <PairField id={id} label="Capacities">
      <Input
        id={id}
        autoComplete="off"
        placeholder="In words, not priced"
        value={typed ?? values.join(', ')}
        onChange={({ target }) => {
          setTyped(target.value);
          const now = parted(target.value);
          onChange(now.length === 0 ? undefined : now);
        }}
        onBlur={() => {
          setTyped(null);
          onLeave();
        }}
      />
    </PairField>
  );
};

/** A stand: name, strength points, Morale, the lists it belongs to, and what its class lets it have. */
export const UnitForm = (props: InspectorProps<Army>) => {
  const { node: unit, put } = nodeAt<Unit>(props, 'Change the stand');
  const { shock, noGrenadiers, size } = unitOptions(unit);
  const hasMore =
    unit.capacities !== undefined || unit.men !== undefined || (size && unit[size] !== undefined);
  const [unfolded, setUnfolded] = useState(false);
  const more = hasMore || unfolded;
  const capacities = (
    <Capacities
      key="capacities"
      values={unit.capacities ?? []}
      onChange={(values) => put('capacities', values, true)}
      onLeave={props.seal}
    />
  );
  const lines = presentLines(
    STRENGTH,
    MORALE,
    LIST,
    more && { kind: 'own', key: 'capacities', own: capacities },
    more &&
      size !== undefined && {
        kind: 'number',
        key: size,
        label: SIZES[size],
        ...BOUNDS.size,
        placeholder: 'Not known',
      },
    more && MEN,
  );
  const checks = [
    (shock || unit.shock === true) && check('shock', 'Shock'),
    (noGrenadiers || unit.noGrenadiers === true) && check('noGrenadiers', 'No grenadiers'),
    check('secondLine', 'Second line'),
  ];
  const nation = unit.nation ?? props.file.army.nation;
  return (
    <NodeFields
      {...props}
      node={unit}
      put={put}
      lines={lines}
      checks={checks}
      beside={!more && <TextButton onClick={() => setUnfolded(true)}>Capacities, size</TextButton>}
      regiments={{ nation, symbol: TYPES[unit.type].symbol, year: props.file.army.year }}
    />
  );
};
