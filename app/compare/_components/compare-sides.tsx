'use client';

import { useState } from 'react';
import { type ArmyChoice, sameRulesFirst } from '@/app/_components/army/army-choice';
import { Fault, Input, Select } from '@/app/_components/ui/field';
import { matching } from '@/lib/rules/core/text/word-search';
import { ComboField } from '../../_components/ui/combo-field';

/** What an address has chosen for one side. */
export type ChosenSide = { readonly value: string; readonly pasted: string; readonly fault: string | null };

type CompareSidesProps = { armies: readonly ArmyChoice[]; a: ChosenSide; b: ChosenSide };

/** The two armies, each from mine and the ready-made ones or behind a link. What one is of, the other offers first. */
export const CompareSides = ({ armies, a, b }: CompareSidesProps) => {
  const [first, setFirst] = useState(a.value);
  const [second, setSecond] = useState(b.value);
  const systemOf = (value: string) => armies.find((army) => army.value === value)?.system;
  return (
    <>
      <Side
        legend="First army"
        name="a"
        armies={sameRulesFirst(armies, systemOf(second))}
        side={a}
        value={first}
        onChange={setFirst}
      />
      <Side
        legend="Second army"
        name="b"
        armies={sameRulesFirst(armies, systemOf(first))}
        side={b}
        value={second}
        onChange={setSecond}
      />
    </>
  );
};

type SideProps = {
  legend: string;
  name: 'a' | 'b';
  armies: readonly ArmyChoice[];
  side: ChosenSide;
  value: string;
  onChange: (value: string) => void;
};

type ArmyPickerProps = {
  /** of its field in the form */
  name: string;
  label: string;
  armies: readonly ArmyChoice[];
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
};

const textOf = ({ label, detail, group }: ArmyChoice): string => `${label} ${detail} ${group}`;

const matchArmies = (armies: readonly ArmyChoice[], typed: string) => matching(armies, textOf, typed);

const groupsOf = (armies: readonly ArmyChoice[]): [string, ArmyChoice[]][] => {
  const groups = new Map<string, ArmyChoice[]>();
  for (const army of armies) groups.set(army.group, [...(groups.get(army.group) ?? []), army]);
  return [...groups];
};

/** One army of many: found by typing a part of its name, rules or nation; a plain list for browsers without script. */
const ArmyPicker = ({ name, label, armies, value, onChange, error }: ArmyPickerProps) => {
  const current = armies.find((army) => army.value === value);
  return (
    <>
      {/* what the form sends, with script and without */}
      <Select
        name={name}
        aria-label={label}
        className="not-noscript:hidden"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">None chosen</option>
        {groupsOf(armies).map(([group, some]) => (
          <optgroup key={group} label={group}>
            {some.map((army) => (
              <option key={army.value} value={army.value}>
                {`${army.label}, ${army.detail}`}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <div className="noscript:hidden">
        <ComboField
          label={label}
          placeholder="Type a name, rules or nation"
          hint={current?.detail ?? ''}
          error={error}
          choices={armies}
          match={matchArmies}
          value={value}
          onChange={onChange}
        />
      </div>
    </>
  );
};

const Side = ({ legend, name, armies, side: { pasted, fault }, value, onChange }: SideProps) => {
  const isOfLink = pasted !== '';
  return (
    <fieldset className="grid min-w-0 content-start gap-2.5">
      <legend className="font-caslon text-16 pb-2 leading-(--lh-tight)">{legend}</legend>
      <ArmyPicker
        name={name}
        label="Army"
        armies={armies}
        value={value}
        onChange={onChange}
        error={isOfLink || fault === null ? undefined : fault}
      />
      <div className="grid gap-[5px]">
        <label htmlFor={`${name}-link`} className="text-ink-2">
          or a share link
        </label>
        <Input
          id={`${name}-link`}
          name={`${name}link`}
          autoComplete="off"
          placeholder="Share link"
          defaultValue={pasted}
          {...(isOfLink && fault !== null && { 'aria-describedby': `${name}-fault`, 'aria-invalid': true })}
        />
        {isOfLink && fault !== null && <Fault id={`${name}-fault`}>{fault}</Fault>}
      </div>
    </fieldset>
  );
};
