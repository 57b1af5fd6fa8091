import type { Benchmark } from './benchmark';

export type BenchOutcome = {
  readonly benchmark: Benchmark;
  readonly measured: number;
  readonly baseline: number;
};

const MICROSECONDS: Readonly<Record<string, number>> = { ms: 1_000, s: 1_000_000 };

/** What could not be measured (NaN) has no figure. */
const figure = (value: number, unit: string): string =>
  Number.isNaN(value) ? '' : `${value >= 100 ? value.toFixed(0) : value.toPrecision(3)} ${unit}`;

const verdict = (measured: number, budget: number): string => {
  if (Number.isNaN(measured)) return 'FAILED';
  return measured <= budget ? 'ok' : 'OVER';
};

const ratio = ({ benchmark: { timed, unit }, measured, baseline }: BenchOutcome): string => {
  const scale = MICROSECONDS[unit];
  if (!timed || scale === undefined || Number.isNaN(measured)) return '';
  const times = (measured * scale) / baseline;
  return `${times >= 100 ? Math.round(times).toLocaleString('en') : times.toPrecision(3)} x`;
};

const HEAD = ['what', 'baseline', 'budget', 'measured', '', 'peers'];

/** The table that `npm run bench` prints: one line for each benchmark, columns aligned. */
export const table = (outcomes: readonly BenchOutcome[]): string => {
  const rows = outcomes.map((outcome) => {
    const { what, budget, unit, peers } = outcome.benchmark;
    return [
      what,
      ratio(outcome),
      figure(budget, unit),
      figure(outcome.measured, unit),
      verdict(outcome.measured, budget),
      peers,
    ];
  });
  const widths = HEAD.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  return [HEAD, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
