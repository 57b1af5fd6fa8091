import { CiteChip } from '@/app/_components/ui/cite-chip';
import type { RulesTable } from '@/lib/rules/core/rules-page';

const CELL = 'border-rule border-b py-1 pr-3 text-start align-top font-normal';

/** The rows of a table of the rules that speak of the nation by name. */
export const FieldedRows = ({
  table: { title, cite, columns, rows },
  source,
}: {
  table: RulesTable;
  source: string;
}) => (
  <section aria-label={title} className="mb-3 overflow-x-auto">
    <table className="w-full border-collapse">
      <caption className="text-start font-semibold">
        {title} {cite && <CiteChip cite={cite} source={source} />}
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.title} scope="col" className={`${CELL} text-11 text-ink-3`}>
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
                <th key={columns[at]?.title} scope="row" className={CELL}>
                  {cell} {row.cite && <CiteChip cite={row.cite} source={source} />}
                </th>
              ) : (
                <td key={columns[at]?.title} className={CELL}>
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
