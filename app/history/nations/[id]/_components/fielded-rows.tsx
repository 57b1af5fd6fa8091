import { CiteChip } from '@/app/_components/ui/cite-chip';
import { citeLabel } from '@/lib/rules/core/contract/citation';
import type { RulesTable } from '@/lib/rules/core/contract/rules-page';

const TABLE =
  'w-full border-collapse [&_:is(th,td)]:border-rule [&_:is(th,td)]:border-b [&_:is(th,td)]:py-1 [&_:is(th,td)]:pr-3 [&_:is(th,td)]:align-top [&_th]:text-start [&_th]:font-normal [&_thead]:text-11 [&_thead]:text-ink-3';

/** The rows of a table of the rules that speak of the nation by name. */
export const FieldedRows = ({
  table: { title, cite, columns, rows },
  source,
}: {
  table: RulesTable;
  source: string;
}) => (
  <section aria-label={title} className="mb-3 overflow-x-auto">
    <table className={TABLE}>
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
