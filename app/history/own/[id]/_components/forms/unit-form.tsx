'use client';

import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { Fault } from '@/app/_components/ui/field';
import { PairField } from '@/app/_editor/fields/field-parts';
import { LineFields } from '@/app/_editor/fields/line-fields';
import type { FormLine } from '@/app/_editor/fields/lines';
import { RegimentName as RegimentBox } from '@/app/_editor/fields/regiment-name';
import type { RegimentsOf } from '@/app/_editor/fields/regiment-offers';
import { OWN_BOUNDS } from '@/lib/history/own/bounds';
import type { OwnUnit } from '@/lib/history/own/document';
import { nationsOfSide } from '@/lib/history/own/tree/additions';
import type { OwnUnitNode } from '@/lib/history/own/tree/tree';
import { typeFor, typesOf } from '@/lib/history/own/tree/unit-types';
import { ANY_NATION } from '@/lib/history/regiment-ids';
import type { RegimentName } from '@/lib/history/schema';
import { unitSymbol } from '@/lib/history/unit-symbol';
import { regimentCalled } from '@/lib/rules/core/check/regiment-facts';
import { hasRegiments } from '@/lib/rules/core/check/regiment-troops';
import type { OobArm } from '@/lib/rules/core/muster/order-of-battle';
import { useOwn, useOwnActions, useOwnState } from '../own-context';
import { COUNT, NodeTexts, PAIRS, PART, usePut } from './node-fields';
import { ARM_OPTIONS, COUNTING_OPTIONS, typeOptions } from './unit-words';

const { texts } = OWN_BOUNDS;

const NUMBERS: readonly FormLine[] = [
  { ...PART, key: 'battalions', label: 'Battalions' },
  { ...PART, key: 'squadrons', label: 'Squadrons' },
  { ...COUNT, key: 'guns', label: 'Guns' },
  { kind: 'text', key: 'calibre', label: 'Calibre', longest: texts.calibre, empty: null },
  { ...COUNT, key: 'men', label: 'Men' },
];
const COUNTS: readonly FormLine[] = [
  { kind: 'choice', key: 'counting', label: 'Counts', options: COUNTING_OPTIONS },
];

type RegimentFieldProps = {
  unit: OwnUnit;
  /** those of its nation; undefined while they are not here */
  regiments: readonly RegimentName[] | undefined;
  /** whose are offered */
  of: RegimentsOf;
  onChoose: (regiment: RegimentName | null) => void;
};

/** The regiment of the history that a unit was: found by its name, number or a misspelling while typing, or none. */
const RegimentField = ({ unit, regiments = [], of, onChoose }: RegimentFieldProps) => {
  const id = useId();
  const attached = regiments.find((each) => each.id === unit.regiment);
  const current =
    unit.regiment === null ? '' : attached === undefined ? unit.regiment : regimentCalled(attached);
  const { register, setValue, setError, clearErrors, formState } = useForm({
    defaultValues: { text: current },
  });
  useEffect(() => {
    setValue('text', current);
    clearErrors();
  }, [current, setValue, clearErrors]);
  const fault = formState.errors.text?.message;
  return (
    <>
      <PairField id={id} label="Regiment">
        <RegimentBox
          id={id}
          of={of}
          autoComplete="off"
          placeholder="None attached"
          aria-invalid={fault !== undefined}
          aria-describedby={fault === undefined ? undefined : `${id}-fault`}
          onChoose={({ regiment, called }) => {
            setValue('text', called);
            clearErrors();
            onChoose(regiment);
          }}
          {...register('text', {
            onChange: (event: { target: { value: string } }) => {
              clearErrors();
              if (event.target.value.trim() === '' && unit.regiment !== null) onChoose(null);
            },
            onBlur: (event: { target: { value: string } }) => {
              if (event.target.value.trim() === '' || event.target.value === current) return;
              setError('text', { message: 'Choose one from the list, or leave it empty.' });
            },
          })}
        />
      </PairField>
      {fault !== undefined && <Fault id={`${id}-fault`}>{fault}</Fault>}
    </>
  );
};

/** Everything that is written down of a unit. */
export const UnitForm = ({ node: unit }: { node: OwnUnitNode }) => {
  const { id, node } = unit;
  const { nations } = useOwn();
  const { endTyping } = useOwnActions();
  const { set, put } = usePut(id, `Change ${node.name || 'a unit'}`);
  const regiments = useOwnState((state) =>
    node.nation === null ? undefined : state.regiments.get(node.nation),
  );
  const year = useOwnState(({ file }) => file.year);
  const symbol = unitSymbol(node);
  const sideNations = useOwnState(({ tree }) => nationsOfSide(tree, unit));
  // A unit without a nation is searched among those of its side, else among all.
  const nation = node.nation ?? (sideNations.length === 1 ? sideNations[0] : undefined) ?? ANY_NATION;
  const of = { nation, symbol, year };
  const lines: FormLine[] = [
    {
      kind: 'choice',
      key: 'nation',
      label: 'Nation',
      value: node.nation ?? '',
      options: [
        { value: '', label: 'Not known' },
        ...nations.map((nation) => ({ value: nation.id, label: nation.name })),
      ],
      choose: (option) => put('nation', option === '' ? null : option),
    },
    {
      kind: 'choice',
      key: 'arm',
      label: 'Arm',
      options: ARM_OPTIONS,
      choose: (option) => set({ arm: option, type: typeFor(option as OobArm, node.type) }),
    },
    { kind: 'choice', key: 'type', label: 'Type', options: typeOptions(typesOf(node.arm)) },
    {
      kind: 'own',
      key: 'regiment',
      own: (
        <RegimentField
          key={`${id} regiment`}
          unit={node}
          regiments={regiments}
          of={of}
          onChoose={(regiment) =>
            set({
              regiment: regiment?.id ?? null,
              ...(regiment !== null && node.name === '' && { name: regimentCalled(regiment) }),
              ...(regiment !== null && node.nation === null && { nation: regiment.nationId }),
            })
          }
        />
      ),
    },
  ];
  /** A name that is a regiment's brings that with it. */
  const rename = (typed: string) => {
    const named =
      node.regiment === null ? regiments?.find((each) => regimentCalled(each) === typed) : undefined;
    set({ name: typed, ...(named && { regiment: named.id }) }, true);
  };
  return (
    <NodeTexts
      id={id}
      node={node}
      put={put}
      onName={rename}
      {...(hasRegiments(symbol) && {
        regiments: {
          of,
          onChoose: ({ regiment, called }) => {
            set({ name: called, regiment: regiment.id, nation: node.nation ?? regiment.nationId });
            endTyping();
          },
        },
      })}
    >
      <LineFields lines={lines} node={node} put={put} onLeave={endTyping} />
      <div className={PAIRS}>
        <LineFields lines={NUMBERS} node={node} put={put} onLeave={endTyping} />
      </div>
      <LineFields lines={COUNTS} node={node} put={put} onLeave={endTyping} />
    </NodeTexts>
  );
};
