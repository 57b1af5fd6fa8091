import type { ReactNode } from 'react';
import { PartLinks } from '@/app/_components/army/part-links';
import type { DiffSection } from '@/lib/rules/core/diff';
import type { Change } from '@/lib/rules/core/diff-fields';
import type { DiffPart } from '../diff-part';
import { DiffRow, Worth } from './diff-row';

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
  if (same) return <p className="mute">Both versions hold the same army.</p>;
  const told = (['added', 'removed', 'moved', 'changed'] as const).flatMap((kind) =>
    counts[kind] === 0 ? [] : [`${counts[kind]} ${kind}`],
  );
  return (
    <>
      <p className="soft">
        {told.length > 0 ? `${told.join(', ')}.` : 'No row was added, removed or changed.'}
      </p>
      <table className="diff-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">What happened</span>
            </th>
            <th scope="col">Row</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
            {points[1] !== null && (
              <th scope="col" className="num">
                Points
              </th>
            )}
          </tr>
        </thead>
        {(changes.length > 0 || reordered) && (
          <tbody>
            <tr className="section">
              <th scope="rowgroup" colSpan={5}>
                The army
              </th>
            </tr>
            {changes.map((change) => (
              <Fact key={change.label} change={change} />
            ))}
            {reordered && <Remark>The {formations} stand in another order.</Remark>}
          </tbody>
        )}
        {sections.map((section) => (
          <SectionLines key={`${section.state} ${section.id}`} section={section} pointScale={pointScale} />
        ))}
        {points[0] !== null && points[1] !== null && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={4}>
                Total
              </th>
              <td className="num">
                <Worth points={points} pointScale={pointScale} />
              </td>
            </tr>
          </tfoot>
        )}
      </table>
      <PartLinks place={place} what="lines" href={href} />
    </>
  );
};

const Fact = ({ change: { label, before, after } }: { change: Change }) => (
  <tr className="changed">
    <td className="kind">changed</td>
    <th scope="row">{label}</th>
    <td className="was">{before || 'none'}</td>
    <td className="is">{after || 'none'}</td>
    <td />
  </tr>
);

const Remark = ({ children }: { children: ReactNode }) => (
  <tr>
    <td />
    <td colSpan={4} className="soft">
      {children}
    </td>
  </tr>
);

const SectionLines = ({ section, pointScale }: { section: DiffSection; pointScale: number }) => {
  const { title, state, changes, reordered, lines } = section;
  return (
    <tbody>
      <tr className="section">
        <th scope="rowgroup" colSpan={5}>
          {title}
          {(state === 'added' || state === 'removed') && <span className="mute"> {state}</span>}
        </th>
      </tr>
      {changes.map((change) => (
        <Fact key={change.label} change={change} />
      ))}
      {lines.map((line) => (
        <DiffRow
          key={`${line.kind} ${line.before?.at ?? ''} ${line.after?.at ?? ''}`}
          line={line}
          place={title}
          pointScale={pointScale}
        />
      ))}
      {reordered && <Remark>The rows stand in another order.</Remark>}
    </tbody>
  );
};
