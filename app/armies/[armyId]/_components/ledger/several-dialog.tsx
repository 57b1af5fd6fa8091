'use client';

import { Dialog } from '@/app/_components/ui/dialog';
import type { SectionView } from '../../_store/view';
import { useActions, useBuilder, useSystem } from '../builder-context';
import type { PanelProps } from '../panels/panels';
import { countedUnits, SeveralActions } from './several-actions';

/** Several units chosen and changed, moved or removed in one step that undo takes back as one. */
export const SeveralDialog = ({ open, onClose }: PanelProps) => {
  const sections = useBuilder(({ view }) => view.sections);
  const chosen = useBuilder((state) => state.chosen);
  const { choose } = useActions();
  const { terms } = useSystem();

  const units = sections.flatMap(({ rows }) => rows.filter(({ row }) => row.kind === 'unit'));
  const picked = units.filter(({ row }) => chosen.has(row.id)).map(({ row }) => row);
  const words = countedUnits(picked.length, terms);
  const toggle = (ids: readonly string[], on: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    choose(next);
  };

  return (
    <Dialog open={open} onClose={onClose} title={`Edit several ${terms.units}`} wide>
      <div className="several">
        <div className="several-list">
          {sections.map((view) => (
            <Chooser key={view.section.id} view={view} chosen={chosen} toggle={toggle} />
          ))}
        </div>
        <section className="several-do" aria-label={`What to do with ${words}`}>
          <h3 aria-live="polite">{picked.length === 0 ? `Choose ${terms.units}` : words}</h3>
          {picked.length > 0 && <SeveralActions rows={picked} />}
        </section>
      </div>
    </Dialog>
  );
};

type ChooserProps = {
  view: SectionView;
  chosen: ReadonlySet<string>;
  toggle: (ids: readonly string[], on: boolean) => void;
};

const Chooser = ({ view: { section, rows }, chosen, toggle }: ChooserProps) => {
  const units = rows.filter(({ row }) => row.kind === 'unit').map(({ row }) => row);
  if (units.length === 0) return null;
  const ids = units.map(({ id }) => id);
  return (
    <fieldset>
      <legend>
        <label>
          <input
            type="checkbox"
            checked={ids.every((id) => chosen.has(id))}
            onChange={({ target }) => toggle(ids, target.checked)}
          />
          <bdi>{section.title}</bdi>
        </label>
      </legend>
      {units.map(({ id, name, type, cells }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={chosen.has(id)}
            onChange={({ target }) => toggle([id], target.checked)}
          />
          <bdi>{name}</bdi>
          <span className="mute">{[type, ...cells.map(({ text }) => text)].filter(Boolean).join(', ')}</span>
        </label>
      ))}
    </fieldset>
  );
};
