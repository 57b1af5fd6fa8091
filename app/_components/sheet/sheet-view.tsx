import { inOrder, type PrintedSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { layOutPages } from '@/lib/sheets/placed/placed-pages';
import './sheet-print.css';
import './sheet.css';
import {
  type DrawOp,
  type GroupMark,
  isFigures,
  MM_PER_POINT,
  type PathMark,
  type TextMark,
  TURNS,
} from '@/lib/sheets/placed/mark';

/** More pages than this are not drawn: no one prints them, and a browser would stand still. */
const MOST_PAGES = 60;

/** A drawing wider than its place scrolls, and has nothing in it that keys could reach. */
const SCROLLED = { tabIndex: 0 } as const;

/** The orientation and size of the paper of a plate: landscape, or twice the size. */
const lieOf = (sheet: PrintedSheet): string | undefined =>
  sheet.form !== 'plate' ? undefined : sheet.large ? 'large' : 'side';

/** The cards of an army stand beside its roster, and both bear its name. */
const nameOf = ({ form, title }: PrintedSheet): string => (form === 'cards' ? `${title}, cards` : title);

type SheetViewProps = {
  readonly sheet: PrintedSheet;
  /** a blank side, so that what follows begins on a new leaf */
  readonly blankAfter?: boolean;
  /** a landscape page is turned on portrait paper, as all pages of one print have one size */
  readonly turned?: boolean;
};

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
const ariaProps = ({ role, label, level = 2, span }: GroupMark) => {
  if (role === 'artifact') return { 'aria-hidden': true };
  if (role === 'paragraph') return {};
  return {
    role,
    'aria-label': label,
    ...(role === 'heading' && { 'aria-level': level + 1 }),
    'aria-colspan': span,
  };
};

/** A mark of a page, with its role for screen readers. */
function PlacedMark({ mark }: { readonly mark: DrawOp }) {
  if (mark.kind === 'text') return <Text mark={mark} />;
  if (mark.kind === 'path') return <Path mark={mark} />;
  const marks = inOrder(mark.marks).map(({ key, item }) => <PlacedMark key={key} mark={item} />);
  if (mark.role === 'link') return <a href={mark.url}>{marks}</a>;
  return <g {...ariaProps(mark)}>{marks}</g>;
}

const sheetsNotShown = (count: number): string =>
  count === 1
    ? 'One more sheet is not shown: split the army to print it.'
    : `${count} more sheets are not shown: split the army to print them.`;

/**
 * A sheet as pages of paper, on screen and for the browser's print, drawn from the same places as the PDF. Needs no
 * network and no effects: it draws from the army in memory.
 */
export function SheetView({ sheet, blankAfter = false, turned = false }: SheetViewProps) {
  const pages = layOutPages(sheet);
  const visible = pages.slice(0, MOST_PAGES);
  return (
    <section className="sheet-view" {...SCROLLED} aria-label={nameOf(sheet)} data-ink={sheet.ink}>
      {inOrder(visible).map(({ key, item: { width, height, label, marks, guides = [] } }) => (
        <article
          key={key}
          className="sheet-page"
          data-paper={sheet.paper}
          data-lie={lieOf(sheet)}
          data-turned={turned && sheet.form === 'plate' ? true : undefined}
          aria-label={label}
        >
          <svg className="sheet-drawing sheet-lying" viewBox={`0 0 ${width} ${height}`} aria-label={label}>
            {guides.length > 0 && (
              <g className="sheet-guides" aria-hidden>
                {inOrder(guides).map(({ key: place, item }) => (
                  <PlacedMark key={place} mark={item} />
                ))}
              </g>
            )}
            {inOrder(marks).map(({ key: place, item }) => (
              <PlacedMark key={place} mark={item} />
            ))}
          </svg>
          {turned && sheet.form === 'plate' && (
            <svg className="sheet-drawing sheet-turned" viewBox={`0 0 ${height} ${width}`} aria-hidden>
              <g transform={`translate(${height} 0) rotate(90)`}>
                {inOrder(marks).map(({ key: place, item }) => (
                  <PlacedMark key={place} mark={item} />
                ))}
              </g>
            </svg>
          )}
        </article>
      ))}
      {blankAfter && <article className="sheet-page" data-paper={sheet.paper} aria-label="A blank side" />}
      {visible.length < pages.length && (
        <p className="sheet-more">{sheetsNotShown(pages.length - visible.length)}</p>
      )}
    </section>
  );
}
