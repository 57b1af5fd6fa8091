import { Text, View } from '@react-pdf/renderer';
import type { TableBlock, TableGroup, TableRow } from '@/lib/rules/core/sheet';
import { columnWidths, noteLines, type PlacedCell, placedCells, rowHeight } from '../block-height';
import { inOrder } from '../in-order';
import { HAIRLINE, HEADLINE, INK, SOFT } from '../ink';
import { standsOff } from '../ledger-chunks';
import type { Density } from '../measures';
import { CellMark, type Ink } from './cells';
import type { Style } from './style';
import { FACE, printable, Runs } from './text';
import { mm } from './units';

type Column = TableBlock['columns'][number];
type LedgerStyle = {
  readonly columns: readonly Column[];
  readonly widths: readonly number[];
  readonly density: Density;
  readonly ink: Ink;
};

const rowRule = (row: TableRow, last: boolean, noted: boolean): Style => {
  if (row.kind === 'head') {
    return {
      borderTopWidth: mm(0.35),
      borderTopColor: INK,
      borderBottomWidth: mm(0.15),
      borderBottomColor: HEADLINE,
    };
  }
  if (row.kind === 'total') return { borderTopWidth: mm(0.35), borderTopColor: INK };
  return last || noted ? {} : { borderBottomWidth: mm(0.15), borderBottomColor: HAIRLINE };
};

const align = (column: Column | undefined): Style => ({
  alignItems: column?.align === 'right' ? 'flex-end' : column?.align === 'center' ? 'center' : 'flex-start',
});

function Sum({ text }: { readonly text: string }) {
  return (
    <View style={{ borderBottomWidth: mm(0.28), borderBottomColor: INK, borderStyle: 'solid' }}>
      <View
        style={{
          borderBottomWidth: mm(0.28),
          borderBottomColor: INK,
          marginBottom: mm(0.35),
          paddingLeft: mm(2),
          paddingBottom: mm(0.5),
        }}
      >
        <Text style={{ ...FACE.sums, fontSize: 12.5, lineHeight: 1.05 }}>{printable(text)}</Text>
      </View>
    </View>
  );
}

function LedgerCell({
  placed,
  row,
  style,
}: {
  readonly placed: PlacedCell;
  readonly row: TableRow;
  readonly style: LedgerStyle;
}) {
  const { cell, column, width } = placed;
  const end = style.columns[column + (cell.span ?? 1) - 1];
  const place: Style = {
    width: mm(width),
    justifyContent: 'center',
    ...align(end),
    ...(end?.align === undefined && { paddingRight: mm(1) }),
  };
  if (row.kind === 'head') {
    const face: Style =
      cell.kind === 'number'
        ? { ...FACE.sums, fontSize: 11.5, lineHeight: 1 }
        : column === 0
          ? { ...FACE.serif, fontSize: 11, lineHeight: 1.1 }
          : {};
    return (
      <View style={place}>
        <CellMark cell={cell} ink={style.ink} lines={1} style={face} />
      </View>
    );
  }
  return (
    <View style={place}>
      <CellMark cell={cell} ink={style.ink} points={end?.align === 'right' ? 8.4 : 7.8} />
    </View>
  );
}

function Note({ row, style }: { readonly row: TableRow; readonly style: LedgerStyle }) {
  const start = placedCells(row, style.widths).find(({ cell }) => cell.kind === 'text')?.column ?? 0;
  const left = style.widths.slice(0, start).reduce((sum, each) => sum + each, 0);
  return (
    <View style={{ paddingLeft: mm(left), height: mm(rowHeight(row, style.widths, style.density)) }}>
      {inOrder(noteLines(row, style.widths)).map(({ key, item: runs }) => (
        <View key={key} style={{ height: mm(style.density.note) }}>
          <Runs runs={runs} points={6.8} />
        </View>
      ))}
    </View>
  );
}

function Total({ row, style }: { readonly row: TableRow; readonly style: LedgerStyle }) {
  return (
    <View
      style={{
        ...rowRule(row, true, false),
        borderStyle: 'solid',
        height: mm(style.density.total),
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: mm(6),
      }}
    >
      {inOrder(row.cells).map(({ key, item: cell }) =>
        cell.kind === 'number' ? (
          <Sum key={key} text={cell.text} />
        ) : (
          <CellMark key={key} cell={cell} ink={style.ink} points={8.2} />
        ),
      )}
    </View>
  );
}

function Row({
  row,
  last,
  noted,
  style,
}: {
  readonly row: TableRow;
  readonly last: boolean;
  readonly noted: boolean;
  readonly style: LedgerStyle;
}) {
  const rule = rowRule(row, last, noted);
  if (row.kind === 'total') return <Total row={row} style={style} />;
  if (row.kind === 'note') {
    return (
      <View style={rule}>
        <Note row={row} style={style} />
      </View>
    );
  }
  return (
    <View
      style={{ ...rule, borderStyle: 'solid', flexDirection: 'row', height: mm(style.density[row.kind]) }}
    >
      {placedCells(row, style.widths).map((placed) => (
        <LedgerCell key={placed.column} placed={placed} row={row} style={style} />
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
  const style = { columns, widths, density, ink };
  return (
    <View>
      <View style={{ flexDirection: 'row', height: mm(density.columnHead) }}>
        {inOrder(columns).map(({ key, item: column, index }) => (
          <View key={key} style={{ width: mm(widths[index] ?? 0), ...align(column) }}>
            <Text style={{ fontSize: 6.6, color: SOFT }}>{column.title}</Text>
          </View>
        ))}
      </View>
      {inOrder(groups).map(({ key, item: group, index }) => (
        <View key={key} style={index === 0 || !standsOff(group) ? {} : { marginTop: mm(density.gap) }}>
          {inOrder(group.rows).map(({ key, item: row, index: at }) => (
            <Row
              key={key}
              row={row}
              last={at === group.rows.length - 1}
              noted={group.rows[at + 1]?.kind === 'note'}
              style={style}
            />
          ))}
        </View>
      ))}
    </View>
  );
}
