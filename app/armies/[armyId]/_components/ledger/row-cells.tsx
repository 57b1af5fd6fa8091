'use client';

import type { ComponentProps } from 'react';
import { Icon } from '@/app/_components/ui/icon';
import type { Choice, Count, OutlineRow } from '@/lib/rules/core/tree/outline';
import { useBuilder } from '../builder-context';
import { useCommands } from '../use-commands';

const CELLS =
  'contents compact:flex portrait:max-w-30 portrait:text-12 phone:col-start-4 phone:row-start-1 phone:text-13';

/** A narrow row has one line for these: after the first only values that differ from the usual are shown. */
const LATER = String.raw`compact:font-normal compact:lowercase compact:before:content-[',\00a0'] phone:text-ink-2`;

/** The columns of the system: strength, quality, size. */
export const RowCells = ({ cells }: { cells: OutlineRow['cells'] }) => {
  const columns = useBuilder(({ view }) => view.columns);
  return (
    <span className={CELLS}>
      {columns.map((column, index) => (
        <Cell key={column} cell={cells[index]} first={index === 0} />
      ))}
    </span>
  );
};

const Cell = ({ cell, first }: { cell: OutlineRow['cells'][number] | undefined; first: boolean }) => {
  const later = cell?.odd ? LATER : 'compact:hidden';
  return (
    <span className={`compact:empty:hidden ${cell?.odd ? 'font-[560]' : 'text-ink-2'} ${first ? '' : later}`}>
      {cell?.text}
    </span>
  );
};

type RowChoiceProps = { choice: Choice; tabbable: boolean };

const CHEVRON = 'bg-(image:--chevron) bg-size-[9px_5px] bg-position-[right_7px_center] bg-no-repeat';

const LOOK =
  'relative z-1 -ml-2 h-6 cursor-pointer appearance-none justify-self-start rounded-2 border border-transparent pr-5 pl-[7px] field-sizing-content text-ellipsis hover:border-rule-firm hover:bg-paper touch:min-h-11';

const OPTIONS = '**:bg-paper **:font-normal **:text-ink';

/** A choice that reads as text until it is pointed at. */
export const PlainSelect = ({ className = '', ...rest }: ComponentProps<'select'>) => (
  <select {...rest} className={`${LOOK} ${CHEVRON} ${OPTIONS} ${className}`} />
);

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
        aria-label="Fewer"
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
        aria-label="More"
        tabIndex={tabIndex}
        onClick={() => step(count, 1)}
      >
        <Icon name="plus" className="size-3" />
      </button>
    </fieldset>
  );
};
