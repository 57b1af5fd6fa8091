'use client';

import { useMemo } from 'react';
import { create } from 'zustand';
import { CostTable } from '@/app/_components/army/cost-table';
import { Glyph } from '@/app/_components/ui/glyph';
import { LazyPart, lazyPart } from '@/app/_editor/lazy-part';
import { useSettled } from '@/app/_editor/when-idle';
import { itemAt } from '@/lib/rules/core/price/costing';
import type { OutlineRow } from '@/lib/rules/core/tree/outline';
import { Fold } from '../../_forms/fields/fold';
import { severalOf } from '../../_store/several';
import { rowOf, sectionOf } from '../../_store/view';
import { useBuilder, useParts, useSystem } from '../builder-context';
import { NodeForm, useFormProps } from './node-form';
import { Selected, TITLE } from './selected';

const SEVERAL = lazyPart(() => import('../ledger/several-actions').then((part) => part.SeveralSelected));

/** The selected row or section: its form and how its price is made up. */
export const Inspector = ({ onClose }: { onClose: () => void }) => {
  const selection = useBuilder((state) => state.selection);
  const row = useBuilder(({ view }) => rowOf(view, selection)?.row ?? null);
  const section = useBuilder(({ view }) => sectionOf(view, selection)?.section ?? null);
  const several = useSeveralRows();
  useSettled(SEVERAL.preload);
  if (several.length > 0) return <LazyPart part={SEVERAL} props={{ rows: several, onClose }} />;
  if (section === null || selection === null) return null;
  const title = row?.name ?? section.title;
  return (
    <Selected
      name={title}
      onClose={onClose}
      head={
        <>
          {row && <Glyph symbol={row.symbol} />}
          <h2 className={TITLE}>
            <bdi>{title}</bdi>
          </h2>
          <span className="text-ink-3 min-w-0 flex-1 truncate">{row?.type ?? section.detail}</span>
        </>
      }
    >
      <NodeDetails id={selection} />
    </Selected>
  );
};

/** The rows of the units chosen together. */
const useSeveralRows = (): readonly OutlineRow[] => {
  const view = useBuilder((state) => state.view);
  const chosenIds = useBuilder(({ chosenIds }) => chosenIds);
  return useMemo(
    () => severalOf({ view, chosenIds }).flatMap((id) => rowOf(view, id)?.row ?? []),
    [view, chosenIds],
  );
};

/** Stays as the player left it, from unit to unit and from sheet to sheet. */
const useOpened = create(() => ({ open: false }));

/** The odds of a unit, where its system reckons some: closed until they are wanted, and loaded only then. */
const OddsPart = ({ id }: { id: string }) => {
  const { Odds } = useParts();
  const props = useFormProps();
  const unit = useBuilder(({ view }) => {
    const row = rowOf(view, id)?.row;
    return row?.kind === 'unit' ? row.at : null;
  });
  const { open } = useOpened();
  if (Odds === undefined || unit === null) return null;
  return (
    <Fold
      data-odds
      className="border-rule phone:[&_:is(fieldset,table)]:text-14 phone:[&_label:has(>[type=radio])]:leading-11 mt-2.5 border-t"
      head={<span className="font-medium">Odds</span>}
      open={open}
      onToggle={({ currentTarget }) => useOpened.setState({ open: currentTarget.open })}
    >
      {open && <LazyPart part={Odds} props={{ ...props, at: unit }} />}
    </Fold>
  );
};

/** Form, price and odds of a row or section, wherever they stand: in the pane, the drawer or a sheet. */
export const NodeDetails = ({ id }: { id: string }) => (
  <>
    <NodeForm key={id} id={id} />
    <Price id={id} />
    <OddsPart id={id} />
  </>
);

const SUM: Record<OutlineRow['kind'], (unit: string) => string> = {
  general: () => 'This general',
  lieutenant: () => 'This general',
  commander: () => 'This commander',
  unit: (unit) => `This ${unit}`,
  works: () => 'These works',
};

const Price = ({ id }: { id: string }) => {
  const { pointScale, source, terms } = useSystem();
  const row = useBuilder(({ view }) => rowOf(view, id)?.row ?? null);
  const item = useBuilder(({ view: { costing } }) =>
    row === null || costing === null ? undefined : itemAt(costing, row.at),
  );
  if (row === null || item === undefined) return null;
  return (
    <CostTable
      item={item}
      pointScale={pointScale}
      sum={SUM[row.kind](terms.unit)}
      source={source}
      className="phone:mt-3.5 phone:text-[0.9375rem] phone:[&_:is(th,td)]:py-[5px] mt-2.5"
    />
  );
};
