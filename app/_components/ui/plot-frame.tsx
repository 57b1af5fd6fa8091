import type { ReactNode } from 'react';

/** A position on an axis, in hundredths from the left or from the top, and its label. */
type Place = { readonly at: number; readonly text: string };

type PlotFrameProps = {
  /** says what is drawn; absent where what is around it says so */
  readonly label?: string;
  readonly levels: readonly Place[];
  /** the base line of everything */
  readonly ground: number;
  readonly across: readonly Place[];
  /** what is drawn without words, in hundredths both ways */
  readonly lines: ReactNode;
  /** what is written over it, in percent */
  readonly children?: ReactNode;
  readonly className?: string;
};

export const PLOT_TEXT = 'fill-ink-2';

/** The axes of a plot: lines stretch to the room there is, what is written keeps its size. */
export const PlotFrame = ({
  label,
  levels,
  ground,
  across,
  lines,
  children,
  className = '',
}: PlotFrameProps) => (
  <svg
    className={`text-12 block w-full overflow-visible ${className}`}
    role="img"
    aria-label={label ?? ''}
    aria-hidden={label === undefined}
  >
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      width="100%"
      height="100%"
      className="overflow-visible fill-none [&>*]:[vector-effect:non-scaling-stroke]"
      aria-hidden="true"
    >
      {levels.map(({ at, text }) => (
        <path key={text} d={`M0 ${at}H100`} className={at === ground ? 'stroke-rule-ink' : 'stroke-rule'} />
      ))}
      {lines}
    </svg>
    {levels.map(({ at, text }) => (
      <text key={text} y={`${at}%`} dx="-8" dy="4" textAnchor="end" className={PLOT_TEXT}>
        {text}
      </text>
    ))}
    {across.map(({ at, text }) => (
      <text key={text} x={`${at}%`} y="100%" dy="18" textAnchor="middle" className={PLOT_TEXT}>
        {text}
      </text>
    ))}
    {children}
  </svg>
);

type FiguresProps = {
  readonly summary: string;
  readonly caption: string;
  /** over the first column, and over those of the sides */
  readonly head: readonly [string, ...string[]];
  readonly rows: readonly {
    readonly key: number;
    readonly head: string;
    readonly cells: readonly string[];
  }[];
};

const CELL = 'border-rule border-t py-1';

/** Every figure of a plot of one or two sides as a table. */
export const Figures = ({ summary, caption, head: [first, ...names], rows }: FiguresProps) => (
  <details className="print:hidden">
    <summary className="min-h-6 cursor-pointer py-1.5 pointer-coarse:py-3">{summary}</summary>
    <table className="w-full max-w-[420px] tabular-nums">
      <caption className="vh">{caption}</caption>
      <thead className="text-11 text-ink-3">
        <tr>
          <th scope="col" className="py-1 text-start font-normal">
            {first}
          </th>
          {names.map((name) => (
            <th key={name} scope="col" className="py-1 text-end font-normal">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, head, cells }) => (
          <tr key={key}>
            <th scope="row" className={`${CELL} text-start font-normal`}>
              {head}
            </th>
            {names.map((name, side) => (
              <td key={name} className={`${CELL} text-end`}>
                {cells[side]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
