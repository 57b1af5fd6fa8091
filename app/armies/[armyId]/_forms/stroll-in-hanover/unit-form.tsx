'use client';

import { useId, useState } from 'react';
import { Segments } from '@/app/_components/ui/segments';
import { type Army, type ListMark, type Unit, unitOptions } from '@/lib/rules/stroll-in-hanover';
import { TYPES } from '@/lib/rules/stroll-in-hanover/tables';
import { cleanLine } from '../../_store/typed-text';
import { NumberField } from '../fields/number-field';
import { TextFields } from '../fields/text-fields';
import type { InspectorProps } from '../inspector-props';
import { LISTS, MORALES } from './form-labels';
import { nodeAt } from './node';

const SIZES = { battalions: 'Battalions', squadrons: 'Squadrons', guns: 'Guns' } as const;

/** A stand: name, strength points, Morale, the lists it belongs to, and what its class lets it have. */
export const UnitForm = (props: InspectorProps) => {
  const { node: unit, set, setText, setTyped } = nodeAt<Unit>(props, 'Change the stand');
  const { shock, noGrenadiers, size } = unitOptions(unit);
  const known = unit.capacities !== undefined || unit.men !== undefined || (size && unit[size] !== undefined);
  const [more, setMore] = useState(false);
  return (
    <TextFields
      name={unit.name}
      notes={unit.notes ?? ''}
      regiments={{ nation: unit.nation ?? (props.file.army as Army).nation, symbol: TYPES[unit.type].symbol }}
      onChange={setText}
      onLeave={props.seal}
      naming={props.naming}
      onNaming={props.onNaming}
      beside={
        <>
          {(shock || unit.shock) && (
            <Check
              label="Shock"
              checked={unit.shock === true}
              onCheck={(on) => set('shock', on ? true : undefined)}
            />
          )}
          {(noGrenadiers || unit.noGrenadiers) && (
            <Check
              label="No grenadiers"
              checked={unit.noGrenadiers === true}
              onCheck={(on) => set('noGrenadiers', on ? true : undefined)}
            />
          )}
          <Check
            label="Second line"
            checked={unit.secondLine === true}
            onCheck={(on) => set('secondLine', on ? true : undefined)}
          />
          {!known && !more && (
            <button type="button" className="link" onClick={() => setMore(true)}>
              Capacities, size
            </button>
          )}
        </>
      }
    >
      <NumberField
        label="SP"
        value={unit.sp}
        min={0}
        max={99}
        onChange={(sp) => setTyped('sp', sp ?? 0)}
        onLeave={props.seal}
      />
      <Segments
        legend="Morale"
        className="thirds"
        options={MORALES}
        value={String(unit.morale)}
        onChange={(morale) => set('morale', Number(morale))}
      />
      <Segments
        legend="List"
        options={LISTS}
        value={unit.list ?? 'core'}
        onChange={(list) => set('list', list === 'core' ? undefined : (list as ListMark))}
      />
      {(known || more) && (
        <>
          <Capacities
            values={unit.capacities ?? []}
            onChange={(capacities) =>
              setTyped('capacities', capacities.length === 0 ? undefined : capacities)
            }
            onLeave={props.seal}
          />
          {size !== undefined && (
            <NumberField
              label={SIZES[size]}
              value={unit[size]}
              min={0}
              max={9999}
              placeholder="Not known"
              onChange={(count) => setTyped(size, count)}
              onLeave={props.seal}
            />
          )}
          <NumberField
            label="Men"
            value={unit.men}
            min={0}
            max={999_999}
            placeholder="Not known"
            onChange={(men) => setTyped('men', men)}
            onLeave={props.seal}
          />
        </>
      )}
    </TextFields>
  );
};

type CheckProps = { label: string; checked: boolean; onCheck: (on: boolean) => void };

const Check = ({ label, checked, onCheck }: CheckProps) => (
  <label className="check-field">
    <input type="checkbox" checked={checked} onChange={({ target }) => onCheck(target.checked)} />
    {label}
  </label>
);

const MOST_CAPACITIES = 8;
const MAX_CAPACITY = 60;

const parted = (typed: string): string[] =>
  cleanLine(typed)
    .split(',')
    .map((capacity) => capacity.trim().slice(0, MAX_CAPACITY))
    .filter((capacity) => capacity !== '')
    .slice(0, MOST_CAPACITIES);

type CapacitiesProps = {
  values: readonly string[];
  onChange: (values: string[]) => void;
  onLeave: () => void;
};

/** Capacities of the lost section in words, parted by commas. What is typed stays as typed until the field is left. */
const Capacities = ({ values, onChange, onLeave }: CapacitiesProps) => {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div className="pair-field">
      <label htmlFor={id}>Capacities</label>
      <input
        id={id}
        className="field"
        autoComplete="off"
        placeholder="In words, not priced"
        value={typed ?? values.join(', ')}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(parted(target.value));
        }}
        onBlur={() => {
          setTyped(null);
          onLeave();
        }}
      />
    </div>
  );
};
