import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Segments } from '@/app/_components/ui/segments';
import type { SettingValue } from '@/lib/rules/core/document';
import type { Setting, System } from '@/lib/rules/core/system';

type SettingChoiceProps = {
  setting: Setting;
  system: System;
  value: SettingValue;
  onChoose: (value: SettingValue) => void;
};

/** A setting as a row of choices, with what it does and where it stands in the rules. */
export const SettingChoice = ({ setting, system, value, onChoose }: SettingChoiceProps) => {
  const { key, label, help, cite, options } = setting;
  const choose = (text: string) => {
    const chosen = options.find((option) => String(option.value) === text)?.value;
    if (chosen !== undefined) onChoose(chosen);
  };
  return (
    <div className="setting">
      <div>
        <p className="setting-label">
          {label} <CiteChip cite={cite} source={system.source} href={`/rules/${system.id}#setting-${key}`} />
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
