'use client';

import { useId } from 'react';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { MAX_PLAYER, type SettingValue } from '@/lib/rules/core/document';
import type { Setting } from '@/lib/rules/core/system';
import { cleanLine } from '../../_store/typed-text';
import { MAX_NAME, useArmyRename } from '../bar/army-name';
import { useActions, useBuilder, useParts, useSystem } from '../builder-context';
import { useFormProps } from '../inspector/node-form';
import { Later } from '../later';
import type { PanelProps } from '../panels/panels';
import { HouseCosts } from './house-costs';
import { HouseTables } from './house-tables';
import { SettingChoice } from './setting-choice';

/** What holds for the whole army: what its system asks of it, and the optional rules and rulings it is played by. */
export const SettingsDialog = ({ open, onClose }: PanelProps) => {
  const { settings } = useSystem();
  return (
    <BottomSheet open={open} onClose={onClose} title="Army settings" wide>
      <div className="army-settings">
        <div className="own">
          <Names />
          <SystemArmyForm />
        </div>
        <section aria-label="Optional rules">
          <h3>Optional rules</h3>
          {settings.map((setting) => (
            <SettingField key={setting.key} setting={setting} />
          ))}
        </section>
        <HouseCosts />
        <HouseTables />
      </div>
    </BottomSheet>
  );
};

type TextFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly longest: number;
  readonly placeholder?: string;
  readonly onType: (typed: string) => void;
  readonly onRest: () => void;
};

const TextField = ({ label, value, longest, placeholder, onType, onRest }: TextFieldProps) => {
  const id = useId();
  return (
    <div className="pair-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="field"
        value={value}
        maxLength={longest}
        autoComplete="off"
        placeholder={placeholder}
        onChange={({ target }) => onType(target.value)}
        onBlur={onRest}
      />
    </div>
  );
};

/** What the army is called, and whose it is. */
const Names = () => {
  const { name, rename, seal } = useArmyRename();
  const player = useBuilder(({ file }) => file.player ?? '');
  const { change, seal: sealPlayer } = useActions();
  const namePlayer = (typed: string) => {
    const value = cleanLine(typed);
    const path = ['player'];
    if (value === '' && player === '') return;
    change(
      { ops: [value === '' ? { op: 'remove', path } : { op: 'set', path, value }], label: 'Name the player' },
      { key: 'player' },
    );
  };
  return (
    <div className="fields">
      <TextField label="Name" value={name} longest={MAX_NAME} onType={rename} onRest={seal} />
      <TextField
        label="Player"
        value={player}
        longest={MAX_PLAYER}
        placeholder="Stands in the file, on rosters and before organisers"
        onType={namePlayer}
        onRest={sealPlayer}
      />
    </div>
  );
};

const SystemArmyForm = () => {
  const props = useFormProps();
  return <Later part={useParts().ArmyForm} props={props} />;
};

/** A setting that is at its default is not written into the file. */
const SettingField = ({ setting }: { setting: Setting }) => {
  const { key, label, default: normal } = setting;
  const system = useSystem();
  const value = useBuilder(({ file }) => file.settings[key] ?? normal);
  const { change, now } = useActions();
  const choose = (chosen: SettingValue) => {
    const path = ['settings', key];
    if (chosen !== normal) change({ ops: [{ op: 'set', path, value: chosen }], label });
    else if (key in now().file.settings) change({ ops: [{ op: 'remove', path }], label });
  };
  return <SettingChoice setting={setting} system={system} value={value} onChoose={choose} />;
};
