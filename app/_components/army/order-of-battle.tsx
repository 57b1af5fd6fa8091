import { useId } from 'react';
import { type CostItem, type Costing, subtotals } from '@/lib/rules/core/costing';
import type { Outline, Row, Section } from '@/lib/rules/core/outline';
import { pathKey } from '@/lib/rules/core/path';
import { Glyph } from '../ui/glyph';
import { Hint } from '../ui/hint';
import { CostTable } from './cost-table';
import { formatPoints } from './points';
import './order-of-battle.css';

type OrderOfBattleProps = {
  outline: Outline;
  /** null for an army without points */
  costing: Costing | null;
  pointScale: number;
  source: string;
  /** heading of the section */
  title?: string;
};

type Prices = {
  readonly items: ReadonlyMap<string, CostItem>;
  readonly sums: ReadonlyMap<string, number>;
  readonly pointScale: number;
  readonly source: string;
};

/** The army as a ledger: sections, their rows, and what each costs; a click on a price shows its lines and pages. */
export const OrderOfBattle = ({
  outline,
  costing,
  pointScale,
  source,
  title = 'Order of battle',
}: OrderOfBattleProps) => {
  const id = useId();
  const prices: Prices | undefined =
    costing === null
      ? undefined
      : {
          items: new Map(
            [...(costing.aside ?? []), ...costing.items].map((item) => [pathKey(item.at), item]),
          ),
          sums: subtotals(costing),
          pointScale,
          source,
        };
  return (
    <section className="oob" aria-labelledby={id}>
      <div className="oob-title">
        <h2 id={id}>{title}</h2>
        <span className="mute">{outline.detail}</span>
      </div>
      <table className="oob-table">
        <thead>
          <tr>
            <th scope="col">Unit</th>
            {outline.columns.map((column) => (
              <th key={column} scope="col" className="cell">
                {column}
              </th>
            ))}
            {prices && (
              <th scope="col" className="num">
                Points
              </th>
            )}
          </tr>
        </thead>
        {outline.sections
          .filter(({ rows, kind }) => rows.length > 0 || kind === 'formation')
          .map((section) => (
            <SectionRows key={section.id} section={section} columns={outline.columns} prices={prices} />
          ))}
        {costing && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={outline.columns.length + 1}>
                Total
              </th>
              <td className="num">{formatPoints(costing.total, pointScale)}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
};

type SectionRowsProps = { section: Section; columns: readonly string[]; prices: Prices | undefined };

const SectionRows = ({ section: { title, detail, rows }, columns, prices }: SectionRowsProps) => {
  const sum = rows.reduce((all, { at }) => all + (prices?.sums.get(pathKey(at)) ?? 0), 0);
  return (
    <tbody>
      <tr className="section">
        <th scope="rowgroup">
          {title} <span className="mute">{detail}</span>
        </th>
        {columns.map((column) => (
          <td key={column} className="cell" />
        ))}
        {prices && <td className="num">{formatPoints(sum, prices.pointScale)}</td>}
      </tr>
      {rows.map((row) => (
        <UnitRow key={row.id} row={row} columns={columns} prices={prices} />
      ))}
    </tbody>
  );
};

const isCommand = ({ kind }: Row): boolean =>
  kind === 'general' || kind === 'lieutenant' || kind === 'commander';

type UnitRowProps = { row: Row; columns: readonly string[]; prices: Prices | undefined };

const UnitRow = ({ row, columns, prices }: UnitRowProps) => {
  const { symbol, name, type, cells, choice } = row;
  const chosen = choice?.options.find(({ value }) => value === choice.value)?.label;
  // where there is room for one column only, it says what is out of the ordinary
  const others = cells
    .slice(1)
    .filter(({ odd }) => odd)
    .map(({ text }) => text.toLowerCase())
    .join(', ');
  return (
    <tr>
      <th scope="row">
        <span className="unit">
          <Glyph symbol={symbol} />
          <span>
            <span className={isCommand(row) ? 'it' : 'own'}>{name}</span> <span className="mute">{type}</span>
          </span>
        </span>
      </th>
      {columns.map((column, index) => (
        <td key={column} className={cells[index]?.odd ? 'cell odd' : 'cell'}>
          {index === 0 ? (chosen ?? cells[0]?.text) : cells[index]?.text}
          {index === 0 && others !== '' && <span className="narrow"> {others}</span>}
        </td>
      ))}
      {prices && (
        <td className="num">
          <Price row={row} prices={prices} />
        </td>
      )}
    </tr>
  );
};

const Price = ({ row, prices: { items, sums, pointScale, source } }: { row: Row; prices: Prices }) => {
  const key = pathKey(row.at);
  const item = items.get(key);
  const amount = formatPoints(sums.get(key) ?? 0, pointScale);
  if (item === undefined || item.lines.length === 0) return amount;
  return (
    <Hint
      label={
        <>
          {amount}
          <span className="vh"> points for {row.name}: how</span>
        </>
      }
    >
      <CostTable item={item} pointScale={pointScale} sum={row.name} source={source} />
    </Hint>
  );
};
