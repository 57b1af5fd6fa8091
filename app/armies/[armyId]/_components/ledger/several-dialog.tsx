'use client';

import type { ComponentProps } from 'react';
import { Dialog } from '@/app/_components/ui/dialog';
import { Segments } from '@/app/_components/ui/segments';
import type { PanelProps } from '@/app/_editor/panels';
import type { SectionView } from '../../_store/view';
import { useActions, useBuilder, useSystem } from '../builder-context';
import { SeveralActions, unitCountText } from './several-actions';

/** Several units chosen and changed, moved or removed in one step that undo takes back as one. */
export const SeveralDialog = ({ open, onClose }: PanelProps) => {
  const sections = useBuilder(({ view }) => view.sections);
  const chosenIds = useBuilder(({ chosenIds }) => chosenIds);
  const { choose } = useActions();
  const { terms } = useSystem();

  const units = sections.flatMap(({ rows }) => rows.filter(({ row }) => row.kind === 'unit'));
  const picked = units.filter(({ row }) => chosenIds.has(row.id)).map(({ row }) => row);
  const words = unitCountText(picked.length, terms);
  const toggle = (ids: readonly string[], on: boolean) => {
    const next = new Set(chosenIds);
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    choose(next);
  };

  return (
    <Dialog open={open} onClose={onClose} title={`Edit several ${terms.units}`} wide>
      <div className="phone:grid-cols-[minmax(0,1fr)] grid grid-cols-[minmax(0,1fr)_minmax(0,22rem)] gap-5">
        <div className="phone:max-h-[40vh] max-h-[60vh] overflow-auto">
          {sections.map((view) => (
            <Chooser key={view.section.id} view={view} chosenIds={chosenIds} toggle={toggle} />
          ))}
        </div>
        <section
          className="grid content-start gap-3 [&_div>select]:h-[30px]"
          aria-label={`What to do with ${words}`}
        >
          <h3 aria-live="polite">{picked.length === 0 ? `Choose ${terms.units}` : words}</h3>
          {picked.length > 0 && <SeveralActions rows={picked} Choose={Bar} />}
        </section>
      </div>
    </Dialog>
  );
};

const Bar = (props: ComponentProps<typeof Segments>) => (
  <Segments
    {...props}
    className="phone:grid phone:grid-cols-[repeat(auto-fit,minmax(76px,1fr))] phone:[&>label]:leading-12"
  />
);

const TICK = 'flex min-h-[30px] items-center gap-2 phone:min-h-12';

type ChooserProps = {
  view: SectionView;
  chosenIds: ReadonlySet<string>;
  toggle: (ids: readonly string[], on: boolean) => void;
};

const Chooser = ({ view: { section, rows }, chosenIds, toggle }: ChooserProps) => {
  const units = rows.filter(({ row }) => row.kind === 'unit').map(({ row }) => row);
  if (units.length === 0) return null;
  const ids = units.map(({ id }) => id);
  return (
    <fieldset>
      <legend className="border-rule-ink font-caslon text-16 w-full border-b leading-[1.4]">
        <label className={TICK}>
          <input
            type="checkbox"
            checked={ids.every((id) => chosenIds.has(id))}
            onChange={({ target }) => toggle(ids, target.checked)}
          />
          <bdi>{section.title}</bdi>
        </label>
      </legend>
      {units.map(({ id, name, type, cells }) => (
        <label key={id} className={`${TICK} border-rule border-b`}>
          <input
            type="checkbox"
            checked={chosenIds.has(id)}
            onChange={({ target }) => toggle([id], target.checked)}
          />
          <bdi>{name}</bdi>
          <span className="mute">{[type, ...cells.map(({ text }) => text)].filter(Boolean).join(', ')}</span>
        </label>
      ))}
    </fieldset>
  );
};
