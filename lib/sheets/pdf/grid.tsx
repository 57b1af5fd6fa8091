import { View } from '@react-pdf/renderer';
import type { TableBlock } from '@/lib/rules/core/sheet';
import { columnWidths } from '../block-height';
import { inOrder } from '../in-order';
import { SOFT } from '../ink';
import { PART } from '../measures';
import { CellMark, type Ink } from './cells';
import type { Style } from './style';
import { Words } from './text';
import { FIRM, HAIR, Title } from './title';
import { mm } from './units';

const ROW: Style = { flexDirection: 'row', alignItems: 'center' };

type Props = { readonly block: TableBlock; readonly width: number; readonly ink: Ink };

/** A small table that is never split. */
export function Grid({ block, width, ink }: Props) {
  const widths = columnWidths(
    block.columns.map((column) => column.width),
    width,
  );
  const place = (index: number): Style => ({
    width: mm(widths[index] ?? 0),
    textAlign: block.columns[index]?.align === 'center' ? 'center' : 'left',
  });
  return (
    <View>
      {block.title !== undefined && <Title text={block.title} note={block.note} width={width} />}
      <View
        style={{ ...FIRM, ...ROW, alignItems: 'flex-end', height: mm(PART.gridHead), paddingBottom: mm(0.5) }}
      >
        {inOrder(block.columns).map(({ key, item: { title }, index }) => (
          <Words
            key={key}
            text={title}
            points={5.8}
            lines={2}
            style={{ ...place(index), lineHeight: 1.05, color: SOFT }}
          />
        ))}
      </View>
      {inOrder(block.groups.flatMap(({ rows }) => rows)).map(({ key, item: row }) => (
        <View key={key} style={{ ...HAIR, ...ROW, height: mm(PART.gridRow) }}>
          {inOrder(row.cells).map(({ key: cellKey, item: cell, index }) => (
            <CellMark
              key={cellKey}
              cell={cell}
              ink={ink}
              lines={1}
              points={cell.kind === 'number' ? 7.6 : 7}
              style={place(index)}
            />
          ))}
        </View>
      ))}
    </View>
  );
}
