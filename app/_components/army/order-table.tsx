'use client';

import { Glyph } from '../ui/glyph';
import { Hint } from '../ui/hint';
import { CostTable } from './cost-table';
import type { OrderPart, OrderRow, OrderSection } from './order-part';
import { formatPoints } from './points';

type Scale = { readonly pointScale: number; readonly source: string };

const HEAD = 'py-1 font-normal text-11';
const ROW = 'h-(--row) py-1.5';
const NAME = `${ROW} pr-2.5 text-start font-normal`;
const CELL = 'w-[92px] max-tablet:w-auto max-tablet:whitespace-nowrap';
const AMOUNT = 'num w-[72px] border-l-3 border-l-rule border-double max-tablet:w-[52px]';
const TITLE = 'font-caslon text-16 leading-(--lh-tight)';

/** On a phone there is room for one column: the others close up, and the first says what is out of the ordinary. */
const cellOf = (index: number): string =>
  index === 0 ? CELL : `${CELL} max-handset:invisible max-handset:w-0 max-handset:p-0 max-handset:text-[0px]`;

type OrderTableProps = Scale & { order: OrderPart };

/**
 * The rows of an order of battle. A part of the client, so that a page carries each row once as data, and how its
 * price is made up only as numbers until somebody asks.
 */
export const OrderTable = ({ order: { columns, sections, total, place }, ...scale }: OrderTableProps) => (
  <table className="w-full">
    <thead>
      <tr>
        <th scope="col" className={`${HEAD} text-ink-3 text-start`}>
          Unit
        </th>
        {columns.map((column, index) => (
          <th key={column} scope="col" className={`${HEAD} ${cellOf(index)} text-ink-2 text-start`}>
            {column}
          </th>
        ))}
        {total !== null && (
          <th scope="col" className={`num ${HEAD} text-ink-3`}>
            Points
          </th>
        )}
      </tr>
    </thead>
    {sections.map((section) => (
      <SectionRows key={section.id} section={section} columns={columns} {...scale} />
    ))}
    {total !== null && (
      <tfoot>
        <tr>
          <th
            scope="row"
            colSpan={columns.length + 1}
            className="border-rule-ink font-caslon text-16 border-t pt-3 pr-4.5 text-right leading-none font-normal italic"
          >
            {place.parts > 1 ? 'Total of the army' : 'Total'}
          </th>
          <td
            className={`${AMOUNT} border-y-rule-ink font-caslon text-20 border-t border-b-3 pt-3 pb-1 leading-none normal-nums`}
          >
            {formatPoints(total, scale.pointScale)}
          </td>
        </tr>
      </tfoot>
    )}
  </table>
);

type SectionRowsProps = Scale & { section: OrderSection; columns: readonly string[] };

const SectionRows = ({
  section: { title, detail, continued, points, rows, note },
  columns,
  ...scale
}: SectionRowsProps) => (
  <tbody className="max-tablet:text-13">
    <tr className="border-t-rule-ink border-b-rule border-t border-b">
      <th scope="rowgroup" className={`${NAME} pt-3 ${TITLE}`}>
        {title}{' '}
        <span className="mute text-12 font-sans leading-none">
          {continued ? `${detail}, continued` : detail}
        </span>
        {note !== undefined && <Note>{note}</Note>}
      </th>
      {columns.map((column, index) => (
        <td key={column} className={`${ROW} ${cellOf(index)} pr-2.5`} />
      ))}
      {points !== null && (
        <td className={`${ROW} ${AMOUNT} pt-3 normal-nums ${TITLE}`}>
          {formatPoints(points, scale.pointScale)}
        </td>
      )}
    </tr>
    {rows.map((row) => (
      <UnitRow key={row.id} row={row} columns={columns} {...scale} />
    ))}
  </tbody>
);

type UnitRowProps = Scale & { row: OrderRow; columns: readonly string[] };

const UnitRow = ({ row, columns, ...scale }: UnitRowProps) => {
  const { symbol, number, name, type, note, command, cells, others, price } = row;
  return (
    <tr className="border-rule border-b">
      <th scope="row" className={NAME}>
        <span className="max-tablet:text-14 flex items-center gap-2.5">
          <Glyph symbol={symbol} className="top-0" />
          <span>
            {number !== undefined && <span className="mute">{number} </span>}
            <span className={command ? 'it' : 'font-[560]'}>{name}</span>{' '}
            <span className="mute max-tablet:text-13 max-tablet:block">{type}</span>
            {note !== undefined && <Note>{note}</Note>}
          </span>
        </span>
      </th>
      {columns.map((column, index) => (
        <td
          key={column}
          className={`${ROW} ${cellOf(index)} pr-2.5 ${cells[index]?.odd ? 'font-[560]' : 'text-ink-2'}`}
        >
          {cells[index]?.text}
          {index === 0 && others !== '' && (
            <span className="text-ink max-handset:inline hidden font-[560]"> {others}</span>
          )}
        </td>
      ))}
      {price && (
        <td className={`${ROW} ${AMOUNT}`}>
          <Price name={name} price={price} {...scale} />
        </td>
      )}
    </tr>
  );
};

/** The player's own words, under what they are about. */
const Note = ({ children }: { children: string }) => (
  <span className="text-12 text-ink-2 block font-sans leading-[1.35] wrap-anywhere whitespace-normal italic">
    {children}
  </span>
);

type PriceProps = Scale & { name: string; price: NonNullable<OrderRow['price']> };

const Price = ({ name, price: { points, item }, pointScale, source }: PriceProps) => {
  const amount = formatPoints(points, pointScale);
  if (item === null) return amount;
  return (
    <Hint
      className="text-end"
      label={
        <>
          {amount}
          <span className="vh"> {`points for ${name}: how`}</span>
        </>
      }
    >
      <div className="min-w-60">
        <CostTable item={item} pointScale={pointScale} sum={name} source={source} />
      </div>
    </Hint>
  );
};
