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

/** Every figure of a plot of one or two sides as a table, for whoever wants more than the drawing. */
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
