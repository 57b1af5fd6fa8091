'use client';

import { Glyph } from '../ui/glyph';
import { Hint } from '../ui/hint';
import { CostTable } from './cost-table';
import type { OrderPart, OrderRow, OrderSection } from './order-part';
import { formatPoints } from './points';

type Scale = { readonly pointScale: number; readonly source: string };

type OrderTableProps = Scale & { order: OrderPart };

/**
 * The rows of an order of battle. A part of the client, so that a page carries each row once as data, and how its
 * price is made up only as numbers until somebody asks.
 */
export const OrderTable = ({ order: { columns, sections, total, place }, ...scale }: OrderTableProps) => (
  <table className="oob-table">
    <thead>
      <tr>
        <th scope="col">Unit</th>
        {columns.map((column) => (
          <th key={column} scope="col" className="cell">
            {column}
          </th>
        ))}
        {total !== null && (
          <th scope="col" className="num">
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
          <th scope="row" colSpan={columns.length + 1}>
            {place.parts > 1 ? 'Total of the army' : 'Total'}
          </th>
          <td className="num">{formatPoints(total, scale.pointScale)}</td>
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
  <tbody>
    <tr className="section">
      <th scope="rowgroup">
        {title} <span className="mute">{continued ? `${detail}, continued` : detail}</span>
        {note !== undefined && <span className="noted">{note}</span>}
      </th>
      {columns.map((column) => (
        <td key={column} className="cell" />
      ))}
      {points !== null && <td className="num">{formatPoints(points, scale.pointScale)}</td>}
    </tr>
    {rows.map((row) => (
      <UnitRow key={row.id} row={row} columns={columns} {...scale} />
    ))}
  </tbody>
);

type UnitRowProps = Scale & { row: OrderRow; columns: readonly string[] };

const UnitRow = ({ row, columns, ...scale }: UnitRowProps) => {
  const { symbol, name, type, note, command, cells, others, price } = row;
  return (
    <tr>
      <th scope="row">
        <span className="unit">
          <Glyph symbol={symbol} />
          <span>
            <span className={command ? 'it' : 'own'}>{name}</span> <span className="mute">{type}</span>
            {note !== undefined && <span className="noted">{note}</span>}
          </span>
        </span>
      </th>
      {columns.map((column, index) => (
        <td key={column} className={cells[index]?.odd ? 'cell odd' : 'cell'}>
          {cells[index]?.text}
          {index === 0 && others !== '' && <span className="narrow"> {others}</span>}
        </td>
      ))}
      {price && (
        <td className="num">
          <Price name={name} price={price} {...scale} />
        </td>
      )}
    </tr>
  );
};

type PriceProps = Scale & { name: string; price: NonNullable<OrderRow['price']> };

const Price = ({ name, price: { points, item }, pointScale, source }: PriceProps) => {
  const amount = formatPoints(points, pointScale);
  if (item === null) return amount;
  return (
    <Hint
      label={
        <>
          {amount}
          <span className="vh"> points for {name}: how</span>
        </>
      }
    >
      <CostTable item={item} pointScale={pointScale} sum={name} source={source} />
    </Hint>
  );
};
