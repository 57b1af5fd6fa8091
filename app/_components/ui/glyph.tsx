import type { SymbolName } from '@/lib/rules/core/sheet/symbol';
import { SYMBOL_BOX, SYMBOL_SHAPES, type SymbolRole, type SymbolShape } from '@/lib/sheets/symbols';

const COLOUR: Record<SymbolRole, string> = {
  sym: 'var(--sym)',
  sym2: 'var(--sym-2)',
  line: 'var(--sym-line)',
};

const draw = (shape: SymbolShape, key: number) => {
  const paint = {
    fill: shape.fill === undefined ? 'none' : COLOUR[shape.fill],
    stroke: shape.stroke === undefined ? 'none' : COLOUR[shape.stroke],
    strokeWidth: shape.width ?? 1,
    ...(shape.cap && { strokeLinecap: shape.cap }),
    ...(shape.join && { strokeLinejoin: shape.join }),
  };
  return shape.kind === 'path' ? (
    <path key={key} d={shape.d} {...paint} />
  ) : (
    <circle key={key} cx={shape.cx} cy={shape.cy} r={shape.r} {...paint} />
  );
};

/** A unit symbol in the colours of the nearest `data-nation`. Text beside it names the unit, so it is decoration. */
export const Glyph = ({ symbol, className = '' }: { symbol: SymbolName; className?: string }) => (
  <svg
    className={`sym ${className}`}
    viewBox={`0 0 ${SYMBOL_BOX.width} ${SYMBOL_BOX.height}`}
    aria-hidden="true"
    focusable="false"
  >
    {SYMBOL_SHAPES[symbol].map(draw)}
  </svg>
);
