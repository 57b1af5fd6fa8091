import { View } from '@react-pdf/renderer';
import type { ListBlock, NoteBlock } from '@/lib/rules/core/sheet';
import { noteIndent, wrappedLines } from '../block-height';
import { inOrder } from '../in-order';
import { PART, POINTS } from '../measures';
import type { Ink } from './cells';
import { SeverityMark } from './severity-mark';
import { FIGURES, Runs, Words } from './text';
import { FIRM, HAIR, Title } from './title';
import { mm } from './units';

/** Terms and their values. */
export function List({ block, width }: { readonly block: ListBlock; readonly width: number }) {
  return (
    <View>
      <View style={FIRM}>
        <Title text={block.title} width={width} />
      </View>
      {block.items.map(({ term, value }) => (
        <View
          key={term}
          style={{
            ...HAIR,
            flexDirection: 'row',
            height: mm(PART.listRow),
            alignItems: 'center',
            gap: mm(2),
          }}
        >
          <Words text={term} points={7.2} style={{ flexGrow: 1, flexShrink: 1 }} />
          <Words text={value} points={7.2} style={{ ...FIGURES, fontWeight: 600 }} />
        </View>
      ))}
    </View>
  );
}

type NoteProps = { readonly block: NoteBlock; readonly width: number; readonly ink: Ink };

/** Findings or remarks, each with its mark. */
export function Note({ block, width, ink }: NoteProps) {
  return (
    <View style={{ marginTop: mm(PART.gap) }}>
      <Title text={block.title} width={width} />
      {inOrder(wrappedLines(block, width)).map(({ key, item: lines, index }) => (
        <View key={key} style={{ flexDirection: 'row' }}>
          <View style={{ width: mm(noteIndent(block)), paddingTop: mm(0.35) }}>
            <SeverityMark severity={block.lines[index]?.severity} ink={ink.ink} side={2.6} />
          </View>
          <View>
            {inOrder(lines).map(({ key: place, item: runs }) => (
              <View key={place} style={{ height: mm(PART.noteLine) }}>
                <Runs runs={runs} points={POINTS.note} />
              </View>
            ))}
          </View>
        </View>
      ))}
    </View>
  );
}
