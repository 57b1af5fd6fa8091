import { inOrder } from '@/lib/sheets/in-order';
import { isFigures, type Mark, MM_PER_POINT, type PathMark, type TextMark } from '@/lib/sheets/placed/mark';

function Text({ mark: { x, y, anchor, runs, turned } }: { readonly mark: TextMark }) {
  return (
    <text
      x={turned ? 0 : x}
      y={turned ? 0 : y}
      textAnchor={anchor}
      transform={turned && `translate(${x} ${y}) rotate(-90)`}
      xmlSpace="preserve"
    >
      {inOrder(runs).map(({ key, item: { text, face, points, colour, strong, italic } }) => (
        <tspan
          key={key}
          className={isFigures(text) ? `placed-${face} placed-figures` : `placed-${face}`}
          fontSize={points * MM_PER_POINT}
          fill={colour}
          fontWeight={strong ? 600 : undefined}
          fontStyle={italic ? 'italic' : undefined}
        >
          {text}
        </tspan>
      ))}
    </text>
  );
}

function Path({ mark }: { readonly mark: PathMark }) {
  const { d, x, y, scale, fill = 'none', stroke, width, dash, round } = mark;
  return (
    <path
      d={d}
      transform={`translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`}
      fill={fill}
      stroke={stroke}
      strokeWidth={width}
      strokeDasharray={dash}
      strokeLinecap={round ? 'round' : undefined}
      strokeLinejoin={round ? 'round' : undefined}
    />
  );
}

/** A mark of a page, and what a reader is told it is. */
export function PlacedMark({ mark }: { readonly mark: Mark }) {
  if (mark.kind === 'text') return <Text mark={mark} />;
  if (mark.kind === 'path') return <Path mark={mark} />;
  return (
    <g role={mark.role} aria-label={mark.label} {...(mark.role === 'heading' && { 'aria-level': 3 })}>
      {inOrder(mark.marks).map(({ key, item }) => (
        <PlacedMark key={key} mark={item} />
      ))}
    </g>
  );
}
