'use client';

import type { Choice } from '@/lib/rules/core/tree/outline';
import { PlainSelect } from '../plain-select';
import { useCommands } from '../use-commands';

type RowChoiceProps = { choice: Choice; tabbable: boolean };

/** A value chosen in place, such as a commander's rating; on a phone it is only read, and chosen in his sheet. */
export const RowChoice = ({ choice, tabbable }: RowChoiceProps) => {
  const { choose } = useCommands();
  const { label, value, options } = choice;
  return (
    <>
      <PlainSelect
        className="phone:hidden col-span-(--columns) max-w-37 font-[560] portrait:max-w-29"
        aria-label={label}
        value={value}
        tabIndex={tabbable ? 0 : -1}
        onChange={(event) => choose(choice, event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </PlainSelect>
      <span className="text-ink-2 text-13 phone:col-start-4 phone:row-start-1 phone:block hidden">
        {options.find((option) => option.value === value)?.label ?? value}
      </span>
    </>
  );
};
