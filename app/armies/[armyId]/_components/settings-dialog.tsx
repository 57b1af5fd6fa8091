'use client';

import { useId } from 'react';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { Segments } from '@/app/_components/ui/segments';
import type { Setting } from '@/lib/rules/core/system';
import { MAX_NAME, useArmyRename } from './army-name';
import { useActions, useBuilder, useParts, useSystem } from './builder-context';
import { HouseCosts } from './house-costs';
import { HouseTables } from './house-tables';
import { Later } from './later';
import { useFormProps } from './node-form';
import type { PanelProps } from './panels';

/** What holds for the whole army: what its system asks of it, and the optional rules and rulings it is played by. */
export const SettingsDialog = ({ open, onClose }: PanelProps) => {
  const { settings, source } = useSystem();
  return (
    <BottomSheet open={open} onClose={onClose} title="Army settings" wide>
      <div className="army-settings">
        <NameField />
        <SystemArmyForm />
        <section aria-label="Optional rules">
          <h3>Optional rules</h3>
          {settings.map((setting) => (
            <SettingField key={setting.key} setting={setting} source={source} />
          ))}
        </section>
        <HouseCosts />
        <HouseTables />
      </div>
    </BottomSheet>
  );
};

const NameField = () => {
  const id = useId();
  const { name, rename, seal } = useArmyRename();
  return (
    <div className="fields">
      <div className="pair-field">
        <label htmlFor={id}>Name</label>
        <input
          id={id}
          className="field"
          value={name}
          maxLength={MAX_NAME}
          autoComplete="off"
          onChange={({ target }) => rename(target.value)}
          onBlur={seal}
        />
      </div>
    </div>
  );
};

const SystemArmyForm = () => {
  const props = useFormProps();
  return <Later part={useParts().ArmyForm} props={props} />;
};

/** A setting as a row of choices; one that is at its default is not written into the file. */
const SettingField = ({ setting, source }: { setting: Setting; source: string }) => {
  const { key, label, help, cite, options, default: normal } = setting;
  const value = useBuilder(({ file }) => file.settings[key] ?? normal);
  const { id: rules } = useSystem();
  const { change, now } = useActions();
  const choose = (text: string) => {
    const chosen = options.find((option) => String(option.value) === text)?.value;
    if (chosen === undefined) return;
    const path = ['settings', key];
    if (chosen !== normal) change({ ops: [{ op: 'set', path, value: chosen }], label });
    else if (key in now().file.settings) change({ ops: [{ op: 'remove', path }], label });
  };
  return (
    <div className="setting">
      <div>
        <p className="setting-label">
          {label} <CiteChip cite={cite} source={source} href={`/rules/${rules}#setting-${key}`} />
        </p>
        <p className="mute">{help}</p>
      </div>
      <Segments
        legend={label}
        hideLegend
        options={options.map((option) => ({ value: String(option.value), label: option.label }))}
        value={String(value)}
        onChange={choose}
      />
    </div>
  );
};
