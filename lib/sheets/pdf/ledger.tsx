import { View } from '@react-pdf/renderer';
import type { TableBlock, TableGroup, TableRow } from '@/lib/rules/core/sheet';
import { columnWidths, noteLines, type PlacedCell, placedCells, rowHeight } from '../block-height';
import { inOrder } from '../in-order';
import { HAIRLINE, HEADLINE, INK, SOFT } from '../ink';
import { standsOff } from '../ledger-chunks';
import { type Density, POINTS } from '../measures';
import { CellMark, type Ink } from './cells';
import { LedgerTotal } from './ledger-total';
import type { Style } from './style';
import { Runs, Words } from './text';
import { mm } from './units';

type Setting = {
  readonly columns: TableBlock['columns'];
  readonly widths: readonly number[];
  readonly density: Density;
  readonly ink: Ink;
};

const HEAD_RULES: Style = {
  borderTopWidth: mm(0.35),
  borderTopColor: INK,
  borderBottomWidth: mm(0.15),
  borderBottomColor: HEADLINE,
  borderStyle: 'solid',
};
const HAIR: Style = { borderBottomWidth: mm(0.15), borderBottomColor: HAIRLINE, borderStyle: 'solid' };

type CellProps = { readonly placed: PlacedCell; readonly row: TableRow; readonly setting: Setting };

function LedgerCell({ placed: { cell, column, width }, row, setting }: CellProps) {
  const right = setting.columns[column + (cell.span ?? 1) - 1]?.align === 'right';
  const place: Style = { width: mm(width), ...(right ? { textAlign: 'right' } : { paddingRight: mm(1) }) };
  const words = cell.kind === 'number' || (cell.kind === 'text' && cell.runs.length > 0);
  if (!words) {
    return (
      <View style={place}>
        <CellMark cell={cell} ink={setting.ink} />
      </View>
    );
  }
  if (row.kind !== 'head') {
    return <CellMark cell={cell} ink={setting.ink} points={right ? 8.4 : 7.8} style={place} />;
  }
  if (cell.kind === 'number') {
    return (
      <CellMark
        cell={cell}
        ink={setting.ink}
        face="serif"
        points={11.5}
        style={{ ...place, lineHeight: 1 }}
      />
    );
  }
  return column === 0 ? (
    <CellMark
      cell={cell}
      ink={setting.ink}
      face="serif"
      lines={1}
      points={11}
      style={{ ...place, lineHeight: 1.1 }}
    />
  ) : (
    <CellMark cell={cell} ink={setting.ink} lines={1} style={place} />
  );
}

function Note({
  row,
  rule,
  setting,
}: {
  readonly row: TableRow;
  readonly rule: Style;
  readonly setting: Setting;
}) {
  const { widths, density } = setting;
  const start = placedCells(row, widths).find(({ cell }) => cell.kind === 'text')?.column ?? 0;
  const left = widths.slice(0, start).reduce((sum, each) => sum + each, 0);
  return (
    <View style={{ ...rule, paddingLeft: mm(left), height: mm(rowHeight(row, widths, density)) }}>
      {inOrder(noteLines(row, widths)).map(({ key, item: runs }) => (
        <View key={key} style={{ height: mm(density.note) }}>
          {/* a line taller than its box is left out */}
          <Runs runs={runs} points={POINTS.note} style={{ lineHeight: 1.2 }} />
        </View>
      ))}
    </View>
  );
}

type RowProps = {
  readonly row: TableRow;
  readonly last: boolean;
  readonly noted: boolean;
  readonly setting: Setting;
};

function Row({ row, last, noted, setting }: RowProps) {
  const rule = row.kind === 'head' ? HEAD_RULES : last || noted ? {} : HAIR;
  if (row.kind === 'note') return <Note row={row} rule={rule} setting={setting} />;
  if (row.kind === 'total') return <LedgerTotal row={row} height={setting.density.total} ink={setting.ink} />;
  return (
    <View
      style={{ ...rule, flexDirection: 'row', alignItems: 'center', height: mm(setting.density[row.kind]) }}
    >
      {placedCells(row, setting.widths).map((placed) => (
        <LedgerCell key={placed.column} placed={placed} row={row} setting={setting} />
      ))}
    </View>
  );
}

function ColumnHeads({ columns, widths, density }: Setting) {
  return (
    <View style={{ flexDirection: 'row', height: mm(density.columnHead) }}>
      {inOrder(columns).map(({ key, item: { title, align }, index }) => (
        <Words
          key={key}
          text={title}
          points={6.6}
          style={{
            width: mm(widths[index] ?? 0),
            color: SOFT,
            textAlign: align === 'right' ? 'right' : 'left',
          }}
        />
      ))}
    </View>
  );
}

type Props = {
  readonly table: TableBlock;
  readonly groups: readonly TableGroup[];
  readonly width: number;
  readonly density: Density;
  readonly ink: Ink;
};

/** The part of a ledger that stands on one page, under its column heads. */
export function Ledger({ table: { columns }, groups, width, density, ink }: Props) {
  const widths = columnWidths(
    columns.map((column) => column.width),
    width,
  );
  const setting = { columns, widths, density, ink };
  return (
    <View>
      <ColumnHeads {...setting} />
      {inOrder(groups).map(({ key, item: group, index }) => (
        <View key={key} style={index === 0 || !standsOff(group) ? {} : { marginTop: mm(density.gap) }}>
          {inOrder(group.rows).map(({ key: place, item: row, index: at }) => (
            <Row
              key={place}
              row={row}
              last={at === group.rows.length - 1}
              noted={group.rows[at + 1]?.kind === 'note'}
              setting={setting}
            />
          ))}
        </View>
      ))}
    </View>
  );
}
