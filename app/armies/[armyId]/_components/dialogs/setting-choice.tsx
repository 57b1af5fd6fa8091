import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Segments } from '@/app/_components/ui/segments';
import { rulesPath } from '@/lib/pages';
import type { SettingValue } from '@/lib/rules/core/army/document';
import type { BuilderSystem, Setting } from '@/lib/rules/core/contract/system';

type SettingChoiceProps = {
  setting: Setting;
  system: BuilderSystem;
  value: SettingValue;
  onChoose: (value: SettingValue) => void;
};

/** A setting as a row of choices, with its effect and its place in the rules. */
export const SettingChoice = ({ setting, system, value, onChoose }: SettingChoiceProps) => {
  const { key, label, help, cite, options } = setting;
  const choose = (text: string) => {
    const choice = options.find((option) => String(option.value) === text)?.value;
    if (choice !== undefined) onChoose(choice);
  };
  return (
    <div className="border-rule phone:grid-cols-[minmax(0,1fr)] touch:[&_label]:leading-11 grid grid-cols-[minmax(0,1fr)_220px] items-center gap-x-5 gap-y-1 border-b py-2">
      <div>
        <p>
          {label}{' '}
          <CiteChip cite={cite} source={system.source} href={rulesPath(system.id, `setting-${key}`)} />
        </p>
        <p className="text-12 text-ink-3">{help}</p>
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
