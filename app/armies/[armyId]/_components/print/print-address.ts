'use client';

import { useEffect, useRef } from 'react';
import { useActions } from '../builder-context';

/** Behind the address of an army it opens the print page: from the list of armies, after a reload, by Forward. */
export const PRINT_ADDRESS = '#print';

const isThere = (): boolean => location.hash === PRINT_ADDRESS;

/** Opens the print page where the address asks for it, and closes it when Back leaves that address. */
export const useAskedToPrint = (): void => {
  const { open, close } = useActions();
  useEffect(() => {
    const follow = () => (isThere() ? open('print') : close('print'));
    if (isThere()) open('print');
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [open, close]);
};

/** Gives the open print page its address, so that Back closes it; answers how to close it otherwise. */
export const usePrintAddress = (open: boolean, onClose: () => void): (() => void) => {
  const pushed = useRef(false);
  useEffect(() => {
    if (!open || isThere()) return;
    history.pushState(null, '', PRINT_ADDRESS);
    pushed.current = true;
  }, [open]);
  return () => {
    onClose();
    if (isThere()) {
      if (pushed.current) history.back();
      else history.replaceState(null, '', `${location.pathname}${location.search}`);
    }
    pushed.current = false;
  };
};
