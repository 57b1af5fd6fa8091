'use client';

import { useEffect, useRef } from 'react';
import { isDialogOpen, isTyping } from '@/app/_editor/typing-target';
import { useDesk } from './desk-context';
import { SEARCH_ID } from './desk-tools';
import { ACT_IDS, HEAD_ID } from './entry/entry-ids';
import { areKeysOn } from './single-keys';

const press = (id: string): void => document.getElementById(id)?.click();

const inMenu = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=menu]') !== null;

/** Whoever moves with arrows inside a group of choices means that group. */
const isChoice = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'radio';

/** Keys of the desk: from list to list, into one, and what is done with it. */
export const useDeskKeys = () => {
  const desk = useDesk();
  const latest = useRef(desk);
  useEffect(() => {
    latest.current = desk;
  }, [desk]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { step, open, panel } = latest.current;
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      const over = isDialogOpen() && panel !== 'entry';
      if (defaultPrevented || ctrlKey || metaKey || altKey || over || inMenu(target)) return;
      if (key === 'Escape' && isTyping(target) && !isDialogOpen()) {
        document.getElementById(HEAD_ID)?.focus();
        return;
      }
      const acts: Readonly<Record<string, () => void>> = {
        ArrowDown: () => step(1),
        ArrowUp: () => step(-1),
        ...(areKeysOn() && {
          j: () => step(1),
          k: () => step(-1),
          a: () => press(ACT_IDS.accept),
          r: () => press(ACT_IDS.return),
          q: () => press(ACT_IDS.ask),
          '/': () => document.getElementById(SEARCH_ID)?.focus(),
          '?': () => open('keys'),
        }),
      };
      const act = acts[key.length === 1 ? key.toLowerCase() : key];
      if (act === undefined || (isTyping(target) && !isChoice(target))) return;
      if (isChoice(target) && key.startsWith('Arrow')) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
};
