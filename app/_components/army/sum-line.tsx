import type { formatLeft } from './points';

type SumLineProps = {
  /** in large figures */
  sum: string;
  /** "of 1,500 points" */
  of?: string;
  left?: ReturnType<typeof formatLeft>;
  /** the rest, at the end of the line */
  apart?: boolean;
};

/** What an army costs, of how much, and what is left of it. */
export const SumLine = ({ sum, of, left, apart = false }: SumLineProps) => (
  <p className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
    <span className="font-caslon text-36 leading-none tabular-nums">{sum}</span>
    {of !== undefined && <span className="soft">{of}</span>}
    {left && (
      <span className={`${apart ? 'ml-auto' : ''} ${left.over ? 'text-error font-semibold' : ''}`}>
        {left.text}
      </span>
    )}
  </p>
);
