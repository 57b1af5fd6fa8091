import type { DiffSection } from '@/lib/rules/core/diff/diff';
import type { Change } from '@/lib/rules/core/diff/diff-fields';
import * as common from '../words';
import { DiffCells, DiffGrid, DiffGroup, DiffHeads, DiffRemark, DiffTotal } from './diff-cells';
import type { DiffPart } from './diff-part';
import { DiffRow, Worth } from './diff-row';
import { PartLinks } from './part-links';
import * as partWords from './part-words';

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
  if (same) return <p className="mute">{partWords.sameVersions}</p>;
  const tallies = (['added', 'removed', 'moved', 'changed'] as const).flatMap((kind) =>
    counts[kind] === 0 ? [] : [`${counts[kind]} ${kind}`],
  );
  return (
    <>
      <p className="soft">{tallies.length > 0 ? `${tallies.join(', ')}.` : partWords.noRowChanged}</p>
      <DiffGrid>
        <DiffHeads points={points[1] !== null} />
        {(changes.length > 0 || reordered) && (
          <DiffGroup title={partWords.theArmy}>
            <Facts changes={changes} />
            {reordered && <DiffRemark>{partWords.inDifferentOrder(formations)}</DiffRemark>}
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
      <PartLinks place={place} what={partWords.linesWithin} href={href} />
    </>
  );
};

const Facts = ({ changes }: { changes: readonly Change[] }) =>
  changes.map(({ label, before, after }) => (
    <DiffCells
      key={label}
      kind="changed"
      name={label}
      before={before || common.none}
      after={after || common.none}
    />
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
      {reordered && <DiffRemark>{partWords.rowsInDifferentOrder}</DiffRemark>}
    </DiffGroup>
  );
};
