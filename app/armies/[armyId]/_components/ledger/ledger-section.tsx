'use client';

import { memo } from 'react';
import { formatPoints } from '@/app/_components/army/points';
import { Icon } from '@/app/_components/ui/icon';
import { NoteMark } from '@/app/_components/ui/note-mark';
import { SeverityMark } from '@/app/_components/ui/severity-mark';
import { targetOf } from '../../_store/additions';
import { tabStop } from '../../_store/builder-state';
import { indexIn } from '../../_store/changes';
import type { SectionView } from '../../_store/view';
import { useActions, useBuilder, useSystem } from '../builder-context';
import { Grip, useDragHandles } from './drag-handles';
import { LedgerRow } from './ledger-row';
import { nodeDomId } from './node-dom-id';
import { NodeMenu } from './node-menu';

/** A section of the order of battle: its heading with the subtotal, and its rows as a list. */
export const LedgerSection = memo(({ view }: { view: SectionView }) => {
  const { section, rows } = view;
  const folded = useBuilder((state) => state.folded.has(section.id));
  const list = (
    <ul id={`${nodeDomId(section.id)}-rows`} hidden={folded} aria-label={section.title}>
      {!folded &&
        rows.map((row) => (
          <LedgerRow
            key={row.row.id}
            view={row}
            listed={indexIn(row.row.at) !== null && section.list !== undefined}
          />
        ))}
      {!folded && rows.every(({ row }) => row.kind !== 'unit' && row.kind !== 'works') && (
        <Empty view={view} />
      )}
    </ul>
  );
  if (section.kind === 'command') return rows.length === 0 ? null : <div className="cg">{list}</div>;
  return (
    <section className="bg" aria-labelledby={`${nodeDomId(section.id)}-title`}>
      <SectionHead view={view} folded={folded} />
      {list}
    </section>
  );
});
LedgerSection.displayName = 'LedgerSection';

const Empty = ({ view: { section } }: { view: SectionView }) => {
  const { terms } = useSystem();
  if (section.list === undefined) return null;
  return (
    <li className="none text-12 text-ink-3">
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
  const tabIndex = tabbable ? 0 : -1;
  return (
    <header id={nodeDomId(section.id)} className={selected ? 'sel' : ''} {...drag}>
      {listed ? <Grip id={section.id} name={section.title} tabbable={tabbable} /> : <span className="grip" />}
      <button
        type="button"
        className="tw"
        aria-expanded={!folded}
        aria-controls={`${nodeDomId(section.id)}-rows`}
        aria-label={`Fold ${section.title}`}
        tabIndex={tabIndex}
        onClick={() => fold(section.id, !folded)}
      >
        <Icon name="chevron" />
      </button>
      <h3>
        <button
          id={`${nodeDomId(section.id)}-title`}
          type="button"
          data-node={section.id}
          aria-current={selected}
          title={note ?? undefined}
          tabIndex={tabIndex}
          onClick={() => {
            select(section.id);
            open('unit');
          }}
        >
          <bdi>{section.title}</bdi>
        </button>
        <NoteMark note={note} />
      </h3>
      <span className="ct">
        {section.detail}
        {adding && (
          <span className="here">
            <Icon name="plus" />
            adding here
          </span>
        )}
      </span>
      <span className="fl">{mark && <SeverityMark severity={mark} />}</span>
      <span className="pt tot">{points !== null && formatPoints(points, pointScale)}</span>
      {listed && <NodeMenu id={section.id} name={section.title} tabbable={tabbable} />}
    </header>
  );
};
