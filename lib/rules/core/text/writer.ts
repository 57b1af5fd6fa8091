import { type Path, pathKey } from '../army/path';
import type { Assessment } from '../contract/assessment';
import { subtotals } from '../price/costing';
import { NO_POINTS, pointsText, printedPoints } from '../price/points';
import type { ExtraLine } from './declaration';
import type { TextWriter } from './details';
import { quoted } from './quotes';
import type { TextOptions } from './text';

/** How a markup sets off headings, names and lists. */
const MARKUP = {
  plain: {
    title: (text: string) => text,
    head: (text: string) => text,
    item: (text: string) => `- ${text}`,
    open: '',
    close: '',
  },
  markdown: {
    title: (text: string) => `## ${text}`,
    head: (text: string) => `**${text}**`,
    item: (text: string) => `- ${text}`,
    open: '',
    close: '',
  },
  bbcode: {
    title: (text: string) => `[size=150][b]${text}[/b][/size]`,
    head: (text: string) => `[b]${text}[/b]`,
    item: (text: string) => `[*]${text}`,
    open: '[list]',
    close: '[/list]',
  },
} as const;

const INVISIBLE = '\u200b';

/** Names and notes are data: what would be markup, a list or a call of someone in a forum is made harmless there. */
const SAFE = {
  plain: quoted,
  markdown: (text: string) =>
    text
      .replace(/[\\`*_{}[\]<>()#+!|~&=-]/g, (mark) => `\\${mark}`)
      .replace(/^(\s*\d+)\./, '$1\\.')
      .replaceAll('@', `@${INVISIBLE}`),
  bbcode: (text: string) => text.replaceAll('[', '(').replaceAll(']', ')'),
} as const;

/** Markdown runs lines together unless they end in two spaces. */
const hardBreaks = (lines: readonly string[]): string[] =>
  lines.map((line, index) => {
    const next = lines[index + 1] ?? '';
    return line === '' || next === '' || next.startsWith('- ') || line.startsWith('## ') ? line : `${line}  `;
  });

/** What a text is written with that is no army: marks, and words that others wrote made harmless. */
export const marksFor = (markup: TextOptions['markup']) => {
  const { open, close, ...marks } = MARKUP[markup];
  return {
    ...marks,
    // A plain text is never read back, so it needs no quotes.
    safe: markup === 'plain' ? (text: string) => text : SAFE[markup],
    list: (items: readonly string[]) => [open, ...items.map(marks.item), close].filter((line) => line !== ''),
  };
};

const writeIn = (markup: TextOptions['markup']): TextWriter => {
  const safe = SAFE[markup];
  if (markup === 'plain') return { safe, inQuotes: JSON.stringify, asRow: JSON.stringify };
  return { safe, inQuotes: safe, asRow: (cells) => cells.map(safe).join(', ') };
};

/** Its lines, those that say anything, parted by strokes. */
const inOneLine = (notes: string): string =>
  notes
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' / ');

/** What all lines of one text are written with. */
export type Writer = {
  readonly say: TextWriter;
  /** each unit and leader on its own line */
  readonly lined: boolean;
  /** with notes, house costs and tables */
  readonly full: boolean;
  readonly title: (text: string) => string;
  readonly head: (text: string) => string;
  /** Items between the marks that open and close a list. */
  readonly list: (items: readonly string[]) => readonly string[];
  readonly item: (text: string) => string;
  /** The total of a node, in printed points; null without a total. */
  readonly pointsAt: (at: Path) => string | null;
  /** The same at the end of a line, behind other facts. */
  readonly price: (at: Path, facts?: readonly string[]) => string;
  /** A note below its node; in full only. */
  readonly note: (node: { readonly notes?: unknown }) => readonly string[];
  /** A node's own lines. */
  readonly extra: <N>(lines: readonly ExtraLine<N>[] | undefined, node: N) => readonly string[];
  /** All lines as one text. */
  readonly text: (lines: readonly string[]) => string;
};

/** The pen for one army in one form. */
export const createWriter = (
  { costing }: Assessment,
  { markup, length }: TextOptions,
  pointScale: number,
): Writer => {
  const { open, close, ...marks } = MARKUP[markup];
  const say = writeIn(markup);
  const compact = length === 'compact';
  const full = length === 'full';
  const lined = length !== 'short';
  const sums = costing === null ? null : subtotals(costing);
  // square brackets would be tags in BBCode
  const [left, right] = markup === 'bbcode' ? ['(', ')'] : ['[', ']'];
  const pointsAt = (at: Path): string | null =>
    sums && pointsText(printedPoints(sums.get(pathKey(at)) ?? NO_POINTS, pointScale)).replace('−', '-');
  return {
    ...marks,
    say,
    lined,
    full,
    list: (items) => [open, ...items, close],
    pointsAt,
    price: (at, facts = []) => {
      const points = pointsAt(at);
      const all = points === null ? facts : [...facts, points];
      return all.length === 0 ? '' : ` ${left}${all.join(', ')}${right}`;
    },
    // plain notes stay on their line and read back; elsewhere they are words
    note: ({ notes }) => {
      if (!full || typeof notes !== 'string') return [];
      return [`  Note: ${say.inQuotes(markup === 'plain' ? notes : inOneLine(notes))}`];
    },
    extra: (lines, node) =>
      (lines ?? []).flatMap(({ short, write }) => (lined || short ? (write(node, say) ?? []) : [])),
    text: (lines) => {
      const spaced = lines.filter((line, index) => line !== '' || (lines[index - 1] !== '' && !compact));
      // in chats a line is a line
      return `${(markup === 'markdown' && !compact ? hardBreaks(spaced) : spaced).join('\n')}\n`;
    },
  };
};
