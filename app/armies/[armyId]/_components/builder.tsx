'use client';

import { use, useEffect, useState } from 'react';
import { clientOf } from '@/lib/api/client';
import type { ARMY_CONTRACT } from '@/lib/armies/contract';
import type { ARMY_ENDPOINTS } from '@/lib/armies/endpoints';
import type { ArmyRecord } from '@/lib/armies/schema';
import type { RegimentFacts } from '@/lib/rules/core/check/regiment-facts';
import type { Paper } from '@/lib/rules/core/sheet/sheet';
import { partsOf } from '../_forms';
import { createSession } from '../_store/session';
import { BuilderProvider } from './builder-context';
import { Workspace } from './workspace';

const ask = clientOf<typeof ARMY_ENDPOINTS, typeof ARMY_CONTRACT>();

type BuilderProps = {
  record: ArmyRecord;
  paper: Paper | null;
  /** what is known of its regiments, where that came with the page */
  regiments?: RegimentFacts;
};

/** The builder of one army: it holds the army and its system, and never learns what a brigade is. */
export const Builder = ({ record, paper, regiments }: BuilderProps) => {
  const parts = use(partsOf(record.file.system));
  const { id } = record;
  const [session] = useState(() =>
    createSession(
      parts.system,
      record,
      {
        save: (request, leaving) => ask('PUT /api/armies/[id]', { params: { id }, body: request, leaving }),
        load: () => ask('GET /api/armies/[id]', { params: { id } }),
        regiments: (ids) =>
          import('@/app/_components/army/regiment-answers').then(({ factsOf }) => factsOf(ids)),
        versions: async () => {
          const answer = await ask('GET /api/armies/[id]/versions', { params: { id } });
          return 'ok' in answer ? null : answer;
        },
        version: async (revision) => {
          const params = { id, revision: `${revision}` };
          const answer = await ask('GET /api/armies/[id]/versions/[revision]', { params });
          return 'ok' in answer ? null : answer.file;
        },
        terms: async (ids) => {
          const [{ loadTerms }, system] = await Promise.all([
            import('../_store/load-terms'),
            parts.system.load(),
          ]);
          return loadTerms(system, ids);
        },
        checks: parts.system.load,
      },
      regiments,
    ),
  );
  useEffect(() => session.start(), [session]);
  return (
    <BuilderProvider value={{ session, parts, armyId: id, paper }}>
      <Workspace />
    </BuilderProvider>
  );
};
