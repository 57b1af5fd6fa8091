'use client';

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { regimentsQuery } from '@/lib/history/queries';
import type { SymbolName } from '@/lib/rules/core/symbol';
import { serverState } from '../server-state';
import { hasRegiments, regimentOptions } from './regiment-options';

/** Whose names suit a unit. */
export type RegimentsOf = { readonly nation: string; readonly symbol: SymbolName };

type NameInput = { readonly list?: string; readonly onFocus?: () => void };

/**
 * Historical names for a field that names a unit, to choose from while typing: props for the input, and the list to
 * stand beside it. They are loaded when the field is first entered; without a connection there are none, and nothing
 * is said of it.
 */
export const useRegimentNames = (
  of: RegimentsOf | undefined,
): { readonly input: NameInput; readonly list: ReactNode } => {
  const id = useId();
  const [entered, setEntered] = useState(false);
  const offered = of !== undefined && hasRegiments(of.symbol) ? of : undefined;
  const { data } = useQuery(
    { ...regimentsQuery(offered?.nation ?? ''), enabled: entered && offered !== undefined },
    serverState(),
  );
  const symbol = offered?.symbol;
  const names = useMemo(
    () => (data === undefined || symbol === undefined ? [] : regimentOptions(data, symbol)),
    [data, symbol],
  );
  if (offered === undefined) return { input: {}, list: null };
  return {
    input: { list: id, onFocus: () => setEntered(true) },
    list: (
      <datalist id={id}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    ),
  };
};
