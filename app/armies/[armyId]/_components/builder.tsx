'use client';

import { use, useEffect, useState } from 'react';
import { loadArmy, saveArmy } from '@/lib/armies/calls';
import type { ArmyRecord } from '@/lib/armies/schema';
import { isSystemId } from '@/lib/rules';
import type { Paper } from '@/lib/rules/core/sheet';
import { PARTS } from '../_forms';
import type { SystemParts } from '../_forms/system-parts';
import { createSession } from '../_store/session';
import { BuilderProvider } from './builder-context';
import { Workspace } from './workspace';

const known = new Map<string, Promise<SystemParts>>();

const partsOf = (id: string): Promise<SystemParts> => {
  if (!isSystemId(id)) throw new Error(`No rule system is called ${id}`);
  const found = known.get(id);
  if (found !== undefined) return found;
  const parts = PARTS[id]();
  known.set(id, parts);
  // asked for again when the page is drawn again
  parts.catch(() => known.delete(id));
  return parts;
};

/** The builder of one army: it holds the army and its system, and never learns what a brigade is. */
export const Builder = ({ record, paper }: { record: ArmyRecord; paper: Paper | null }) => {
  const parts = use(partsOf(record.file.system));
  const [session] = useState(() =>
    createSession(parts.system, record, {
      save: (request, leaving) => saveArmy(record.id, request, leaving),
      load: () => loadArmy(record.id),
    }),
  );
  useEffect(() => session.start(), [session]);
  return (
    <BuilderProvider value={{ session, parts, armyId: record.id, paper }}>
      <Workspace />
    </BuilderProvider>
  );
};
