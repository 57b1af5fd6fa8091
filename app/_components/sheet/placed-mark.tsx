import { inOrder } from '@/lib/sheets/in-order';
import {
  type GroupMark,
  isFigures,
  type Mark,
  MM_PER_POINT,
  type PathMark,
  type TextMark,
  TURNS,
} from '@/lib/sheets/placed/mark';

function Text({ mark: { x, y, anchor, runs, turned } }: { readonly mark: TextMark }) {
  return (
    <text
      x={turned ? 0 : x}
      y={turned ? 0 : y}
      textAnchor={anchor}
      transform={turned && `translate(${x} ${y}) rotate(${TURNS[turned]})`}
      xmlSpace="preserve"
    >
      {inOrder(runs).map(({ key, item: { text, face, points, colour, strong, italic } }) => (
        <tspan
          key={key}
          className={isFigures(text) ? `sheet-${face} sheet-figures` : `sheet-${face}`}
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

/** What a group is for a reader of the page: paragraphs are text, decoration is nothing. */
const toldOf = ({ role, label, level = 2, span }: GroupMark) => {
  if (role === 'artifact') return { 'aria-hidden': true };
  if (role === 'paragraph') return {};
  return {
    role,
    'aria-label': label,
    ...(role === 'heading' && { 'aria-level': level + 1 }),
    'aria-colspan': span,
  };
};

/** A mark of a page, and what a reader is told it is. */
export function PlacedMark({ mark }: { readonly mark: Mark }) {
  if (mark.kind === 'text') return <Text mark={mark} />;
  if (mark.kind === 'path') return <Path mark={mark} />;
  const marks = inOrder(mark.marks).map(({ key, item }) => <PlacedMark key={key} mark={item} />);
  if (mark.role === 'link') return <a href={mark.url}>{marks}</a>;
  return <g {...toldOf(mark)}>{marks}</g>;
}
