import { Canvas, Text, View } from '@react-pdf/renderer';
import type { Style } from '@react-pdf/stylesheet';
import type { Box, Cell, Sheet } from '@/lib/rules/core/sheet';
import { rowBoxes } from '../box-shapes';
import { INK, MUTE, SOFT } from '../ink';
import { type Painter, paintBox, paintSymbol } from './paint';
import { FIGURES, printable, Runs } from './text';
import { mm } from './units';

/** Facts of the sheet that cells are drawn with. */
export type Ink = Pick<Sheet, 'nation' | 'ink'> & { readonly box: number };

const SYMBOL = { width: mm(8), height: mm(4.27) };

function SymbolMark({ cell, ink }: { readonly cell: Cell & { kind: 'symbol' }; readonly ink: Ink }) {
  return (
    <Canvas
      style={SYMBOL}
      paint={(painter: Painter) => {
        paintSymbol(painter, cell.symbol, ink, SYMBOL.width);
        return null;
      }}
    />
  );
}

const label = (left: number, top: number, side: number): Style => ({
  position: 'absolute',
  left: mm(left),
  top: mm(top),
  width: mm(side),
  height: mm(side),
  justifyContent: 'center',
});

function RowTrack({ boxes, box }: { readonly boxes: readonly Box[]; readonly box: number }) {
  const { side, gap, perLine } = rowBoxes(boxes.length, box);
  const step = side + gap;
  const placed = boxes.map((each, index) => ({
    each,
    x: (index % perLine) * step,
    y: Math.floor(index / perLine) * step,
  }));
  const height = Math.ceil(boxes.length / perLine) * step - gap;
  return (
    <View style={{ width: mm(perLine * step - gap), height: mm(height) }}>
      <Canvas
        style={{ position: 'absolute', width: mm(perLine * step), height: mm(height) }}
        paint={(painter: Painter) => {
          for (const { each, x, y } of placed) paintBox(painter, each, { x, y, width: side, height: side });
          return null;
        }}
      />
      {placed
        .filter(({ each }) => each.label !== undefined)
        .map(({ each, x, y }) => (
          <View key={`${x} ${y}`} style={label(x, y, side)}>
            <Text style={{ fontSize: 6.4, fontWeight: 600, textAlign: 'center', lineHeight: 1 }}>
              {each.label}
            </Text>
          </View>
        ))}
    </View>
  );
}

const RING = 2.8;

const paintRing = (painter: Painter, on: boolean): void => {
  const middle = mm(RING / 2);
  painter
    .circle(middle, middle, mm(RING / 2 - 0.125))
    .lineWidth(mm(0.25))
    .stroke(INK);
  if (on) painter.circle(middle, middle, mm(RING / 2 - 0.65)).fill(INK);
};

function Ratings({ cell }: { readonly cell: Cell & { kind: 'choice' } }) {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: mm(4) }}>
      {cell.options.map(({ label: text, on }) => (
        <View key={text} style={{ flexDirection: 'row', alignItems: 'center', gap: mm(1.2) }}>
          <Canvas
            style={{ width: mm(RING), height: mm(RING) }}
            paint={(painter: Painter) => {
              paintRing(painter, on);
              return null;
            }}
          />
          <Text style={on ? { fontWeight: 600 } : { color: SOFT }}>{printable(text)}</Text>
        </View>
      ))}
    </View>
  );
}

type Props = {
  readonly cell: Cell;
  readonly ink: Ink;
  readonly lines?: number;
  readonly points?: number;
  readonly style?: Style;
};

/** One cell, whatever it holds. */
export function CellMark({ cell, ink, lines = 2, points = 7.8, style = {} }: Props) {
  switch (cell.kind) {
    case 'text':
      return <Runs runs={cell.runs} lines={lines} points={points} style={style} />;
    case 'number':
      return (
        <Text
          style={{
            fontSize: points,
            ...FIGURES,
            ...(cell.style === 'strong' && { fontWeight: 600 }),
            ...(cell.style === 'mute' && { color: MUTE }),
            ...style,
          }}
        >
          {printable(cell.text)}
        </Text>
      );
    case 'symbol':
      return <SymbolMark cell={cell} ink={ink} />;
    case 'track':
      return <RowTrack boxes={cell.boxes} box={ink.box} />;
    case 'choice':
      return <Ratings cell={cell} />;
    case 'empty':
      return null;
  }
}
