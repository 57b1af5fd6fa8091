import { formatPoints } from '@/app/_components/army/points';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Glyph } from '@/app/_components/ui/glyph';
import { RuledTitle } from '@/app/_components/ui/ruled-title';
import { yearsText } from '@/app/history/history-words';
import { counted } from '@/lib/rules/core/army/words';
import { citeLabel } from '@/lib/rules/core/contract/citation';
import type { RulesTable } from '@/lib/rules/core/contract/rules-page';
import type { TroopsByYear } from '@/lib/rules/fielded';

/** The classes of all cells are set once, on the table: it has hundreds of cells. */
const TABLE =
  'mb-3 w-full border-collapse [&_:is(th,td)]:border-rule [&_:is(th,td)]:border-b [&_:is(th,td)]:py-1 [&_:is(th,td)]:pr-3 [&_:is(th,td)]:align-top [&_th]:text-start [&_th]:font-normal [&_thead]:text-11 [&_thead]:text-ink-3 [&_td:nth-child(3)]:text-right [&_td:nth-child(4)]:w-px [&_td:nth-child(4)]:text-right [&_td:nth-child(4)]:whitespace-nowrap [&_td]:tabular-nums';

const ROWS_TABLE =
  'w-full border-collapse [&_:is(th,td)]:border-rule [&_:is(th,td)]:border-b [&_:is(th,td)]:py-1 [&_:is(th,td)]:pr-3 [&_:is(th,td)]:align-top [&_th]:text-start [&_th]:font-normal [&_thead]:text-11 [&_thead]:text-ink-3';

/** The rows of a table of the rules that speak of the nation by name. */
const FieldedRows = ({
  table: { title, cite, columns, rows },
  source,
}: {
  table: RulesTable;
  source: string;
}) => (
  <section aria-label={title} className="mb-3 overflow-x-auto">
    <table className={ROWS_TABLE}>
      <caption className="text-start font-semibold">
        {title} {cite && <CiteChip cite={cite} source={source} />}
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.title} scope="col">
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.cells.join(' ')}>
            {row.cells.map((cell, at) =>
              at === 0 ? (
                <th key={columns[at]?.title} scope="row">
                  {cell} {row.cite && <span className="mute text-12">{citeLabel(row.cite)}</span>}
                </th>
              ) : (
                <td key={columns[at]?.title}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

/** What each system fields for it, by year: one part to open for each. */
export const FieldedTroops = ({ fielded }: { fielded: readonly TroopsByYear[] }) => (
  <section aria-labelledby="fielded">
    <RuledTitle id="fielded" title="Its troops in each rule system">
      <span className="mute text-12">by year, with pages</span>
    </RuledTitle>
    {fielded.map((system, at) => (
      <details key={system.system} className="border-rule border-b" open={at === 0}>
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-3 py-2">
          <span className="font-caslon text-16">{system.name}</span>
          <span className="mute text-12">
            {system.army === null
              ? 'has no lists for it'
              : `as ${system.army}, ${counted(system.troops.length, 'kind')} of troops`}
          </span>
        </summary>
        {system.troops.length > 0 && <TroopTable system={system} />}
        {system.tables.map((table) => (
          <FieldedRows key={table.title} table={table} source={system.source} />
        ))}
      </details>
    ))}
  </section>
);

/** "1756 to 1759, 1761": years in a row as one. */
export const yearRuns = (years: readonly number[]): string => {
  const first = years.filter((year) => !years.includes(year - 1));
  const last = years.filter((year) => !years.includes(year + 1));
  return first.map((year, at) => yearsText(year, last[at] ?? year)).join(', ');
};

const TroopTable = ({ system: { name, source, pointScale, troops } }: { system: TroopsByYear }) => (
  <table className={TABLE} aria-label={`Troops in ${name}`}>
    <thead>
      <tr>
        <th scope="col">Troops</th>
        <th scope="col">Years</th>
        <th scope="col">Points</th>
        <th scope="col">
          <span title={source}>Page</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {troops.map(({ group, label, symbol, note, price, cite, years }) => (
        <tr key={`${group} ${label} ${note} ${price}`} className="print:break-inside-avoid">
          <th scope="row">
            <span className="flex gap-2.5">
              <span className="pt-0.5">
                <Glyph symbol={symbol} />
              </span>
              <span className="min-w-0 wrap-anywhere">
                {label} <span className="mute text-12">{note}</span>
              </span>
            </span>
          </th>
          <td>{yearRuns(years)}</td>
          <td>{price === null ? '' : formatPoints(price, pointScale)}</td>
          <td>{citeLabel(cite)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
