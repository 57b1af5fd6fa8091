'use client';

import { useEffect, useState } from 'react';
import type { NationRef } from '@/lib/history/answers';
import type { OwnRecord } from '@/lib/history/own/answers';
import { createOwnSession } from '../_store/own-session';
import { OwnProvider } from './own-context';
import { OwnWorkspace } from './own-workspace';

type OwnEditorProps = { record: OwnRecord; nations: readonly NationRef[] };

/** The editor of one order of battle of somebody's own. */
export const OwnEditor = ({ record, nations }: OwnEditorProps) => {
  const { id, visibility, hidden } = record;
  const [session] = useState(() =>
    createOwnSession(record, new Map(nations.map((nation) => [nation.id, nation.name]))),
  );
  useEffect(() => session.start(), [session]);
  return (
    <OwnProvider value={{ session, id, nations, visibility, hidden }}>
      <OwnWorkspace />
    </OwnProvider>
  );
};
