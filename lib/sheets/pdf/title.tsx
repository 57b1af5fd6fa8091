import { View } from '@react-pdf/renderer';
import { HAIRLINE, INK, SOFT } from '../ink';
import { PART } from '../measures';
import { partTitlePoints } from '../title-size';
import type { Style } from './style';
import { Words } from './text';
import { mm } from './units';

/** Rules of the small tables: between rows, and under their heads. */
export const HAIR: Style = { borderBottomWidth: mm(0.15), borderBottomColor: HAIRLINE, borderStyle: 'solid' };
export const FIRM: Style = { borderBottomWidth: mm(0.25), borderBottomColor: INK, borderStyle: 'solid' };

type Props = { readonly text: string; readonly width: number; readonly note?: string | undefined };

/** The title of a block, set smaller where it is too long for its column. */
export function Title({ text, width, note }: Props) {
  return (
    <View style={{ height: mm(PART.title), flexDirection: 'row', alignItems: 'baseline', gap: mm(1.2) }}>
      <Words
        text={text}
        face="serif"
        points={partTitlePoints(text, width)}
        style={{ lineHeight: 1.15, flexShrink: 1 }}
      />
      {note !== undefined && <Words text={note} points={6.6} style={{ color: SOFT }} />}
    </View>
  );
}
