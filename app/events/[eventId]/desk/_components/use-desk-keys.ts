'use client';

import { useEffect, useRef } from 'react';
import { isTyping } from '@/app/_editor/editor-window';
import { ACT_IDS, type DeskValue, HEAD_ID, SEARCH_ID, TICKED_ID, useDesk } from './desk-context';

const press = (id: string): void => document.getElementById(id)?.click();

/** Dialogs and menus that lie over the page. */
const openOver = (): number => document.querySelectorAll('dialog[open], [popover=auto]:popover-open').length;

const inMenu = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=menu]') !== null;

/** Arrow keys inside a group of choices belong to that group. */
const isChoice = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'radio';

/** Nothing is typed into a box or a choice: keys of one letter work there too. */
const isTypedInto = (target: EventTarget | null): boolean =>
  isTyping(target) &&
  !isChoice(target) &&
  !(target instanceof HTMLInputElement && target.type === 'checkbox');

const KEY = 'muster.desk.keys';

/** True unless this browser has switched the keys of one letter off, which speech and shaky hands press by mistake. */
export const areKeysOn = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
};

/** Switches the keys of one letter on or off in this browser. */
export const switchKeys = (on: boolean): void => {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // a browser that keeps nothing has them on
  }
};

/** What a key does; those of one letter can be switched off. */
const actOf = (key: string, { step, open, openRow, ticks }: DeskValue): (() => void) | undefined => {
  if (key === 'ArrowDown') return () => step(1);
  if (key === 'ArrowUp') return () => step(-1);
  if (!areKeysOn()) return undefined;
  switch (key.toLowerCase()) {
    case 'j':
      return () => step(1);
    case 'k':
      return () => step(-1);
    case 'a':
      return () => press(ACT_IDS.accept);
    case 'r':
      return () => press(ACT_IDS.return);
    case 'q':
      return () => press(ACT_IDS.ask);
    case 'x':
      return openRow === null ? undefined : () => ticks.tick(openRow.number);
    case 't':
      return () => document.getElementById(TICKED_ID)?.focus();
    case '/':
      return () => document.getElementById(SEARCH_ID)?.focus();
    case '?':
      return () => open('keys');
    default:
      return undefined;
  }
};

/** Keys of the desk: from list to list, into one, and what is done with it. */
export const useDeskKeys = () => {
  const desk = useDesk();
  const latest = useRef(desk);
  useEffect(() => {
    latest.current = desk;
  }, [desk]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { panel } = latest.current;
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      const over = openOver() > (panel === 'entry' ? 1 : 0);
      if (defaultPrevented || ctrlKey || metaKey || altKey || over || inMenu(target)) return;
      if (key === 'Escape' && isTyping(target) && openOver() === 0) {
        document.getElementById(HEAD_ID)?.focus();
        return;
      }
      if (key === 'Escape' && openOver() === 0) latest.current.ticks.all(false);
      const act = actOf(key, latest.current);
      if (act === undefined || isTypedInto(target)) return;
      if (isChoice(target) && key.startsWith('Arrow')) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
};
