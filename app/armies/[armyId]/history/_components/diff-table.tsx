import type { ReactNode } from 'react';
import { formatChange, formatPoints } from '@/app/_components/army/points';
import { Glyph } from '@/app/_components/ui/glyph';
import type { ArmyDiff, DiffSection } from '@/lib/rules/core/diff';
import type { Change } from '@/lib/rules/core/diff-fields';
import type { DiffLine } from '@/lib/rules/core/diff-rows';

type DiffTableProps = {
  diff: ArmyDiff;
  pointScale: number;
  /** "brigades" */
  formations: string;
};

const KINDS: Record<DiffLine['kind'], { sign: string; word: string }> = {
  added: { sign: '+', word: 'added' },
  removed: { sign: '−', word: 'removed' },
  moved: { sign: '→', word: 'moved' },
  changed: { sign: '≠', word: 'changed' },
  same: { sign: '', word: 'the same' },
};

/** Two versions line by line, the older on the left; what is the same on both sides is left out. */
export const DiffTable = ({ diff, pointScale, formations }: DiffTableProps) => {
  const { same, changes, sections, reordered, points, counts } = diff;
  if (same) return <p className="mute">Both versions hold the same army.</p>;
  const told = (['added', 'removed', 'moved', 'changed'] as const).flatMap((kind) =>
    counts[kind] === 0 ? [] : [`${counts[kind]} ${KINDS[kind].word}`],
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
        {sections.filter(differs).map((section) => (
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
    </>
  );
};

const differs = ({ state, reordered, lines }: DiffSection): boolean =>
  state !== 'same' || reordered || lines.some(({ kind }) => kind !== 'same');

const Fact = ({ change: { label, before, after } }: { change: Change }) => (
  <tr className="changed">
    <td className="sign">
      <span aria-hidden="true">{KINDS.changed.sign}</span>
      <span className="vh">{KINDS.changed.word}</span>
    </td>
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
      {lines
        .filter(({ kind }) => kind !== 'same')
        .map((line) => (
          <Line
            key={`${line.kind} ${line.before?.at ?? ''} ${line.after?.at ?? ''}`}
            line={line}
            pointScale={pointScale}
          />
        ))}
      {reordered && <Remark>The rows stand in another order.</Remark>}
    </tbody>
  );
};

const Line = ({ line, pointScale }: { line: DiffLine; pointScale: number }) => {
  const { kind, before, after, from, changes, points } = line;
  const row = after ?? before;
  if (row === null) return null;
  const { sign, word } = KINDS[kind];
  const facts = ({ cells, choice }: typeof row) =>
    [...cells.map(({ text }) => text), choice?.options.find(({ value }) => value === choice.value)?.label]
      .filter(Boolean)
      .join(', ');
  const side = (which: 'before' | 'after', there: typeof row | null) => {
    if (there === null) return '';
    if (kind === 'added' || kind === 'removed') return facts(there);
    return [
      ...(from !== undefined && which === 'before' ? [from] : []),
      ...(from !== undefined && which === 'after' ? ['here'] : []),
      ...changes.map((change) => `${change.label}: ${change[which] || 'none'}`),
    ].join('; ');
  };
  return (
    <tr className={kind}>
      <td className="sign">
        <span aria-hidden="true">{sign}</span>
        <span className="vh">{word}</span>
      </td>
      <th scope="row">
        <span className="unit">
          <Glyph symbol={row.symbol} />
          <span>
            {row.name} <span className="mute">{row.type}</span>
          </span>
        </span>
      </th>
      <td className="was">{side('before', before)}</td>
      <td className="is">{side('after', after)}</td>
      <td className="num">
        <Worth points={points} pointScale={pointScale} />
      </td>
    </tr>
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
  if (before === null) return formatChange(after ?? 0, pointScale);
  if (after === null) return formatChange(-before, pointScale);
  if (before === after) return formatPoints(after, pointScale);
  return (
    <>
      <span className="mute">{formatPoints(before, pointScale)} →</span> {formatPoints(after, pointScale)}
    </>
  );
};
