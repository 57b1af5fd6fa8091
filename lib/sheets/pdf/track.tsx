import { View } from '@react-pdf/renderer';
import type { TrackBlock } from '@/lib/rules/core/sheet';
import { trackNotes } from '../block-height';
import { inOrder } from '../in-order';
import { PART, POINTS } from '../measures';
import { blockTrack, labelPoints } from '../track-places';
import { Boxes } from './boxes';
import { Runs, Words } from './text';
import { Title } from './title';
import { mm } from './units';

/** A track of boxes with its notes; a line to write on when there are too many boxes. */
export function Track({ block, width }: { readonly block: TrackBlock; readonly width: number }) {
  const track = blockTrack(block, width);
  const large = block.size === 'large';
  return (
    <View>
      <Title text={block.title} width={width} />
      {track === null ? (
        <View style={{ height: mm(PART.trackLine), justifyContent: 'center' }}>
          <Words text={`____________ of ${block.boxes.length}`} />
        </View>
      ) : (
        <Boxes
          track={track}
          labels={large ? 'corner' : 'middle'}
          points={labelPoints(block)}
          strong={large}
        />
      )}
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
