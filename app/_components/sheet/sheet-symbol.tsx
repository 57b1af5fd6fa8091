import type { Sheet } from '@/lib/rules/core/sheet';
import type { SymbolName } from '@/lib/rules/core/symbol';
import { inOrder } from '@/lib/sheets/in-order';
import { printColours, SYMBOL_LINE } from '@/lib/sheets/nation-colours';
import { SYMBOL_BOX, SYMBOL_SHAPES, type SymbolRole } from '@/lib/sheets/symbols';

type Props = { readonly symbol: SymbolName } & Pick<Sheet, 'nation' | 'ink'>;

/** A unit symbol in the colours of print: always the light ones, whatever the theme of the screen. */
export function SheetSymbol({ symbol, nation, ink }: Props) {
  const { sym, sym2 } = printColours(nation, ink);
  const colours: Record<SymbolRole, string> = { sym: sym.light, sym2: sym2.light, line: SYMBOL_LINE.light };
  const colour = (role: SymbolRole | undefined): string => (role === undefined ? 'none' : colours[role]);
  return (
    <svg
      className="sheet-symbol"
      viewBox={`0 0 ${SYMBOL_BOX.width} ${SYMBOL_BOX.height}`}
      width="8mm"
      height="4.27mm"
      aria-hidden="true"
    >
      {inOrder(SYMBOL_SHAPES[symbol]).map(({ key, item: shape }) => {
        const paint = {
          fill: colour(shape.fill),
          stroke: colour(shape.stroke),
          strokeWidth: shape.width ?? 1,
          strokeLinecap: shape.cap,
          strokeLinejoin: shape.join,
        };
        return shape.kind === 'path' ? (
          <path key={key} d={shape.d} {...paint} />
        ) : (
          <circle key={key} cx={shape.cx} cy={shape.cy} r={shape.r} {...paint} />
        );
      })}
    </svg>
  );
}
