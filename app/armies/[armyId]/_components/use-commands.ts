'use client';

import { useMemo, useState } from 'react';
import { showToast } from '@/app/_components/ui/toasts';
import { removeRow } from '@/app/_editor/tree/remove-row';
import * as treeWords from '@/app/_editor/tree/words';
import * as editorWords from '@/app/_editor/words';
import { newId } from '@/lib/ids';
import type { Path } from '@/lib/rules/core/army/path';
import type { Finding } from '@/lib/rules/core/check/finding';
import type { CatalogueEntry } from '@/lib/rules/core/contract/catalogue';
import type { Addition, Choice, Count } from '@/lib/rules/core/tree/outline';
import { addOther, addTroops, moveToNew, targetOf } from '../_store/additions';
import { type DropSpot, duplicate, inArmy, moveBy, moveTo, nodeOf, remove } from '../_store/changes';
import { duplicateSeveral, removeSeveral } from '../_store/several';
import { idAt, rowOf, sectionOf } from '../_store/view';
import { useActions, useSystem } from './builder-context';

/** The commands of a player on the army, for any button. Reads the state when called. */
export const useCommands = () => {
  const actions = useActions();
  const system = useSystem();
  return useMemo(() => {
    const { change, select, now, announce } = actions;
    return {
      moveBy: (id: string, step: -1 | 1) => {
        const { file, view } = now();
        const edit = moveBy(file, view, id, step);
        if (edit === null) announce(step === 1 ? treeWords.isLast : treeWords.isFirst);
        change(edit, { focus: 'row' });
        if (edit !== null) announce(`${edit.label}: ${describeSpot(now, id)}`);
      },
      moveTo: (id: string, spot: DropSpot, focus = true) => {
        const { file, view } = now();
        change(moveTo(file, view, id, spot), focus ? { focus: 'row' } : {});
      },
      duplicate: (id: string) => {
        const { file, view } = now();
        change(duplicate(file, view, id, newId), { focus: 'row' });
      },
      remove: (id: string) =>
        removeRow(remove(now().view, id), actions, 'The army has changed since: use undo'),
      /** takes units out that were chosen together, as one step of undo */
      removeSeveral: (ids: readonly string[]) => {
        const { view } = now();
        change({
          ops: removeSeveral(ids.flatMap((id) => nodeOf(view, id) ?? []).map(({ at }) => at)),
          label: `Remove ${ids.length} ${system.terms.units}`,
          select: null,
        });
      },
      /** copies units that were chosen together, as one step of undo; the copies are chosen then */
      duplicateSeveral: (ids: readonly string[]) => {
        const { file, view } = now();
        const ats = ids.flatMap((id) => nodeOf(view, id) ?? []).map(({ at }) => at);
        const { ops, copies } = duplicateSeveral(file, ats, newId);
        const label = `Duplicate ${copies.length} ${system.terms.units}`;
        change({ ops, label });
        actions.choose(new Set(copies));
        announce(label);
      },
      rename: (id: string) => select(id, 'rename'),
      choose: ({ at, label }: Choice, value: string) =>
        change({ ops: [{ op: 'set', path: [...inArmy(at)], value }], label }),
      step: ({ at, value, min, label }: Count, by: number) => {
        const next = Math.max(min, value + by);
        if (next !== value)
          change({ ops: [{ op: 'set', path: inArmy(at), value: next }], label }, { key: at.join('.') });
      },
      /** adds one of a type where troops go now, or at a place; the id of what was added */
      addTroops: (entry: CatalogueEntry, spot?: DropSpot): string | null => {
        const { file, view, target, selection } = now();
        const into =
          entry.into === 'unit'
            ? spot === undefined
              ? targetOf(view, target, selection)
              : sectionOf(view, spot.section)
            : null;
        const edit = addTroops(system, file, view, entry, into, newId, spot?.index);
        change(edit);
        return edit?.select ?? null;
      },
      /** adds a brigade, or what the system calls it, and selects it as the target of additions */
      addFormation: () => {
        const [formation] = system.additions(now().file, newId);
        if (formation === undefined) return;
        const edit = addOther(now().file, formation);
        change(edit, { focus: 'row' });
        actions.addTo(edit.select ?? null);
      },
      moveToNew: (id: string) => {
        const { file, view } = now();
        const edit = moveToNew(system, file, view, id, newId);
        if (edit === null) return;
        change(edit, { focus: 'row' });
        announce(`Moved to ${sectionOf(now().view, id)?.section.title ?? ''}`);
      },
      addOther: (addition: Addition) => {
        const { file } = now();
        const edit = addOther(file, addition);
        change(edit, { focus: 'row' });
        const added = edit.select ?? null;
        if (sectionOf(now().view, added)?.section.id === added) actions.addTo(added);
      },
      /** splits, merges or otherwise changes a section as a whole */
      whole: (action: Addition) => {
        const { file } = now();
        change({ ...addOther(file, action), label: action.label }, { focus: 'row' });
      },
      jump: (at: Path) => {
        const { view } = now();
        const id = idAt(view, at);
        const section = sectionOf(view, id)?.section.id;
        if (section !== undefined && section !== id) actions.fold(section, false);
        select(id, 'row');
      },
      fix: ({ fix }: Pick<Finding, 'fix'>) => {
        if (fix !== undefined) change({ ops: fix.ops, label: fix.label });
      },
    };
  }, [actions, system]);
};

const describeSpot = (now: ReturnType<typeof useActions>['now'], id: string): string => {
  const { view } = now();
  const place = view.places.get(id);
  const section = sectionOf(view, id);
  if (!place || !section) return '';
  const row = rowOf(view, id);
  return row
    ? `${section.section.title}, place ${place.row + 1} of ${section.rows.length}`
    : section.section.title;
};

const load = () =>
  import('./fill-army').catch(() => {
    showToast(editorWords.partNotLoaded, { tone: 'error' });
  });

/** Fills the draft when asked; what does it comes with the first press. */
export const useFill = () => {
  const actions = useActions();
  const [pending, setPending] = useState(false);
  const fill = async () => {
    setPending(true);
    try {
      await (await load())?.fillArmy(actions);
    } finally {
      setPending(false);
    }
  };
  return { fill, pending };
};
