'use client';

import { useId } from 'react';
import { RadioCover } from './check-field';

export type Segment = {
  readonly value: string;
  readonly label: string;
  /** read out instead of the label: "1757" for "57" */
  readonly longLabel?: string;
  /** still there, but cannot be chosen; says why */
  readonly off?: string;
};

type SegmentsProps = {
  legend: string;
  hideLegend?: boolean;
  options: readonly Segment[];
  value: string;
  onChange: (value: string) => void;
  className?: string;
  describedBy?: string;
};

const CHOICE =
  'border-rule has-checked:text-paper has-focus-visible:outline-focus relative flex-1 border-l px-2 text-center leading-7 whitespace-nowrap tabular-nums first:border-l-0 has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:-outline-offset-3 pointer-coarse:leading-[42px] motion-safe:[transition:background-color_120ms]';
const ON = 'cursor-pointer has-checked:bg-ink';
const OFF = 'bg-paper-sunk text-ink-3 has-checked:bg-ink-3 cursor-default';

const TIGHT = '[&>label]:px-1';
const GRID = `${TIGHT} phone:in-data-pan:grid`;

/** How close the choices stand, and in how many columns on the sheet of a phone: for `className`. */
export const SPREAD = {
  tight: `${GRID} phone:in-data-pan:grid-cols-[repeat(auto-fit,minmax(72px,1fr))]`,
  halves: `${GRID} phone:in-data-pan:grid-cols-[1fr_1fr]`,
  fours: `${GRID} phone:in-data-pan:grid-cols-[repeat(4,1fr)]`,
  thirds: 'phone:in-data-pan:grid phone:in-data-pan:grid-cols-[repeat(3,1fr)]',
  /** years by their last two digits, but the chosen one in full */
  years: '[&>label]:px-0 [&>label:has(:checked)]:flex-[1.6]',
  /** one of them is chosen that may not be */
  dim: '[&>label:not(:has(:checked))]:bg-paper-sunk [&>label:not(:has(:checked))]:text-ink-3',
} as const;

/** A choice of a few, all visible: a group of radio buttons that looks like one bar. */
export const Segments = ({
  legend,
  hideLegend = false,
  options,
  value,
  onChange,
  className = '',
  describedBy,
}: SegmentsProps) => {
  const name = useId();
  return (
    <fieldset className="min-w-0" {...(describedBy !== undefined && { 'aria-describedby': describedBy })}>
      <legend className={hideLegend ? 'vh' : 'text-ink-2 pb-[5px]'}>{legend}</legend>
      <div className={`border-rule-firm bg-paper rounded-2 usual:flex overflow-hidden border ${className}`}>
        {options.map((option) => (
          <label
            key={option.value}
            className={`${CHOICE} ${option.off === undefined ? ON : OFF}`}
            {...(option.off !== undefined && { title: option.off })}
          >
            <RadioCover
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.off !== undefined && option.value !== value}
              onChange={() => onChange(option.value)}
              {...(option.longLabel !== undefined && { 'aria-label': option.longLabel })}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
