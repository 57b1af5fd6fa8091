'use client';

import { useId } from 'react';

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

/** A choice of a few, all in sight: a group of radio buttons that looks like one bar. */
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
    <fieldset className="segments" {...(describedBy !== undefined && { 'aria-describedby': describedBy })}>
      <legend className={hideLegend ? 'vh' : ''}>{legend}</legend>
      <div className={`seg ${className}`}>
        {options.map((option) => (
          <label
            key={option.value}
            className={option.off === undefined ? '' : 'off'}
            {...(option.off !== undefined && { title: option.off })}
          >
            <input
              type="radio"
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
