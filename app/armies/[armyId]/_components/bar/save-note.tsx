'use client';

import { useSyncExternalStore } from 'react';
import { Icon, type IconName } from '@/app/_components/ui/icon';
import { type SaveState, saveWords } from '../../_store/save-state';
import { useActions, useBuilder } from '../builder-context';

const ICON: Record<SaveState['kind'], { name: IconName; tone: string }> = {
  saved: { name: 'pass', tone: 'pass' },
  saving: { name: 'pass', tone: 'pending' },
  unsent: { name: 'offline', tone: 'warning' },
  conflict: { name: 'warning', tone: 'warning' },
  refused: { name: 'error', tone: 'error' },
  gone: { name: 'error', tone: 'error' },
};

const never = () => () => {};

/** False while the page is still as the server drew it: the server does not know the reader's clock. */
const useOnReadersClock = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

export const isTrouble = ({ kind }: SaveState): boolean => kind !== 'saved' && kind !== 'saving';

/** Where the last edit is, in words. */
export const SaveNote = () => {
  const save = useBuilder((state) => state.save);
  const { open } = useActions();
  const words = saveWords(save, useOnReadersClock());
  const { name, tone } = ICON[save.kind];
  return (
    <span className={`saved ${isTrouble(save) ? 'trouble' : ''}`} title={words}>
      <Icon name={name} className={`sv ${tone}`} />
      {save.kind === 'conflict' || save.kind === 'gone' ? (
        <button type="button" className="link" onClick={() => open('conflict')}>
          {words}
        </button>
      ) : (
        <span>{words}</span>
      )}
    </span>
  );
};
