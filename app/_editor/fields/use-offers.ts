'use client';

import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react';
import { useRegiments } from '@/app/_components/army/regiment-answers';
import {
  findableOffers,
  MOST_OFFERS,
  matchingOffers,
  type RegimentSuggestion,
  type RegimentsOf,
} from './regiment-offers';

type Offers = {
  readonly offers: readonly RegimentSuggestion[];
  /** how many more suit what is typed */
  readonly more: number;
  readonly open: boolean;
  /** index of the one that Enter takes; -1 for none */
  readonly at: number;
  readonly show: () => void;
  readonly hide: () => void;
  readonly point: (at: number) => void;
  /** loads them when the field gets the focus */
  readonly enter: () => void;
  /** what was typed: they are found by it, where it is not the name that stood there */
  readonly type: (typed: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/** The regiments that a name field offers: loaded when it is entered, found by what is typed, chosen by keys. */
export const useOffers = (of: RegimentsOf, choose: (offer: RegimentSuggestion) => void): Offers => {
  const [entered, setEntered] = useState(false);
  const [typed, setTyped] = useState('');
  const [listOpen, setListOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const { nation, symbol, year } = of;
  const regiments = useRegiments(nation, entered);
  const all = useMemo(() => findableOffers(regiments ?? [], { symbol, year }), [regiments, symbol, year]);
  // a letter is shown before its answers are looked for
  const sought = useDeferredValue(typed);
  const matches = useMemo(() => (listOpen ? matchingOffers(all, sought) : []), [all, sought, listOpen]);
  const offers = matches.slice(0, MOST_OFFERS);
  const open = listOpen && offers.length > 0;

  const hide = () => {
    setListOpen(false);
    setAt(-1);
  };
  const show = () => {
    setListOpen(true);
    setEntered(true);
  };
  const step = (by: 1 | -1) => {
    const many = offers.length;
    // until they have come the first is the next
    if (many === 0) setAt(by === 1 ? 0 : -1);
    else setAt((now) => (now < 0 ? (by === 1 ? 0 : many - 1) : (now + by + many) % many));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (ctrlKey || metaKey) return;
    const offer = offers[at];
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (!listOpen) {
        setTyped('');
        show();
      } else if (!altKey) step(key === 'ArrowDown' ? 1 : -1);
    } else if (key === 'Enter' && open && offer !== undefined) {
      event.preventDefault();
      choose(offer);
      hide();
    } else if (key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      hide();
    }
  };
  return {
    offers,
    more: matches.length - offers.length,
    open,
    at,
    show,
    hide,
    point: setAt,
    enter: () => setEntered(true),
    type: (text) => {
      setTyped(text);
      setAt(-1);
      show();
    },
    onKeyDown,
  };
};
