import { View } from '@react-pdf/renderer';
import type { TableRow } from '@/lib/rules/core/sheet';
import { inOrder } from '../in-order';
import { INK } from '../ink';
import { CellMark, type Ink } from './cells';
import type { Style } from './style';
import { FIGURES, Words } from './text';
import { mm } from './units';

const rule: Style = { borderBottomWidth: mm(0.28), borderBottomColor: INK, borderStyle: 'solid' };

/** A sum over a double rule. */
function Sum({ text }: { readonly text: string }) {
  return (
    <View style={rule}>
      <View style={{ ...rule, marginBottom: mm(0.35), paddingLeft: mm(2), paddingBottom: mm(0.5) }}>
        <Words text={text} face="serif" points={12.5} style={{ ...FIGURES, lineHeight: 1.05 }} />
      </View>
    </View>
  );
}

type Props = { readonly row: TableRow; readonly height: number; readonly ink: Ink };

/** The last row of a ledger. */
export function LedgerTotal({ row, height, ink }: Props) {
  return (
    <View
      style={{
        borderTopWidth: mm(0.35),
        borderTopColor: INK,
        borderStyle: 'solid',
        height: mm(height),
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
          <CellMark key={key} cell={cell} ink={ink} points={8.2} />
        ),
      )}
    </View>
  );
}
