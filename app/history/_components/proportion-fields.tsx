import { Input } from '@/app/_components/ui/field';
import {
  type ProportionField,
  type ProportionGroup,
  proportionsTable,
} from '@/lib/history/proportions-table';
import type { ChosenProportions } from '@/lib/rules/core/muster/muster-choices';

type ProportionsProps = {
  /** the prefix of the name of each field */
  prefix: string;
  nation: string;
  chosenProportions: ChosenProportions;
  /** what the army took beside them */
  takenProportions?: ChosenProportions;
};

/** The proportions that an army is made up in by rule: where they come from, and a field for each. */
export const Proportions = ({ prefix, nation, chosenProportions, takenProportions }: ProportionsProps) => {
  const { groups, changed } = proportionsTable(nation, chosenProportions, takenProportions);
  return (
    <details>
      <summary className="text-ink-2 cursor-pointer py-1 pointer-coarse:py-3">
        Proportions
        {changed > 0 && `, ${changed} changed`}
      </summary>
      <div className="grid gap-3">
        {groups.map((group) => (
          <Group key={group.title} prefix={prefix} group={group} />
        ))}
      </div>
    </details>
  );
};

const Group = ({ prefix, group: { title, basis, fields } }: { prefix: string; group: ProportionGroup }) => {
  const [usual, rare] = [false, true].map((isRare) => fields.filter((field) => field.isRare === isRare));
  return (
    <fieldset className="min-w-0">
      <legend className="text-ink-2 flex w-full items-baseline justify-between gap-2">
        {title} <i className="text-ink-3">{basis === 'recorded' ? 'as recorded' : 'ours'}</i>
      </legend>
      {usual?.map((field) => (
        <Proportion key={field.name} prefix={prefix} field={field} />
      ))}
      {rare !== undefined && rare.length > 0 && (
        <details>
          <summary className="text-ink-2 cursor-pointer py-1 pointer-coarse:py-3">Other kinds</summary>
          {rare.map((field) => (
            <Proportion key={field.name} prefix={prefix} field={field} />
          ))}
        </details>
      )}
    </fieldset>
  );
};

const Proportion = ({ prefix, field }: { prefix: string; field: ProportionField }) => {
  const { name, label, value, usual } = field;
  return (
    <label className="border-rule flex items-center justify-between gap-2 border-b py-1">
      <span className="min-w-0">
        {label}
        {value !== usual && <span className="soft block">{`usually ${usual}`}</span>}
      </span>
      <Input
        className="max-w-[76px] text-right"
        type="number"
        name={`${prefix}-${name}`}
        min="0"
        max="100"
        step="any"
        inputMode="decimal"
        defaultValue={value}
      />
    </label>
  );
};
