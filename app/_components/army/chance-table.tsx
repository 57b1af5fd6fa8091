import './chance-table.css';

export type ChanceRow = {
  readonly label: string;
  /** what it means: "retreats" */
  readonly note?: string;
  /** 0 to 1 */
  readonly chance: number;
  /** of this outcome or a higher one */
  readonly orMore: number;
  /** the outcomes that matter are drawn darker */
  readonly strong?: boolean;
};

type ChanceTableProps = {
  caption: string;
  /** head of the outcomes: "Hits" */
  head: string;
  rows: readonly ChanceRow[];
};

const PERCENT = 100;

/** "17%"; what is possible is never 0%, and what is not certain never 100%. */
export const percentText = (chance: number): string => {
  const percent = chance * PERCENT;
  if (chance > 0 && percent < 1) return '<1%';
  if (chance < 1 && percent > 99) return '>99%';
  return `${Math.round(percent)}%`;
};

/** Chances as a plot that is a table: a row for each outcome with its bar, its chance, and that of it or more. */
export const ChanceTable = ({ caption, head, rows }: ChanceTableProps) => (
  <table className="chances">
    <caption className="vh">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{head}</th>
        <th scope="col" colSpan={2}>
          Chance
        </th>
        <th scope="col">or more</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ label, note, chance, orMore, strong = false }) => (
        <tr key={label} {...(chance === 0 && { className: 'never' })}>
          <th scope="row">
            <b>{label}</b> {note !== undefined && <span>{note}</span>}
          </th>
          <td className="plot">
            <svg aria-hidden="true" className={strong ? 'strong' : ''}>
              <rect width={`${(chance * PERCENT).toFixed(2)}%`} height="100%" />
            </svg>
          </td>
          <td className="num">{percentText(chance)}</td>
          <td className="num">{percentText(orMore)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
