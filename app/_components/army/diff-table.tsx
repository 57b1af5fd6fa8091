import type { DiffSection } from '@/lib/rules/core/diff/diff';
import type { FieldChange } from '@/lib/rules/core/diff/diff-fields';
import type { DiffLine } from '@/lib/rules/core/diff/diff-rows';
import { minorPoints, NO_POINTS } from '@/lib/rules/core/price/points';
import type { OutlineRow } from '@/lib/rules/core/tree/outline';
import { Glyph } from '../ui/glyph';
import { DiffCells, DiffGrid, DiffGroup, DiffHeads, DiffRemark, DiffTotal } from './diff-cells';
import type { DiffPart } from './diff-part';
import { PartLinks } from './part-links';
import * as partWords from './part-words';
import { formatChange, formatPoints } from './points';

type DiffTableProps = {
  diff: DiffPart;
  pointScale: number;
  /** "brigades" */
  formations: string;
  /** the address of another part */
  href: (part: number) => string;
};

/** What a row is, in short: its first column, and what is out of the ordinary in the others. */
const factsOf = ({ cells: [first, ...others], choice }: OutlineRow): string =>
  [
    first?.text,
    ...others.filter(({ odd }) => odd).map(({ text }) => text),
    choice?.options.find(({ value }) => value === choice.value)?.label,
  ]
    .filter(Boolean)
    .join(', ');

type DiffRowProps = {
  line: DiffLine;
  /** the section it is in now */
  place: string;
  pointScale: number;
};

/** One row in two versions. */
const DiffRow = ({ line, place, pointScale }: DiffRowProps) => {
  const { kind, before, after, from, changes, points } = line;
  const row = after ?? before;
  if (row === null) return null;
  const side = (which: 'before' | 'after', there: OutlineRow | null) => {
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
const Worth = ({
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

/** Two versions line by line, the older on the left; what is the same on both sides is left out. */
export const DiffTable = ({ diff, pointScale, formations, href }: DiffTableProps) => {
  const { same, changes, sections, reordered, points, counts, place } = diff;
  if (same) return <p className="mute">{partWords.sameVersions}</p>;
  const tallies = (['added', 'removed', 'moved', 'changed'] as const).flatMap((kind) =>
    counts[kind] === 0 ? [] : [`${counts[kind]} ${kind}`],
  );
  return (
    <>
      <p className="soft">
        {tallies.length > 0 ? `${tallies.join(', ')}.` : 'No row was added, removed or changed.'}
      </p>
      <DiffGrid>
        <DiffHeads points={points[1] !== null} />
        {(changes.length > 0 || reordered) && (
          <DiffGroup title="The army">
            <Facts changes={changes} />
            {reordered && <DiffRemark>{`The ${formations} are in a different order.`}</DiffRemark>}
          </DiffGroup>
        )}
        {sections.map((section) => (
          <SectionLines key={`${section.state} ${section.id}`} section={section} pointScale={pointScale} />
        ))}
        {points[0] !== null && points[1] !== null && (
          <DiffTotal>
            <Worth points={points} pointScale={pointScale} />
          </DiffTotal>
        )}
      </DiffGrid>
      <PartLinks place={place} what="lines" href={href} />
    </>
  );
};

const Facts = ({ changes }: { changes: readonly FieldChange[] }) =>
  changes.map(({ label, before, after }) => (
    <DiffCells key={label} kind="changed" name={label} before={before || 'none'} after={after || 'none'} />
  ));

const SectionLines = ({ section, pointScale }: { section: DiffSection; pointScale: number }) => {
  const { title, state, changes, reordered, lines } = section;
  return (
    <DiffGroup title={title} {...((state === 'added' || state === 'removed') && { state })}>
      <Facts changes={changes} />
      {lines.map((line) => (
        <DiffRow
          key={`${line.kind} ${line.before?.at ?? ''} ${line.after?.at ?? ''}`}
          line={line}
          place={title}
          pointScale={pointScale}
        />
      ))}
      {reordered && <DiffRemark>The rows are in a different order.</DiffRemark>}
    </DiffGroup>
  );
};
