import { View } from '@react-pdf/renderer';
import type { Cell, LineBlock } from '@/lib/rules/core/sheet';
import { inOrder } from '../in-order';
import { HAIRLINE, INK } from '../ink';
import { linePlaces } from '../line-places';
import { type Density, LINE, POINTS } from '../measures';
import { CellMark, type Ink } from './cells';
import type { Style } from './style';
import { mm } from './units';

type Props = {
  readonly block: LineBlock;
  readonly first: boolean;
  readonly width: number;
  readonly density: Density;
  readonly ink: Ink;
};

const placeOf = (cell: Cell, width: number | null): Style => {
  if (cell.kind === 'number') return { marginLeft: 'auto' };
  return width === null ? {} : { width: mm(width) };
};

/** A ruled line without columns; its number stands at the right edge. */
export function Line({ block, first, width, density, ink }: Props) {
  const places = linePlaces(block.cells, width);
  return (
    <View
      style={{
        height: mm(density.line),
        flexDirection: 'row',
        alignItems: 'center',
        gap: mm(LINE.gap),
        borderTopWidth: mm(first ? 0.5 : 0.15),
        borderTopColor: first ? INK : HAIRLINE,
        borderStyle: 'solid',
      }}
    >
      {inOrder(block.cells).map(({ key, item: cell, index }) => {
        const place = places[index] ?? null;
        return (
          <CellMark
            key={key}
            cell={cell}
            ink={ink}
            lines={place === null ? 1 : 2}
            points={POINTS.line}
            style={placeOf(cell, place)}
          />
        );
      })}
    </View>
  );
}
