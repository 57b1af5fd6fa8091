'use client';

import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { TextButton } from '@/app/_components/ui/button';
import { Icon, type IconName } from '@/app/_components/ui/icon';
import type { EditorStore } from './editor-store';
import { type SaveState, saveWords } from './save/save-state';

const ICON: Record<SaveState['kind'], { name: IconName; tone: string }> = {
  saved: { name: 'pass', tone: 'text-pass' },
  saving: { name: 'pass', tone: 'text-ink-3 opacity-40' },
  unsent: { name: 'offline', tone: 'text-warning' },
  conflict: { name: 'warning', tone: 'text-warning' },
  refused: { name: 'error', tone: 'text-error' },
  gone: { name: 'error', tone: 'text-error' },
};

/** Where there is no room the shape alone says it; a phone tells what is wrong under the document's name. */
const WORDS = 'compact:sr-only';

const never = () => () => {};

/** False while the page is still as the server drew it: the server does not know the reader's clock. */
const useOnReadersClock = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

export const isTrouble = ({ kind }: SaveState): boolean => kind !== 'saved' && kind !== 'saving';

/** What keeps the last edit from the server, for a place that shows it only then; null where nothing does. */
export const useTrouble = (store: EditorStore): string | null =>
  useStore(store, ({ save }) => (isTrouble(save) ? saveWords(save, false) : null));

/** Where the last edit is, in words, and the way to the choice between two versions. */
export const SaveNote = ({ store }: { store: EditorStore }) => {
  const save = useStore(store, (state) => state.save);
  const words = saveWords(save, useOnReadersClock());
  const { name, tone } = ICON[save.kind];
  return (
    <span
      className={`text-12 phone:mr-0 mr-2 inline-flex items-center gap-[5px] whitespace-nowrap tabular-nums ${isTrouble(save) ? 'text-ink' : 'text-ink-3'}`}
      title={words}
    >
      <Icon name={name} className={`size-[13px] ${tone}`} />
      {save.kind === 'conflict' || save.kind === 'gone' ? (
        <TextButton className={WORDS} onClick={() => store.getState().open('conflict')}>
          {words}
        </TextButton>
      ) : (
        <span className={WORDS}>{words}</span>
      )}
    </span>
  );
};
