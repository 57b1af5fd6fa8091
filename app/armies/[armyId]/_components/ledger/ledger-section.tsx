'use client';

import { Fragment, memo } from 'react';
import { formatPoints } from '@/app/_components/army/points';
import { Icon } from '@/app/_components/ui/icon';
import { SeverityMark } from '@/app/_components/ui/severity-mark';
import { Grip, useDragHandles } from '@/app/_editor/tree/drag-handles';
import { nodeDomId } from '@/app/_editor/tree/row-focus';
import { FOCUSED, FoldButton, NodeButton, NoteMark, RowGap, SELECTED } from '@/app/_editor/tree/row-parts';
import { isRowVisible, type TreeRow, type VisibleRows } from '@/app/_editor/tree/seen-rows';
import { targetOf } from '../../_store/additions';
import { tabStop } from '../../_store/builder-state';
import { indexIn } from '../../_store/changes';
import type { SectionView } from '../../_store/view';
import { useActions, useBuilder, useSystem } from '../builder-context';
import { LedgerRow } from './ledger-row';
import { NodeMenu } from './node-menu';

/** The line that says that a section holds no units; no node is called so. */
const emptyId = (section: string): string => `${section}:empty`;

/** Whether a section says that it holds no units. */
const isEmpty = ({ section, rows }: SectionView): boolean =>
  section.list !== undefined && rows.every(({ row }) => row.kind !== 'unit' && row.kind !== 'works');

/** All lines of the order of battle from top to bottom, without what is folded away. */
export const ledgerRows = (
  sections: readonly SectionView[],
  folded: ReadonlySet<string>,
): readonly TreeRow[] =>
  sections.flatMap((view): TreeRow[] => {
    const { section, rows } = view;
    const { id, kind } = section;
    // the leaders of the whole army stand under no heading
    const parent = kind === 'command' ? null : id;
    const head: TreeRow[] = parent === null ? [] : [{ id, parent: null, kind: 'section' }];
    if (folded.has(id)) return head;
    const lines = rows.map(({ row }) => ({ id: row.id, parent, kind: row.kind }));
    return [...head, ...lines, ...(isEmpty(view) ? [{ id: emptyId(id), parent, kind: 'empty' }] : [])];
  });

/** Whether something of a section is drawn. */
export const isSectionSeen = (seen: VisibleRows | null, { section, rows }: SectionView): boolean =>
  section.kind === 'command'
    ? rows.some(({ row }) => isRowVisible(seen, row.id))
    : isRowVisible(seen, section.id);

/**
 * The heading of the units stays visible; the hairline before Points crosses it, the columns' names are above both.
 */
const HEAD =
  'group/row sticky top-5 z-2 grid min-h-8 grid-cols-[18px_30px_auto_minmax(0,1fr)_18px_var(--points)_var(--more)] items-center gap-x-2 border-t border-b border-t-rule-ink border-b-rule compact:top-0 phone:h-11 phone:grid-cols-[44px_minmax(0,1fr)_auto_auto] phone:gap-x-1.5 phone:pr-4 touch:min-h-11';

type SectionProps = {
  view: SectionView;
  /** what is drawn of the order of battle; null for all of it */
  seen: VisibleRows | null;
};

/** A section of the order of battle: its heading with the subtotal, and its rows as a list. */
export const LedgerSection = memo(({ view, seen }: SectionProps) => {
  const { section, rows } = view;
  const folded = useBuilder((state) => state.folded.has(section.id));
  const list = (
    <ul id={`${nodeDomId(section.id)}-rows`} hidden={folded} aria-label={section.title}>
      {!folded &&
        rows.map((row, place) =>
          isRowVisible(seen, row.row.id) ? (
            <Fragment key={row.row.id}>
              <RowGap seen={seen} before={row.row.id} />
              <LedgerRow
                view={row}
                listed={indexIn(row.row.at) !== null && section.list !== undefined}
                {...(seen !== null && { place: place + 1, of: rows.length })}
              />
            </Fragment>
          ) : null,
        )}
      {!folded && isEmpty(view) && isRowVisible(seen, emptyId(section.id)) && (
        <>
          <RowGap seen={seen} before={emptyId(section.id)} />
          <Empty view={view} />
        </>
      )}
    </ul>
  );
  if (section.kind === 'command')
    return rows.length === 0 ? null : <div className="pt-[3px] [&_li]:border-b-0">{list}</div>;
  return (
    <section className="phone:mt-2 mt-[9px]" aria-labelledby={`${nodeDomId(section.id)}-title`}>
      <SectionHead view={view} folded={folded} />
      {list}
    </section>
  );
});
LedgerSection.displayName = 'LedgerSection';

const Empty = ({ view: { section } }: { view: SectionView }) => {
  const { terms } = useSystem();
  return (
    <li
      id={nodeDomId(emptyId(section.id))}
      className="text-12 text-ink-3 phone:py-3 phone:pr-4 phone:pl-[54px] py-1.5 pl-16"
    >
      {section.kind === 'independents' ? 'None' : `No ${terms.units} yet`}
    </li>
  );
};

type HeadProps = { view: SectionView; folded: boolean };

const SectionHead = ({ view: { section, points, mark, note }, folded }: HeadProps) => {
  const { select, open, fold } = useActions();
  const { pointScale } = useSystem();
  const selected = useBuilder(({ selection }) => selection === section.id);
  const tabbable = useBuilder((state) => tabStop(state) === section.id);
  const adding = useBuilder(
    ({ view, target, selection }) => targetOf(view, target, selection)?.section.id === section.id,
  );
  const listed = indexIn(section.at) !== null;
  const drag = useDragHandles(listed ? section.id : null);
  return (
    <header
      id={nodeDomId(section.id)}
      className={`${FOCUSED} ${HEAD} ${selected ? SELECTED : 'bg-paper'}`}
      {...drag}
    >
      {listed ? (
        <Grip id={section.id} name={section.title} tabbable={tabbable} />
      ) : (
        <span className="phone:hidden" />
      )}
      <FoldButton
        node={section.id}
        name={section.title}
        folded={folded}
        tabbable={tabbable}
        className="phone:size-11"
        onFold={(away) => fold(section.id, away)}
      />
      <h3 className="text-16 phone:text-[1.0625rem] flex min-w-0 items-center pt-0.5">
        <NodeButton
          id={`${nodeDomId(section.id)}-title`}
          className="phone:w-full phone:leading-[42px] max-w-full truncate text-start outline-none after:absolute after:inset-0"
          node={section.id}
          selected={selected}
          tabbable={tabbable}
          note={note}
          onClick={() => {
            select(section.id);
            open('unit');
          }}
        >
          <bdi>{section.title}</bdi>
        </NodeButton>
        <NoteMark note={note} />
      </h3>
      <span className="text-ink-3 text-12 phone:hidden flex items-center gap-2.5 overflow-hidden pt-[3px] whitespace-nowrap portrait:text-ellipsis">
        {section.detail}
        {adding && (
          <span className="text-ink-2 inline-flex items-center gap-0.5 font-medium">
            <Icon name="plus" className="size-3" />
            adding here
          </span>
        )}
      </span>
      <span>{mark && <SeverityMark severity={mark} />}</span>
      <span className="font-caslon text-16 phone:text-[1.125rem] pt-[3px] text-right leading-none tabular-nums">
        {points !== null && formatPoints(points, pointScale)}
      </span>
      {listed && <NodeMenu id={section.id} name={section.title} tabbable={tabbable} />}
    </header>
  );
};
