import { View } from '@react-pdf/renderer';
import { HAIRLINE, INK, SOFT } from '../ink';
import { PART } from '../measures';
import type { Style } from './style';
import { Words } from './text';
import { mm } from './units';

/** Rules of the small tables: between rows, and under their heads. */
export const HAIR: Style = { borderBottomWidth: mm(0.15), borderBottomColor: HAIRLINE, borderStyle: 'solid' };
export const FIRM: Style = { borderBottomWidth: mm(0.25), borderBottomColor: INK, borderStyle: 'solid' };

/** The title of a block. */
export function Title({ text, note }: { readonly text: string; readonly note?: string | undefined }) {
  return (
    <View style={{ height: mm(PART.title), flexDirection: 'row', alignItems: 'baseline', gap: mm(1.2) }}>
      <Words text={text} face="serif" points={10} style={{ lineHeight: 1.15, flexShrink: 1 }} />
      {note !== undefined && <Words text={note} points={6.6} style={{ color: SOFT }} />}
    </View>
  );
}
