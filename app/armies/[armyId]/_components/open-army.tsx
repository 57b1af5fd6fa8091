'use client';

import { lazy, Suspense } from 'react';
import * as common from '@/app/_components/words';
import { pageData, usePageData } from '@/app/_shell/page-data';
import type { PageArmy } from '@/lib/armies/schema';
import type { Paper } from '@/lib/rules/core/sheet/sheet';
import { partsOf } from '../_forms';
import { Builder } from './builder';
import { BuilderOpening, LargeArmyFrame } from './builder-opening';

/** Loads the rules of the army on the page at once, while React hydrates the shell. */
const askForParts = () => {
  const record = pageData<PageArmy>()?.record;
  if (record) void partsOf(record.file.system);
};
askForParts();

type OpenArmyProps = {
  id: string;
  /** null in a shell: the page holds the army as data */
  army: PageArmy | null;
};

// what fetches it is no part of the page of the other armies
const FetchedArmy = lazy(() => import('./fetched-army').then((part) => ({ default: part.FetchedArmy })));

type LargeArmyProps = { id: string; name: string; nation: string; paper: Paper | null };

/** A large army: the page says its name, the browser fetches the rest and draws it, so that no page is dear. */
const LargeArmy = ({ id, name, nation, paper }: LargeArmyProps) => {
  const opening = (
    <LargeArmyFrame name={name} nation={nation}>
      <p role="status">Opening the army. It is large, so this takes a moment.</p>
    </LargeArmyFrame>
  );
  return (
    <Suspense fallback={opening}>
      <FetchedArmy id={id} name={name} nation={nation} paper={paper} opening={opening} />
    </Suspense>
  );
};

/** The builder of the army that came with the page. */
export const OpenArmy = ({ id, army }: OpenArmyProps) => {
  const onPage = usePageData<PageArmy>();
  const open = army ?? (onPage?.id === id ? onPage : null);
  if (open === null) return <BuilderOpening />;
  const { name, nation, paper, record, regiments } = open;
  if (record === null) return <LargeArmy id={id} name={name} nation={nation} paper={paper} />;
  return (
    <Suspense fallback={<BuilderOpening name={name || common.armyWithoutName} nation={nation} />}>
      <Builder record={record} paper={paper} regiments={regiments} />
    </Suspense>
  );
};
