'use client';

import { useMemo } from 'react';
import { CostTable } from '@/app/_components/army/cost-table';
import { IconButton } from '@/app/_components/ui/button';
import { Glyph } from '@/app/_components/ui/glyph';
import { itemAt } from '@/lib/rules/core/costing';
import type { Row } from '@/lib/rules/core/outline';
import { severalOf } from '../../_store/picking';
import { rowOf, sectionOf } from '../../_store/view';
import { useBuilder, useSystem } from '../builder-context';
import { countedUnits, SeveralActions } from '../ledger/several-actions';
import { OddsPart } from '../panels/odds-part';
import { NodeForm } from './node-form';

/** The selected row or section: its form and how its price is made up. */
export const Inspector = ({ onClose }: { onClose: () => void }) => {
  const selection = useBuilder((state) => state.selection);
  const row = useBuilder(({ view }) => rowOf(view, selection)?.row ?? null);
  const section = useBuilder(({ view }) => sectionOf(view, selection)?.section ?? null);
  const several = useSeveralRows();
  if (several.length > 0) return <SeveralSelected rows={several} onClose={onClose} />;
  if (section === null || selection === null) return null;
  const title = row?.name ?? section.title;
  return (
    <section className="insp" aria-label={`Selected: ${title}`}>
      <div className="hd">
        {row && <Glyph symbol={row.symbol} />}
        <h2>
          <bdi>{title}</bdi>
        </h2>
        <span className="mute">{row?.type ?? section.detail}</span>
        <IconButton icon="close" label="Close" size="small" onClick={onClose} />
      </div>
      <NodeDetails id={selection} />
    </section>
  );
};

/** The rows of the units chosen together. */
const useSeveralRows = (): readonly Row[] => {
  const view = useBuilder((state) => state.view);
  const chosen = useBuilder((state) => state.chosen);
  return useMemo(
    () => severalOf({ view, chosen }).flatMap((id) => rowOf(view, id)?.row ?? []),
    [view, chosen],
  );
};

const SeveralSelected = ({ rows, onClose }: { rows: readonly Row[]; onClose: () => void }) => {
  const { terms } = useSystem();
  const words = countedUnits(rows.length, terms);
  return (
    <section className="insp" aria-label={`Selected: ${words}`}>
      <div className="hd">
        <h2>{words}</h2>
        <IconButton icon="close" label="Close" size="small" onClick={onClose} />
      </div>
      <div className="fields">
        <SeveralActions rows={rows} />
      </div>
    </section>
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

const SUM: Record<Row['kind'], (unit: string) => string> = {
  general: () => 'This general',
  lieutenant: () => 'This general',
  commander: () => 'This commander',
  unit: (unit) => `This ${unit}`,
  works: () => 'These works',
};

const Price = ({ id }: { id: string }) => {
  const { pointScale, source, terms } = useSystem();
  const row = useBuilder(({ view }) => rowOf(view, id)?.row ?? null);
  const item = useBuilder(({ assessment }) =>
    row === null || assessment.costing === null ? undefined : itemAt(assessment.costing, row.at),
  );
  if (row === null || item === undefined) return null;
  return <CostTable item={item} pointScale={pointScale} sum={SUM[row.kind](terms.unit)} source={source} />;
};
