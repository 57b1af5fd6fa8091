import { Text } from '@react-pdf/renderer';
import type { Run } from '@/lib/rules/core/sheet';
import { INK, SOFT } from '../ink';
import { type Face, familiesOf, isCovered, MAIN_FAMILY } from './fonts';
import { printableText } from './printable-text';
import type { Style } from './style';

/** The text style every page starts from. */
export const BASE: Style = {
  fontFamily: MAIN_FAMILY,
  fontSize: 7.8,
  fontWeight: 400,
  color: INK,
  lineHeight: 1.2,
  fontFeatureSettings: { calt: 0 },
};

/** Tabular figures, for everything that is read in columns. */
export const FIGURES: Style = { fontFeatureSettings: { tnum: 1, calt: 0 } };

/** A text as it can be printed with the fonts we have. */
export const printable = (text: string): string => printableText(text, isCovered);

type WordsProps = {
  readonly text: string;
  readonly face?: Face;
  readonly points?: number;
  /** at most so many lines; what is left out ends in an ellipsis */
  readonly lines?: number;
  readonly style?: Style;
};

/** Text in one style. */
export function Words({ text, face = 'sans', points = 7.8, lines = 1, style }: WordsProps) {
  const shown = printable(text);
  return (
    <Text
      style={{
        fontFamily: familiesOf(face, shown),
        fontSize: points,
        maxLines: lines,
        textOverflow: 'ellipsis',
        ...style,
      }}
    >
      {shown}
    </Text>
  );
}

// Caslon is small on the body
const ITALIC = 1.22;

const runStyle = (run: Run, points: number): { readonly face: Face; readonly style: Style } => {
  if (run.style === 'strong') return { face: 'sans', style: { fontWeight: 600 } };
  if (run.style === 'soft') return { face: 'sans', style: { color: SOFT } };
  if (run.style === 'italic')
    return { face: 'serif', style: { fontStyle: 'italic', fontSize: points * ITALIC } };
  return { face: 'sans', style: {} };
};

type RunsProps = {
  readonly runs: readonly Run[];
  readonly face?: Face;
  readonly points?: number;
  readonly lines?: number;
  readonly style?: Style;
};

/** Runs of text, at most `lines` lines. A face is for the runs without a style of their own. */
export function Runs({ runs, face, points = 7.8, lines = 1, style }: RunsProps) {
  const parts = runs.map((run, index) => {
    const text = printable(run.text);
    const own = runStyle(run, points);
    const plain = run.style === undefined && face !== undefined ? face : own.face;
    return { key: String(index), text, style: { fontFamily: familiesOf(plain, text), ...own.style } };
  });
  const box: Style = { fontSize: points, maxLines: lines, textOverflow: 'ellipsis', ...style };
  const [only, second] = parts;
  if (only === undefined) return null;
  if (second === undefined) return <Text style={{ ...box, ...only.style }}>{only.text}</Text>;
  return (
    <Text style={box}>
      {parts.map((part) => (
        <Text key={part.key} style={part.style}>
          {part.text}
        </Text>
      ))}
    </Text>
  );
}
