import type { DiffSection } from '@/lib/rules/core/diff/diff';
import type { Change } from '@/lib/rules/core/diff/diff-fields';
import { DiffCells, DiffGrid, DiffGroup, DiffHeads, DiffRemark, DiffTotal } from './diff-cells';
import type { DiffPart } from './diff-part';
import { DiffRow, Worth } from './diff-row';
import { PartLinks } from './part-links';

type DiffTableProps = {
  diff: DiffPart;
  pointScale: number;
  /** "brigades" */
  formations: string;
  /** the address of another part */
  href: (part: number) => string;
};

/** Two versions line by line, the older on the left; what is the same on both sides is left out. */
export const DiffTable = ({ diff, pointScale, formations, href }: DiffTableProps) => {
  const { same, changes, sections, reordered, points, counts, place } = diff;
  if (same) return <p className="mute">Both versions are the same.</p>;
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
            {reordered && <DiffRemark>The {formations} are in a different order.</DiffRemark>}
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

const Facts = ({ changes }: { changes: readonly Change[] }) =>
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
