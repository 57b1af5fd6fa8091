import { Canvas, Text, View } from '@react-pdf/renderer';
import { SOFT } from '../ink';
import type { PlacedTrack } from '../track-places';
import { type Painter, paintBox } from './paint';
import { printable } from './text';
import { mm } from './units';

type Props = {
  readonly track: PlacedTrack;
  readonly labels: 'middle' | 'corner';
  readonly points: number;
  readonly strong: boolean;
};

/** A track of boxes with their labels. */
export function Boxes({ track: { boxes, width, height }, labels, points, strong }: Props) {
  const corner = labels === 'corner';
  return (
    <View style={{ width: mm(width), height: mm(height) }}>
      <Canvas
        style={{ position: 'absolute', width: mm(width), height: mm(height) }}
        paint={(painter: Painter) => {
          for (const { box, ...at } of boxes) paintBox(painter, box, at);
          return null;
        }}
      />
      {boxes.map(
        ({ box, x, y, width: wide, height: high }) =>
          box.label !== undefined && (
            <View
              key={`${x} ${y}`}
              style={{
                position: 'absolute',
                left: mm(x),
                top: mm(y),
                width: mm(wide - (corner ? 0.8 : 0)),
                height: mm(high - (corner ? 0.5 : 0)),
                justifyContent: corner ? 'flex-end' : 'center',
              }}
            >
              <Text
                style={{
                  fontSize: points,
                  lineHeight: 1,
                  textAlign: corner ? 'right' : 'center',
                  ...(strong ? { fontWeight: 600 } : { color: SOFT }),
                }}
              >
                {printable(box.label)}
              </Text>
            </View>
          ),
      )}
    </View>
  );
}
