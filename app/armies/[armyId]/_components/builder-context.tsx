'use client';

import { createContext } from 'react';
import { useStore } from 'zustand';
import { type Actions, useAround, useStoreActions } from '@/app/_editor/editor-frame';
import type { Assessment } from '@/lib/rules/core/contract/assessment';
import type { BuilderSystem, System } from '@/lib/rules/core/contract/system';
import type { Paper } from '@/lib/rules/core/sheet/sheet';
import type { Judgement } from '@/lib/rules/events/judge';
import type { SystemParts } from '../_forms/system-parts';
import type { BuilderState } from '../_store/builder-state';
import type { BuilderSession } from '../_store/session';

type BuilderContextValue = {
  readonly session: BuilderSession;
  readonly parts: SystemParts;
  readonly armyId: string;
  /** on which its owner prints; null if never said */
  readonly paper: Paper | null;
};

const BuilderContext = createContext<BuilderContextValue | null>(null);

export const BuilderProvider = BuilderContext.Provider;

const useContextValue = (): BuilderContextValue => useAround(BuilderContext);

/** The rule system of the army, without its checks. */
export const useSystem = (): BuilderSystem => useContextValue().parts.system;

/** The rule system with its forms. */
export const useParts = (): SystemParts => useContextValue().parts;

export const useSession = (): BuilderSession => useContextValue().session;

/** The paper on which the owner printed when the page was opened; null if never said. */
export const useKnownPaper = (): Paper | null => useContextValue().paper;

export const useArmyId = (): string => useContextValue().armyId;

/** A part of the builder's state; the component renders when that part changes. */
export const useBuilder = <T,>(select: (state: BuilderState) => T): T =>
  useStore(useContextValue().session.store, select);

/** What can be done to the army; never changes, so it causes no drawing. `now` reads the state in an event. */
export const useActions = (): Actions<BuilderState> => useStoreActions(useSession().store);

/** The army as it is checked, for what opens only when its checks are there. @throws Error before that */
export const useChecked = (): { system: System; assessment: Assessment | Judgement } => {
  const system = useBuilder(({ checked }) => checked);
  const assessment = useBuilder((state) => state.assessment);
  if (system === null || assessment === null) throw new Error('The army is not checked yet');
  return { system, assessment };
};
