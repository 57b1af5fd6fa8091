'use client';

import { Fragment, useMemo } from 'react';
import { HatchKey } from '@/app/_components/army/share-legend';
import { Button, TextButton } from '@/app/_components/ui/button';
import type { Layout } from '@/app/_editor/editor-window';
import { identicalNames, identicalTo, isWhole, limitColumns, WHOLE_DESK } from '@/lib/events/desk/desk-view';
import { useDesk } from './desk-context';
import { DeskLines, MissingNames, RemindButton } from './desk-lines';
import { DeskRowLine, NUM, TickBox, WIDE_ONLY } from './desk-row';

const HEAD =
  'bg-paper text-11 text-ink-3 sticky top-0 z-2 h-[22px] pr-2.5 pb-1 font-normal whitespace-nowrap shadow-[inset_0_-1px_var(--rule-ink)]';
const TEXT = 'text-start';

/** The entries by state, or what to do without entries. */
export const DeskTable = ({ layout }: { layout: Layout | null }) => {
  const { desk, groups } = useDesk();
  if (desk.entries.length === 0) return <Empty />;
  if (groups.length === 0) return <NoneFits />;
  return (
    <div className="max-desktop:pr-0 desktop:overflow-auto min-h-0 flex-1 pr-6 pb-6">
      {layout === 'phone' ? <DeskLines /> : <Grid />}
      <HatchKey className="pt-4" />
    </div>
  );
};

const Empty = () => {
  const { open, missing } = useDesk();
  return (
    <div className="border-rule-ink max-w-[640px] border-t pt-4">
      <p className="font-caslon text-20 pb-1.5">No lists yet</p>
      <p className="soft pb-3">Send the players their link. Lists appear here as they arrive.</p>
      <p className="flex flex-wrap gap-2">
        <Button variant="main" icon="share" onClick={() => open('link')}>
          Player link
        </Button>
        <Button icon="upload" onClick={() => open('import')}>
          Import lists
        </Button>
      </p>
      {missing.length > 0 && (
        <section className="pt-5" aria-labelledby="group-missing">
          <h2 id="group-missing" className="font-caslon text-16">
            Not sent yet <span className="mute font-sans">{missing.length}</span>
          </h2>
          <p className="grid justify-items-start gap-2 pt-1">
            <MissingNames />
            <RemindButton />
          </p>
        </section>
      )}
    </div>
  );
};

const NoneFits = () => {
  const { view, setView } = useDesk();
  return (
    <p className="border-rule text-ink-2 border-y py-7" role="status">
      No list matches.{' '}
      <TextButton onClick={() => setView({ ...WHOLE_DESK, sort: view.sort })}>Show all</TextButton>
    </p>
  );
};

const Grid = () => {
  const value = useDesk();
  const { desk, groups, openRow, ticks, alikes } = value;
  const columns = useMemo(() => limitColumns(desk.entries), [desk.entries]);
  const hasPoints = desk.entries.some(({ counts }) => counts.version.verdict.points !== null);
  const span = 7 + columns.length + (hasPoints ? 2 : 0);
  return (
    <table className="w-full border-separate border-spacing-0 tabular-nums">
      <caption className="vh">Entries by state; J and K, or the arrows, go from one to the next</caption>
      <thead>
        <tr>
          <th scope="col" className={`${HEAD} z-3 w-[30px]`}>
            <TickBox
              label="Tick all shown"
              checked={ticks.of > 0 && ticks.shownNumbers.length === ticks.of}
              mixed={ticks.shownNumbers.length > 0 && ticks.shownNumbers.length < ticks.of}
              onTick={() => ticks.all(ticks.shownNumbers.length < ticks.of)}
            />
          </th>
          <th scope="col" className={HEAD}>
            <span className="vh">Nation’s colours</span>
          </th>
          <th scope="col" className={`${HEAD} ${TEXT}`}>
            Player, army
          </th>
          <th scope="col" className={`${HEAD} ${TEXT}`}>
            Nation
          </th>
          {hasPoints && (
            <>
              <th scope="col" className={`${HEAD} ${TEXT} ${WIDE_ONLY}`}>
                Share
              </th>
              <th scope="col" className={`${HEAD} ${NUM}`}>
                Points
              </th>
            </>
          )}
          <th scope="col" className={`${HEAD} ${NUM} ${WIDE_ONLY}`}>
            Break
          </th>
          {columns.map(({ key, label }) => (
            <th key={key} scope="col" className={`${HEAD} ${NUM} ${WIDE_ONLY}`} title={label}>
              {label}
            </th>
          ))}
          <th scope="col" className={`${HEAD} ${TEXT} pl-3`}>
            Findings
          </th>
          <th scope="col" className={`${HEAD} ${TEXT} pr-0`}>
            Sent
          </th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <Fragment key={group.name}>
            <GroupHead group={{ title: group.title, count: group.rows.length }} span={span} />
            {group.rows.map((row) => (
              <DeskRowLine
                key={row.number}
                row={row}
                columns={columns}
                hasPoints={hasPoints}
                isChosen={openRow?.number === row.number}
                isTicked={ticks.ticked.has(row.number)}
                desk={value}
                same={identicalNames(identicalTo(alikes, row))}
              />
            ))}
          </Fragment>
        ))}
        <MissingRows span={span} />
      </tbody>
    </table>
  );
};

/** Those who have not sent a list, after those who have; a filter or a search is for lists. */
const MissingRows = ({ span }: { span: number }) => {
  const { missing, view } = useDesk();
  if (missing.length === 0 || !isWhole(view)) return null;
  return (
    <>
      <GroupHead group={{ title: 'Not sent yet', count: missing.length }} span={span} />
      <tr>
        <td className="border-rule border-b" colSpan={2} />
        <td className="border-rule h-[41px] border-b py-2 pr-2.5" colSpan={span - 3}>
          <MissingNames />
        </td>
        <td className="border-rule border-b">
          <RemindButton />
        </td>
      </tr>
    </>
  );
};

type GroupHeadProps = { group: { readonly title: string; readonly count: number }; span: number };

const GroupHead = ({ group: { title, count }, span }: GroupHeadProps) => (
  <tr>
    <th scope="rowgroup" colSpan={span} className="border-rule border-b pt-[9px] pb-1 text-start font-normal">
      <span className="font-caslon text-16 leading-(--lh-tight)">{title}</span>
      <span className="mute ml-1.5">{count}</span>
    </th>
  </tr>
);
