'use client';

import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { serverState } from '@/app/_components/server-state';
import { nodeIn, type Tree } from '@/lib/history/own/tree/tree';
import { regimentsQuery } from '@/lib/history/queries';
import { useOwnActions, useOwnState } from './own-context';

/** The nations whose regiments are wanted: of units that have one attached, and of the selected unit. */
const nationsInUse = (tree: Tree, selection: string | null): string => {
  const selected = nodeIn(tree, selection);
  const of = tree.nodes.flatMap((node) =>
    node.kind === 'unit' && node.node.regiment !== null ? [node.node.nation] : [],
  );
  if (selected?.kind === 'unit') of.push(selected.node.nation);
  return [...new Set(of.filter((nation) => nation !== null))].toSorted().join(' ');
};

/** Fetches the regiments of the nations in use, once each, for names to choose from and for findings. Draws nothing. */
export const OwnRegiments = () => {
  const nations = useOwnState(({ tree, selection }) => nationsInUse(tree, selection));
  const { learn, now } = useOwnActions();
  const ids = nations === '' ? [] : nations.split(' ');
  const answers = useQueries({ queries: ids.map(regimentsQuery) }, serverState());
  useEffect(() => {
    for (const [index, id] of ids.entries()) {
      const regiments = answers[index]?.data;
      if (regiments !== undefined && now().regiments.get(id) !== regiments) learn(id, regiments);
    }
  });
  return null;
};
