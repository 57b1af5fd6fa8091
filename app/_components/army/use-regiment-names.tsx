'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { SymbolName } from '@/lib/rules/core/symbol';
import { hasRegiments, type Regiment, regimentOptions } from './regiment-options';

/** Whose names suit a unit. */
export type RegimentsOf = { readonly nation: string; readonly symbol: SymbolName };

type Load = (nation: string) => Promise<readonly Regiment[]>;

const known = new Map<string, Promise<readonly Regiment[]>>();

const regimentsOf = (nation: string, load: Load): Promise<readonly Regiment[]> => {
  const found = known.get(nation);
  if (found !== undefined) return found;
  const regiments = load(nation);
  known.set(nation, regiments);
  // asked for again when the field is next entered
  regiments.catch(() => known.delete(nation));
  return regiments;
};

type NameInput = { readonly list?: string; readonly onFocus?: () => void };

/**
 * Historical names for a field that names a unit, to choose from while typing: props for the input, and the list to
 * stand beside it. They are loaded when the field is first entered; without a connection there are none, and nothing
 * is said of it.
 */
export const useRegimentNames = (
  of: RegimentsOf | undefined,
  load: Load,
): { readonly input: NameInput; readonly list: ReactNode } => {
  const id = useId();
  const [names, setNames] = useState<{ of: string; all: readonly string[] }>({ of: '', all: [] });
  const wanted = of === undefined ? '' : `${of.nation} ${of.symbol}`;
  const latest = useRef(wanted);
  useEffect(() => {
    latest.current = wanted;
  });
  if (of === undefined || !hasRegiments(of.symbol)) return { input: {}, list: null };
  const { nation, symbol } = of;
  const ask = () => {
    if (names.of === wanted) return;
    regimentsOf(nation, load).then(
      (regiments) => {
        if (latest.current === wanted) setNames({ of: wanted, all: regimentOptions(regiments, symbol) });
      },
      // no names to suggest: the field takes any name as before
      () => undefined,
    );
  };
  return {
    input: { list: id, onFocus: ask },
    list: (
      <datalist id={id}>
        {(names.of === wanted ? names.all : []).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    ),
  };
};
