'use client';

import { useMemo } from 'react';
import { FindingList } from '@/app/_components/army/finding-list';
import { formatPoints } from '@/app/_components/army/points';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { Glyph } from '@/app/_components/ui/glyph';
import { Icon } from '@/app/_components/ui/icon';
import { ItemButton } from '@/app/_components/ui/menu';
import type { PanelProps } from '@/app/_editor/panels';
import { RowActs, SheetChoices } from '@/app/_editor/tree/row-acts';
import { newId } from '@/lib/ids';
import { concerns } from '@/lib/rules/core/check/finding';
import { isListed, nodeOf } from '../../_store/changes';
import { rowOf, sectionOf } from '../../_store/view';
import { useActions, useBuilder, useSystem } from '../builder-context';
import { NodeDetails } from '../inspector/inspector';
import { useCommands } from '../use-commands';
import { FindingsPanel, PointsPanel, PointsSum } from './points-and-findings';

/** The selected row or section on a phone: its findings, its form, its price, and what can be done with it. */
export const UnitSheet = ({ open, onClose }: PanelProps) => {
  const selection = useBuilder((state) => state.selection);
  const title = useBuilder(
    ({ view }) => rowOf(view, selection)?.row.name ?? sectionOf(view, selection)?.section.title ?? null,
  );
  return (
    <BottomSheet
      open={open && title !== null}
      onClose={onClose}
      title={title ?? ''}
      heading={selection !== null && <Head id={selection} />}
    >
      {selection !== null && (
        <>
          <NodeFindings id={selection} />
          <NodeDetails id={selection} />
          <NodeActions id={selection} onClose={onClose} />
        </>
      )}
    </BottomSheet>
  );
};

const Head = ({ id }: { id: string }) => {
  const row = useBuilder(({ view }) => rowOf(view, id));
  const section = useBuilder(({ view }) => sectionOf(view, id));
  const { pointScale } = useSystem();
  const points = row === null ? section?.points : row.points;
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3 py-1" aria-hidden="true">
      {row && <Glyph symbol={row.row.symbol} className="h-6 w-[45px]" />}
      <div className="min-w-0 flex-1 leading-tight">
        <p className="font-caslon text-20 leading-[1.2] wrap-anywhere">
          <bdi>{row?.row.name ?? section?.section.title}</bdi>
        </p>
        <p className="soft">{row?.row.type ?? section?.section.detail}</p>
      </div>
      <span className="font-caslon text-26 leading-none tabular-nums">
        {points !== null && points !== undefined && formatPoints(points, pointScale)}
      </span>
    </div>
  );
};

const NodeFindings = ({ id }: { id: string }) => {
  const all = useBuilder(({ view }) => view.findings);
  const at = useBuilder(({ view }) => nodeOf(view, id)?.at ?? null);
  const { source, id: rules } = useSystem();
  const { fix } = useCommands();
  const findings = useMemo(
    () => (at === null || all === null ? [] : all.filter((finding) => concerns(finding, at))),
    [all, at],
  );
  if (findings.length === 0) return null;
  return (
    <div className="mb-3.5">
      <FindingList
        pane
        findings={findings}
        placeName={() => undefined}
        source={source}
        rules={rules}
        onFix={(_, finding) => fix(finding)}
      />
    </div>
  );
};

const NodeActions = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const commands = useCommands();
  const { open } = useActions();
  const listed = useBuilder(({ view }) => isListed(view, id));
  const removable = useBuilder(({ view }) => nodeOf(view, id) !== null);
  if (!removable) return null;
  return (
    <>
      <RowActs id={id} commands={commands} onMove={() => open('move')} onClose={onClose} listed={listed} />
      <WholeActions id={id} onClose={onClose} />
    </>
  );
};

/** What can be done with a formation or a unit as a whole: split, merge, combine. */
const WholeActions = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { whole } = useCommands();
  const system = useSystem();
  const file = useBuilder((state) => state.file);
  const at = useBuilder(({ view }) => nodeOf(view, id)?.at ?? null);
  const actions = useMemo(
    () => (at === null ? [] : (system.actions?.(file, at, newId) ?? [])),
    [system, file, at],
  );
  if (actions.length === 0) return null;
  return (
    <SheetChoices label="Split and merge">
      {actions.map((action) => (
        <li key={action.id}>
          <ItemButton
            onClick={() => {
              onClose();
              whole(action);
            }}
          >
            <Icon name="swap" />
            <bdi>{action.label}</bdi>
          </ItemButton>
        </li>
      ))}
    </SheetChoices>
  );
};

/** The sum, the limits and the findings, on a phone: there alone they lie over the army. */
export const FindingsSheet = ({ open, onClose }: PanelProps) => (
  <BottomSheet open={open} onClose={onClose} title="Points and findings" heading={<PointsSum />}>
    <PointsPanel sum={false} />
    <FindingsPanel />
  </BottomSheet>
);
