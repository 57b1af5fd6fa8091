'use client';

import { Icon } from '@/app/_components/ui/icon';
import * as common from '@/app/_components/words';
import type { Count } from '@/lib/rules/core/tree/outline';
import { useCommands } from '../use-commands';
import * as words from '../words';

const STEP =
  'grid size-6 place-items-center rounded-2 border border-rule-firm bg-paper hover:bg-paper-press aria-disabled:border-rule aria-disabled:text-ink-3 touch:size-11';

type RowCountProps = { count: Count; tabbable: boolean };

/** A number stepped in place, such as sections of entrenchment. */
export const RowCount = ({ count, tabbable }: RowCountProps) => {
  const { step } = useCommands();
  const { label, value, min } = count;
  const tabIndex = tabbable ? 0 : -1;
  return (
    <fieldset className="phone:hidden relative z-1 col-span-(--columns) flex items-center tabular-nums">
      <legend className="vh">{label}</legend>
      <button
        type="button"
        className={STEP}
        aria-label={words.fewer}
        tabIndex={tabIndex}
        aria-disabled={value <= min}
        onClick={() => step(count, -1)}
      >
        <Icon name="minus" className="size-3" />
      </button>
      <output className="w-7 text-center">{value}</output>
      <button
        type="button"
        className={STEP}
        aria-label={common.more}
        tabIndex={tabIndex}
        onClick={() => step(count, 1)}
      >
        <Icon name="plus" className="size-3" />
      </button>
    </fieldset>
  );
};
