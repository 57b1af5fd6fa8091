'use client';

import { matching } from '@/lib/rules/core/text/word-search';
import { ComboField } from '../ui/combo-field';
import { Select } from '../ui/field';
import type { ArmyChoice } from './army-choice';
import * as partWords from './part-words';

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
export const ArmyPicker = ({ name, label, armies, value, onChange, error }: ArmyPickerProps) => {
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
        <option value="">{partWords.noneChosen}</option>
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
          placeholder={partWords.typeNameOrNation}
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
