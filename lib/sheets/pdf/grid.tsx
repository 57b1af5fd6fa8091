import { Text, View } from '@react-pdf/renderer';
import type { TableBlock } from '@/lib/rules/core/sheet';
import { columnWidths } from '../block-height';
import { inOrder } from '../in-order';
import { SOFT } from '../ink';
import { PART } from '../measures';
import { CellMark, type Ink } from './cells';
import type { Style } from './style';
import { FIRM, HAIR, Title } from './title';
import { mm } from './units';

type Props = { readonly block: TableBlock; readonly width: number; readonly ink: Ink };

/** A small table that is never split. */
export function Grid({ block, width, ink }: Props) {
  const widths = columnWidths(
    block.columns.map((column) => column.width),
    width,
  );
  const centre = (index: number): Style => ({
    width: mm(widths[index] ?? 0),
    alignItems: block.columns[index]?.align === 'center' ? 'center' : 'flex-start',
    justifyContent: 'center',
  });
  return (
    <View>
      {block.title !== undefined && <Title text={block.title} note={block.note} />}
      <View style={{ ...FIRM, flexDirection: 'row', height: mm(PART.gridHead), paddingBottom: mm(0.5) }}>
        {inOrder(block.columns).map(({ key, item: { title }, index }) => (
          <View key={key} style={{ ...centre(index), justifyContent: 'flex-end' }}>
            <Text style={{ fontSize: 5.8, lineHeight: 1.05, color: SOFT, textAlign: 'center' }}>{title}</Text>
          </View>
        ))}
      </View>
      {inOrder(block.groups.flatMap(({ rows }) => rows)).map(({ key, item: row }) => (
        <View key={key} style={{ ...HAIR, flexDirection: 'row', height: mm(PART.gridRow) }}>
          {inOrder(row.cells).map(({ key, item: cell, index }) => (
            <View key={key} style={centre(index)}>
              <CellMark
                cell={cell}
                ink={ink}
                lines={1}
                points={7}
                style={cell.kind === 'number' ? { fontSize: 7.6 } : {}}
              />
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}
