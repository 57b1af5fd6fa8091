export type ChanceRow = {
  readonly label: string;
  /** what it means: "retreats" */
  readonly note?: string;
  /** 0 to 1 */
  readonly chance: number;
  /** of this outcome or a higher one, where outcomes add up */
  readonly orMore?: number;
  /** the outcomes that matter are drawn darker */
  readonly strong?: boolean;
};

type ChanceTableProps = {
  caption: string;
  /** head of the outcomes: "Hits" */
  head: string;
  /** head of the chances */
  of?: string;
  rows: readonly ChanceRow[];
};

const PERCENT = 100;
/** Longer labels take more of the line than the bars. */
const SHORT = 10;

/** "17%"; what is possible is never 0%, and what is not certain never 100%. */
export const percentText = (chance: number): string => {
  const percent = chance * PERCENT;
  if (chance > 0 && percent < 1) return '<1%';
  if (chance < 1 && percent > 99) return '>99%';
  return `${Math.round(percent)}%`;
};

const HEAD = 'text-11 text-ink-3 py-[3px] font-normal';
const CELL = 'border-rule border-t py-[3px]';
const AMOUNT = 'text-end whitespace-nowrap';
const LABEL = {
  short: 'w-[34%] whitespace-nowrap [&>b]:inline-block [&>b]:min-w-[1.6em]',
  long: 'w-[58%] pr-2',
};

/** Chances as a plot that is a table: a row for each outcome with its bar, its chance, and that of it or more. */
export const ChanceTable = ({ caption, head, of = 'Chance', rows }: ChanceTableProps) => {
  const label = `${CELL} ${LABEL[rows.some((row) => row.label.length > SHORT) ? 'long' : 'short']} text-start font-normal`;
  const sums = rows.some(({ orMore }) => orMore !== undefined);
  return (
    <table className="w-full tabular-nums">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${HEAD} text-start`}>
            {head}
          </th>
          <th scope="col" colSpan={2} className={`${HEAD} ${sums ? 'text-start' : 'text-end'}`}>
            {of}
          </th>
          {sums && (
            <th scope="col" className={`${HEAD} text-end`}>
              or more
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label} className={row.chance === 0 ? '[&_b]:text-ink-3 [&>td]:text-ink-3' : ''}>
            <th scope="row" className={label}>
              <b className="font-[560]">{row.label}</b>{' '}
              {row.note !== undefined && <span className="text-12 text-ink-3">{row.note}</span>}
            </th>
            <td className={CELL}>
              <svg
                aria-hidden="true"
                className={`bg-paper-press block h-3 w-full forced-color-adjust-none ${row.strong ? 'fill-ink' : 'fill-ink-3'}`}
              >
                <rect width={`${(row.chance * PERCENT).toFixed(2)}%`} height="100%" />
              </svg>
            </td>
            <td className={`${CELL} ${AMOUNT} ${sums ? 'w-[46px]' : 'text-ink-2 w-[58px]'}`}>
              {percentText(row.chance)}
            </td>
            {row.orMore !== undefined && (
              <td className={`${CELL} ${AMOUNT} text-ink-2 w-[58px]`}>{percentText(row.orMore)}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
