import { percentText } from '@/app/_components/army/chance-table';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import type { OddsTable } from '@/lib/rules/core/odds';

const WHOLE = 100;
/** Longer labels take more of the line than the bars. */
const SHORT = 10;

/** Odds as plots that are tables: a line for each circumstance with its bar and its chance. */
export const OddsTables = ({ tables, source }: { tables: readonly OddsTable[]; source: string }) => (
  <div className="grid gap-2.5">
    {tables.map(({ title, head, of, rows, cite }) => (
      <div key={title}>
        <p>
          {title} <CiteChip cite={cite} source={source} />
        </p>
        <table className="chances">
          <caption className="vh">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <th scope="col" colSpan={2}>
                {of}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, note, chance }) => (
              <tr key={label} {...(chance === 0 && { className: 'never' })}>
                <th scope="row" className={rows.some((row) => row.label.length > SHORT) ? 'long' : ''}>
                  <b>{label}</b> {note !== '' && <span>{note}</span>}
                </th>
                <td className="plot">
                  <svg aria-hidden="true" className="strong">
                    <rect width={`${(chance * WHOLE).toFixed(2)}%`} height="100%" />
                  </svg>
                </td>
                <td className="num">{percentText(chance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    ))}
  </div>
);
