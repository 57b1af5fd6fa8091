import { Canvas, View } from '@react-pdf/renderer';
import type { Cell, Sheet } from '@/lib/rules/core/sheet';
import { INK, MUTE, SOFT } from '../ink';
import { rowTrack } from '../track-places';
import { Boxes } from './boxes';
import type { Face } from './fonts';
import { type Painter, paintSymbol } from './paint';
import type { Style } from './style';
import { FIGURES, Runs, Words } from './text';
import { mm } from './units';

/** Facts of the sheet that cells are drawn with. */
export type Ink = Pick<Sheet, 'nation' | 'ink'> & { readonly box: number };

const SYMBOL = { width: mm(8), height: mm(4.27), flexShrink: 0 };

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
    <View style={{ flexDirection: 'row', alignItems: 'center' }}>
      {cell.options.map(({ label, on }) => (
        <View
          key={label}
          style={{ flexDirection: 'row', alignItems: 'center', gap: mm(1.2), marginRight: mm(4) }}
        >
          <Canvas
            style={{ width: mm(RING), height: mm(RING) }}
            paint={(painter: Painter) => {
              paintRing(painter, on);
              return null;
            }}
          />
          <Words text={label} style={on ? { fontWeight: 600 } : { color: SOFT }} />
        </View>
      ))}
    </View>
  );
}

const weightOf = (style: (Cell & { kind: 'number' })['style']): Style => {
  if (style === 'strong') return { fontWeight: 600 };
  return style === 'mute' ? { color: MUTE } : {};
};

type Props = {
  readonly cell: Cell;
  readonly ink: Ink;
  readonly face?: Face;
  readonly lines?: number;
  readonly points?: number;
  /** of the text, if the cell holds text */
  readonly style?: Style;
};

/** One cell, whatever it holds. */
export function CellMark({ cell, ink, face = 'sans', lines = 2, points = 7.8, style = {} }: Props) {
  switch (cell.kind) {
    case 'text':
      return <Runs runs={cell.runs} face={face} lines={lines} points={points} style={style} />;
    case 'number':
      return (
        <Words
          text={cell.text}
          face={face}
          points={points}
          style={{ ...FIGURES, ...weightOf(cell.style), ...style }}
        />
      );
    case 'symbol':
      return <SymbolMark cell={cell} ink={ink} />;
    case 'track':
      return <Boxes track={rowTrack(cell.boxes, ink.box)} labels="middle" points={6.4} strong />;
    case 'choice':
      return <Ratings cell={cell} />;
    case 'empty':
      return null;
  }
}
