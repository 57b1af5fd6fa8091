'use client';

import { use, useEffect, useState } from 'react';
import { loadArmy, saveArmy } from '@/lib/armies/queries';
import type { ArmyRecord } from '@/lib/armies/schema';
import { isSystemId, loadSystem } from '@/lib/rules';
import type { System } from '@/lib/rules/core/system';
import { createSession } from '../_store/session';
import { BuilderProvider } from './builder-context';
import './builder.css';
import { Workspace } from './workspace';

const systems = new Map<string, Promise<System>>();

const systemOf = (id: string): Promise<System> => {
  if (!isSystemId(id)) throw new Error(`No rule system is called ${id}`);
  const known = systems.get(id);
  if (known !== undefined) return known;
  const loading = loadSystem(id);
  systems.set(id, loading);
  return loading;
};

/** The builder of one army: it holds the army and its system, and never learns what a brigade is. */
export const Builder = ({ record }: { record: ArmyRecord }) => {
  const system = use(systemOf(record.file.system));
  const [session] = useState(() =>
    createSession(system, record, {
      save: (request, leaving) => saveArmy(record.id, request, leaving),
      load: () => loadArmy(record.id),
    }),
  );
  useEffect(() => session.start(), [session]);
  return (
    <BuilderProvider value={{ session, system, armyId: record.id }}>
      <Workspace />
    </BuilderProvider>
  );
};
