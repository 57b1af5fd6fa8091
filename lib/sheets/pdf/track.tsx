import { Canvas, Text, View } from '@react-pdf/renderer';
import type { TrackBlock } from '@/lib/rules/core/sheet';
import { boxRows, trackNotes } from '../block-height';
import { inOrder } from '../in-order';
import { SOFT } from '../ink';
import { PART, POINTS } from '../measures';
import { type Painter, paintBox } from './paint';
import { printable, Runs } from './text';
import { Title } from './title';
import { mm } from './units';

/** A track of boxes with its notes; a line to write on when there are too many boxes. */
export function Track({ block, width }: { readonly block: TrackBlock; readonly width: number }) {
  const stand = boxRows(block);
  const [side, gap] = [stand?.width ?? width / Math.max(1, block.boxes.length), stand?.gap ?? 0];
  const placed =
    stand === null
      ? []
      : block.boxes.map((box, index) => ({
          box,
          x: (index % stand.perRow) * (side + gap),
          y: Math.floor(index / stand.perRow) * (stand.height + gap),
          width: side,
          height: stand.height,
        }));
  const height = stand === null ? PART.trackLine : stand.rows * (stand.height + stand.gap) - stand.gap;
  const corner = block.size === 'large';
  return (
    <View>
      <Title text={block.title} />
      <View style={{ height: mm(height) }}>
        {stand === null && (
          <Text style={{ fontSize: 7.8 }}>{printable(`________ of ${block.boxes.length}`)}</Text>
        )}
        <Canvas
          style={{ position: 'absolute', width: mm(width), height: mm(height) }}
          paint={(painter: Painter) => {
            for (const { box, ...at } of placed) paintBox(painter, box, at);
            return null;
          }}
        />
        {placed.map(({ box, x, y, width: wide, height: high }) => (
          <View
            key={`${x} ${y}`}
            style={{
              position: 'absolute',
              left: mm(x),
              top: mm(y),
              width: mm(wide - (corner ? 0.7 : 0)),
              height: mm(high - (corner ? 0.4 : 0)),
              justifyContent: corner ? 'flex-end' : 'center',
            }}
          >
            <Text
              style={{
                fontSize: wide < 6 && corner ? 5 : 6,
                lineHeight: 1.1,
                textAlign: corner ? 'right' : 'center',
                ...(corner ? { fontWeight: 600 } : { color: SOFT }),
              }}
            >
              {box.label ?? ''}
            </Text>
          </View>
        ))}
      </View>
      {inOrder(trackNotes(block, width)).map(({ key, item: runs, index }) => (
        <View
          key={key}
          style={{ height: mm(PART.trackNote), ...(index === 0 && { marginTop: mm(PART.trackNoteGap) }) }}
        >
          <Runs runs={runs} points={POINTS.trackNote} />
        </View>
      ))}
    </View>
  );
}
