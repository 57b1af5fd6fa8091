import { Text } from '@react-pdf/renderer';
import type { Run } from '@/lib/rules/core/sheet';
import { inOrder } from '../in-order';
import { INK, SOFT } from '../ink';
import { DISPLAY, isCovered, SANS, SERIF } from './fonts';
import { printableText } from './printable-text';
import type { Style } from './style';

/** The text style every page starts from. */
export const BASE: Style = {
  fontFamily: SANS,
  fontSize: 7.8,
  fontWeight: 400,
  color: INK,
  lineHeight: 1.2,
  fontFeatureSettings: { calt: 0 },
};

/** Tabular figures, for everything that is read in columns. */
export const FIGURES: Style = { fontFeatureSettings: { tnum: 1, calt: 0 } };

export const FACE = {
  serif: { fontFamily: SERIF, fontFeatureSettings: { calt: 0 } },
  sums: { fontFamily: SERIF, fontFeatureSettings: { tnum: 1, calt: 0 } },
  display: { fontFamily: DISPLAY, fontFeatureSettings: { calt: 0 } },
} as const satisfies Record<string, Style>;

/** Type size of an italic run beside sans of that size: Caslon is small on the body. */
const italic = (points: number): Style => ({ ...FACE.serif, fontStyle: 'italic', fontSize: points * 1.22 });

const runStyle = (run: Run, points: number): Style | undefined => {
  if (run.style === 'strong') return { fontWeight: 600 };
  if (run.style === 'soft') return { color: SOFT };
  return run.style === 'italic' ? italic(points) : undefined;
};

/** A text as it can be printed with the fonts we have. */
export const printable = (text: string): string => printableText(text, isCovered);

type Props = {
  readonly runs: readonly Run[];
  readonly points?: number;
  readonly lines?: number;
  readonly style?: Style;
};

/** Runs of text, at most `lines` lines; what is left out ends in an ellipsis. */
export function Runs({ runs, points = 7.8, lines = 1, style }: Props) {
  const box: Style = { fontSize: points, maxLines: lines, textOverflow: 'ellipsis', ...style };
  const [only, second] = runs;
  if (only === undefined) return null;
  if (second === undefined)
    return <Text style={{ ...box, ...runStyle(only, points) }}>{printable(only.text)}</Text>;
  return (
    <Text style={box}>
      {inOrder(runs).map(({ key, item: run }) => (
        <Text key={key} style={runStyle(run, points) ?? {}}>
          {printable(run.text)}
        </Text>
      ))}
    </Text>
  );
}
