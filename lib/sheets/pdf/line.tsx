import { View } from '@react-pdf/renderer';
import type { Cell, LineBlock } from '@/lib/rules/core/sheet';
import { inOrder } from '../in-order';
import { HAIRLINE, INK } from '../ink';
import type { Density } from '../measures';
import { CellMark, type Ink } from './cells';
import type { Style } from './style';
import { mm } from './units';

type Props = {
  readonly block: LineBlock;
  readonly first: boolean;
  readonly density: Density;
  readonly ink: Ink;
};

const placeOf = (cell: Cell): Style => (cell.kind === 'number' ? { marginLeft: 'auto' } : { flexShrink: 1 });

/** A ruled line without columns; its number stands at the right edge. */
export function Line({ block, first, density, ink }: Props) {
  return (
    <View
      style={{
        height: mm(density.line),
        flexDirection: 'row',
        alignItems: 'center',
        gap: mm(2.5),
        borderTopWidth: mm(first ? 0.5 : 0.15),
        borderTopColor: first ? INK : HAIRLINE,
        borderStyle: 'solid',
      }}
    >
      {inOrder(block.cells).map(({ key, item: cell }) => (
        <CellMark key={key} cell={cell} ink={ink} lines={1} points={8.4} style={placeOf(cell)} />
      ))}
    </View>
  );
}
