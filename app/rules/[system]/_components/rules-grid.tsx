import { CiteChip } from '@/app/_components/ui/cite-chip';
import type { RulesTable } from '@/lib/rules/core/contract/rules-page';
import { inOrder } from '@/lib/rules/core/sheet/sheet-parts';

type RulesGridProps = {
  table: Pick<RulesTable, 'columns' | 'rows'>;
  /** the anchors of its rows, where they have any */
  places?: readonly string[];
  source: string;
  /** too wide for a phone */
  wide: boolean;
  labelledBy: string;
};

/** Said once at the table: a page has thousands of cells, and each would carry all of it twice. */
const GRID =
  'text-13 w-full print:text-[8pt] [&_:is(td,th)]:border-rule [&_:is(td,th)]:border-b [&_:is(td,th)]:py-1 [&_:is(td,th)]:pr-3.5 [&_:is(td,th)]:font-normal max-laptop:[&_:is(td,th)]:wrap-anywhere [&_thead_th]:text-11 [&_thead_th]:text-ink-3 [&_thead_th]:align-bottom [&_thead_th]:leading-[1.25] [&_[data-page]]:w-px [&_[data-page]]:pr-0 [&_[data-page]]:text-right [&_[data-page]]:whitespace-nowrap [&_tbody_tr]:scroll-mt-40 [&_tbody_tr:target]:bg-select';

const NARROW = 'max-tablet:[&_:is(td,th)]:pr-2.5 max-tablet:[&_[data-page]]:w-[76px]';

/** On a phone a wide table is a list of its rows, each cell under the title of its column. */
const WIDE =
  "max-tablet:block max-tablet:[&_tbody]:block max-tablet:[&_thead]:sr-only max-tablet:[&_tbody_tr]:relative max-tablet:[&_tbody_tr]:grid max-tablet:[&_tbody_tr]:grid-cols-2 max-tablet:[&_tbody_tr]:gap-x-4 max-tablet:[&_tbody_tr]:gap-y-px max-tablet:[&_tbody_tr]:border-rule max-tablet:[&_tbody_tr]:border-b max-tablet:[&_tbody_tr]:py-[7px] max-tablet:[&_tbody_:is(td,th)]:block max-tablet:[&_tbody_:is(td,th)]:border-b-0 max-tablet:[&_tbody_:is(td,th)]:p-0 max-tablet:[&_tbody_:is(td,th)]:text-start max-tablet:[&_tbody_:is(td,th):empty]:hidden max-tablet:[&_td[data-label]]:before:text-ink-3 max-tablet:[&_td[data-label]]:before:content-[attr(data-label)_':_'] max-tablet:[&_tbody_tr>:first-child]:col-span-full max-tablet:[&_tbody_tr>:first-child]:pr-[72px] max-tablet:[&_tbody_tr>:first-child]:font-semibold max-tablet:[&_tbody_[data-page]]:absolute max-tablet:[&_tbody_[data-page]]:top-1.5 max-tablet:[&_tbody_[data-page]]:right-0 max-tablet:[&_tbody_[data-page]]:w-auto";

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
  const align = (index: number) => (columns[index]?.align === 'right' ? 'num' : 'text-start');
  return (
    <table aria-labelledby={labelledBy} className={`${GRID} ${wide ? WIDE : NARROW}`}>
      {(cited || columns.some(({ title }) => title !== '')) && (
        <thead>
          <tr>
            {inOrder(columns).map(({ key, item: { title }, index }) => (
              <HeadOrCell key={key} scope="col" className={align(index)}>
                {title}
              </HeadOrCell>
            ))}
            {cited && (
              <th scope="col">
                <span className="vh">Page</span>
              </th>
            )}
          </tr>
        </thead>
      )}
      <tbody>
        {inOrder(rows).map(({ key: rowKey, item: { cells, cite }, index: at }) => (
          <tr key={rowKey} {...(places?.[at] !== undefined && { id: places[at] })}>
            {inOrder(cells).map(({ key, item: cell, index }) =>
              index === 0 ? (
                <HeadOrCell key={key} scope="row" className="text-start">
                  {cell}
                </HeadOrCell>
              ) : (
                <td key={key} className={align(index)} data-label={columns[index]?.title || undefined}>
                  {cell}
                </td>
              ),
            )}
            {cited && (
              <td data-page="">
                {cite && (
                  <CiteChip
                    cite={cite}
                    source={source}
                    className="max-tablet:text-start max-tablet:wrap-normal max-tablet:whitespace-normal"
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
