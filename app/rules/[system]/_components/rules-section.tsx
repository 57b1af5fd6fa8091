import { CiteChip } from '@/app/_components/ui/cite-chip';
import type { RulesPage, RulesTable } from '@/lib/rules/core/rules-page';

type SectionProps = { section: RulesPage['sections'][number]; source: string };

/** One part of the rules with its tables. */
export const RulesSection = ({ section: { id, title, lede, tables }, source }: SectionProps) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {lede !== undefined && <p>{lede}</p>}
    <div className="tables">
      {tables.map((table) => (
        <Table key={table.title} table={table} source={source} />
      ))}
    </div>
  </section>
);

const keyOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** On a phone a wide table is a list of its rows, each cell under the title of its column. */
const Table = ({ table, source }: { table: RulesTable; source: string }) => {
  const { title, note, cite, columns, rows } = table;
  const id = `table-${keyOf(title)}`;
  const cited = rows.some((row) => row.cite !== undefined);
  return (
    <figure className={columns.length > 4 ? 'table wide' : 'table'}>
      <figcaption id={id}>
        {title} {cite && <CiteChip cite={cite} source={source} />}
      </figcaption>
      <table aria-labelledby={id}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.title} scope="col" className={column.align === 'right' ? 'num' : ''}>
                {column.title}
              </th>
            ))}
            {cited && (
              <th scope="col">
                <span className="vh">Page</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.cells.join(' ')}>
              {row.cells.map((cell, index) =>
                index === 0 ? (
                  <th key={columns[index]?.title} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td
                    key={columns[index]?.title}
                    className={columns[index]?.align === 'right' ? 'num' : ''}
                    data-label={columns[index]?.title}
                  >
                    {cell}
                  </td>
                ),
              )}
              {cited && <td className="page">{row.cite && <CiteChip cite={row.cite} source={source} />}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {note !== undefined && <p className="soft">{note}</p>}
    </figure>
  );
};
