import type { DiffLine } from '@/lib/rules/core/diff/diff-rows';
import { minorPoints, NO_POINTS } from '@/lib/rules/core/price/points';
import type { Row } from '@/lib/rules/core/tree/outline';
import { Glyph } from '../ui/glyph';
import { DiffCells } from './diff-cells';
import { formatChange, formatPoints } from './points';

/** What a row is, in short: its first column, and what is out of the ordinary in the others. */
const factsOf = ({ cells: [first, ...others], choice }: Row): string =>
  [
    first?.text,
    ...others.filter(({ odd }) => odd).map(({ text }) => text),
    choice?.options.find(({ value }) => value === choice.value)?.label,
  ]
    .filter(Boolean)
    .join(', ');

type DiffRowProps = {
  line: DiffLine;
  /** the section it stands in now */
  place: string;
  pointScale: number;
};

/** One row in two versions. */
export const DiffRow = ({ line, place, pointScale }: DiffRowProps) => {
  const { kind, before, after, from, changes, points } = line;
  const row = after ?? before;
  if (row === null) return null;
  const side = (which: 'before' | 'after', there: Row | null) => {
    if (there === null) return '';
    if (kind === 'added' || kind === 'removed') return factsOf(there);
    return [
      ...(from !== undefined && which === 'before' ? [from] : []),
      ...(from !== undefined && which === 'after' ? [place] : []),
      ...changes.map((change) => `${change.label}: ${change[which] || 'none'}`),
    ].join('; ');
  };
  return (
    <DiffCells
      kind={kind}
      name={
        <span className="flex items-start gap-2.5">
          <Glyph symbol={row.symbol} className="top-0.5" />
          <span className={kind === 'removed' ? 'decoration-ink-3 line-through' : ''}>
            {row.name} <span className="mute">{row.type}</span>
          </span>
        </span>
      }
      before={side('before', before)}
      after={side('after', after)}
      points={<Worth points={points} pointScale={pointScale} />}
    />
  );
};

/** "110", or "110 → 150" where they differ; a row that one side lacks counts with its sign. */
export const Worth = ({
  points: [before, after],
  pointScale,
}: {
  points: DiffLine['points'];
  pointScale: number;
}) => {
  if (before === null && after === null) return null;
  if (before === null) return formatChange(after ?? NO_POINTS, pointScale);
  if (after === null) return formatChange(minorPoints(-before), pointScale);
  if (before === after) return formatPoints(after, pointScale);
  return (
    <>
      <span className="mute">{formatPoints(before, pointScale)} →</span> {formatPoints(after, pointScale)}
    </>
  );
};
