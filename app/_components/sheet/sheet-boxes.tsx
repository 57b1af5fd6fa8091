import { boxShapes } from '@/lib/sheets/box-shapes';
import { inOrder } from '@/lib/sheets/in-order';
import { INK, SOFT } from '@/lib/sheets/ink';
import { labelInset, type PlacedBox, type PlacedTrack } from '@/lib/sheets/track-places';

const MM_PER_POINT = 25.4 / 72;

type LabelStyle = { readonly labels: 'middle' | 'corner'; readonly points: number; readonly strong: boolean };

function Label({ placed, labels, points, strong }: { readonly placed: PlacedBox } & LabelStyle) {
  const { box, x, y, width, height } = placed;
  const corner = labels === 'corner';
  const size = points * MM_PER_POINT;
  return (
    <text
      x={corner ? x + width - labelInset(box) : x + width / 2}
      y={corner ? y + height - labelInset(box) : y + height / 2 + size * 0.36}
      textAnchor={corner ? 'end' : 'middle'}
      fontSize={size}
      fontWeight={strong ? 600 : 400}
      fill={strong ? INK : SOFT}
    >
      {box.label}
    </text>
  );
}

type Props = { readonly track: PlacedTrack; readonly name: string } & LabelStyle;

/** A track of boxes, drawn with the shapes that the PDF draws. */
export function SheetBoxes({ track: { boxes, width, height }, name, ...label }: Props) {
  return (
    <svg
      className="sheet-boxes"
      role="img"
      aria-label={name}
      viewBox={`0 0 ${width} ${height}`}
      width={`${width}mm`}
      height={`${height}mm`}
    >
      {inOrder(boxes).map(({ key, item: placed }) => (
        <g key={key}>
          <g transform={`translate(${placed.x} ${placed.y})`}>
            {inOrder(boxShapes(placed.box.kind, placed.width, placed.height)).map(({ key: part, item }) => (
              <path
                key={part}
                d={item.d}
                fill={item.fill ?? 'none'}
                stroke={item.stroke}
                strokeWidth={item.width}
                strokeDasharray={item.dash}
                transform={item.zoom && `translate(${item.zoom.x} ${item.zoom.y}) scale(${item.zoom.scale})`}
              />
            ))}
          </g>
          {placed.box.label !== undefined && <Label placed={placed} {...label} />}
        </g>
      ))}
    </svg>
  );
}
