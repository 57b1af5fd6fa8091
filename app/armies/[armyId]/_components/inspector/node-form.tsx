'use client';

import { useMemo } from 'react';
import { LazyPart } from '@/app/_editor/lazy-part';
import { pathKey } from '@/lib/rules/core/army/path';
import type { FormProps } from '../../_forms/system-parts';
import { nodeOf } from '../../_store/changes';
import { rowOf, sectionOf } from '../../_store/view';
import { useActions, useBuilder, useParts } from '../builder-context';

/** What every form of a system gets. */
export const useFormProps = (): FormProps => {
  const file = useBuilder((state) => state.file);
  const regiments = useBuilder((state) => state.regiments);
  const { change, endTyping, learn } = useActions();
  const edits = useMemo(
    (): Omit<FormProps, 'file'> => ({
      change: (label, ops, { typed = false } = {}) =>
        // what is typed and what is then chosen for it are one step of undo: the first path tells the field
        change({ ops, label }, typed && ops[0] !== undefined ? { key: pathKey(ops[0].path) } : {}),
      seal: endTyping,
      history: { regimentFacts: regiments, learn },
    }),
    [change, endTyping, regiments, learn],
  );
  return { file, ...edits };
};

/** The system's own form of a row or section. */
export const NodeForm = ({ id }: { id: string }) => {
  const props = useFormProps();
  const { Inspector } = useParts();
  const at = useBuilder(({ view }) => rowOf(view, id)?.row.at ?? nodeOf(view, id)?.at ?? null);
  const title = useBuilder(({ view }) => sectionOf(view, id)?.section.title ?? '');
  const naming = useBuilder(({ focus }) => focus?.how === 'rename' && focus.id === id);
  const { clearFocus } = useActions();
  if (at === null)
    return <p className="text-12 text-ink-3 py-2">{`${title} are listed here. Choose one to change it.`}</p>;
  // Half-typed text of one node does not appear in another.
  return <LazyPart key={id} part={Inspector} props={{ ...props, at, naming, onNaming: clearFocus }} />;
};
