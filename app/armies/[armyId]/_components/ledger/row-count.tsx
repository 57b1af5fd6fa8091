'use client';

import { Icon } from '@/app/_components/ui/icon';
import type { Count } from '@/lib/rules/core/outline';
import { useCommands } from '../use-commands';

type RowCountProps = { count: Count; tabbable: boolean };

/** A number stepped in place, such as sections of entrenchment. */
export const RowCount = ({ count, tabbable }: RowCountProps) => {
  const { step } = useCommands();
  const { label, value, min } = count;
  const tabIndex = tabbable ? 0 : -1;
  return (
    <fieldset className="step">
      <legend className="vh">{label}</legend>
      <button
        type="button"
        aria-label="Fewer"
        tabIndex={tabIndex}
        aria-disabled={value <= min}
        onClick={() => step(count, -1)}
      >
        <Icon name="minus" />
      </button>
      <output>{value}</output>
      <button type="button" aria-label="More" tabIndex={tabIndex} onClick={() => step(count, 1)}>
        <Icon name="plus" />
      </button>
    </fieldset>
  );
};
