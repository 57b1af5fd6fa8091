import { CiteChip } from '@/app/_components/ui/cite-chip';
import type { RulesTable } from '@/lib/rules/core/contract/rules-page';
import { inOrder } from '@/lib/sheets/in-order';

type RulesGridProps = {
  table: Pick<RulesTable, 'columns' | 'rows'>;
  /** the anchors of its rows, where they have any */
  places?: readonly string[];
  source: string;
  /** too wide for a phone */
  wide: boolean;
  labelledBy: string;
};

const CELL = 'border-rule border-b py-1 pr-3.5 font-normal max-[721px]:wrap-anywhere';
const PAGE = 'w-px whitespace-nowrap border-rule border-b py-1 text-right';

const NARROW = {
  table: '',
  head: '',
  row: '',
  name: 'max-[721px]:pr-2.5',
  cell: 'max-[721px]:pr-2.5',
  page: 'max-[721px]:w-[76px]',
};

/** On a phone a wide table is a list of its rows, each cell under the title of its column. */
const WIDE: typeof NARROW = {
  table: 'max-[721px]:block',
  head: 'max-[721px]:sr-only',
  row: 'max-[721px]:relative max-[721px]:grid max-[721px]:grid-cols-2 max-[721px]:gap-x-4 max-[721px]:gap-y-px max-[721px]:border-rule max-[721px]:border-b max-[721px]:py-[7px]',
  name: 'max-[721px]:col-span-full max-[721px]:block max-[721px]:border-b-0 max-[721px]:p-0 max-[721px]:pr-[72px] max-[721px]:font-semibold',
  cell: "max-[721px]:block max-[721px]:border-b-0 max-[721px]:p-0 max-[721px]:text-start max-[721px]:empty:hidden max-[721px]:before:text-ink-3 max-[721px]:data-label:before:content-[attr(data-label)_':_']",
  page: 'max-[721px]:absolute max-[721px]:top-1.5 max-[721px]:right-0 max-[721px]:block max-[721px]:border-b-0 max-[721px]:p-0 max-[721px]:w-auto',
};

type HeadProps = { scope: 'col' | 'row'; className: string; children: string };

/** A head that says nothing heads nothing: it is a cell, empty like the corner of a grid. */
const HeadOrCell = ({ scope, className, children }: HeadProps) =>
  children === '' ? (
    <td className={className} />
  ) : (
    <th scope={scope} className={className}>
      {children}
    </th>
  );

/** The rows of a table of the rules, each with its page where pages differ. */
export const RulesGrid = ({ table: { columns, rows }, places, source, wide, labelledBy }: RulesGridProps) => {
  const cited = rows.some((row) => row.cite !== undefined);
  const as = wide ? WIDE : NARROW;
  const align = (index: number) => (columns[index]?.align === 'right' ? 'num' : 'text-start');
  return (
    <table aria-labelledby={labelledBy} className={`text-13 w-full print:text-[8pt] ${as.table}`}>
      <thead className={as.head}>
        <tr>
          {inOrder(columns).map(({ key, item: { title }, index }) => (
            <HeadOrCell
              key={key}
              scope="col"
              className={`${CELL} text-11 text-ink-3 align-bottom leading-[1.25] ${align(index)} ${wide ? '' : 'max-[721px]:pr-2.5'}`}
            >
              {title}
            </HeadOrCell>
          ))}
          {cited && (
            <th scope="col" className={`${CELL} max-[721px]:pr-2.5`}>
              <span className="vh">Page</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody className={as.table}>
        {inOrder(rows).map(({ key: rowKey, item: { cells, cite }, index: at }) => (
          <tr
            key={rowKey}
            {...(places?.[at] !== undefined && { id: places[at] })}
            className={`target:bg-select scroll-mt-16 ${as.row}`}
          >
            {inOrder(cells).map(({ key, item: cell, index }) =>
              index === 0 ? (
                <HeadOrCell key={key} scope="row" className={`${CELL} text-start ${as.name}`}>
                  {cell}
                </HeadOrCell>
              ) : (
                <td
                  key={key}
                  className={`${CELL} ${align(index)} ${as.cell}`}
                  data-label={columns[index]?.title || undefined}
                >
                  {cell}
                </td>
              ),
            )}
            {cited && (
              <td className={`${PAGE} ${as.page}`}>
                {cite && (
                  <CiteChip
                    cite={cite}
                    source={source}
                    className="max-[721px]:text-start max-[721px]:wrap-normal max-[721px]:whitespace-normal"
                  />
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
