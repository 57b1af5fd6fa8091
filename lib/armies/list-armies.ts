import 'server-only';
import type { Summary } from '@/lib/rules/core/system';
import { db } from '../db';
import type { Viewer } from '../viewer';
import type { ArmyRow } from './schema';

/** The viewer's armies, last edited first, without their documents. */
export const listArmies = async ({ userId }: Viewer): Promise<ArmyRow[]> => {
  const rows = await db.army.findMany({
    where: { userId, deletedAt: null },
    orderBy: [{ editedAt: 'desc' }, { id: 'asc' }],
    select: {
      id: true,
      name: true,
      system: true,
      summary: true,
      legal: true,
      errors: true,
      warnings: true,
      infos: true,
      revision: true,
      editedAt: true,
      shareLinks: { where: { revokedAt: null }, take: 1, select: { id: true } },
    },
  });
  return rows.map(({ summary, errors, warnings, infos, editedAt, shareLinks, ...row }) => ({
    ...row,
    summary: JSON.parse(summary) as Summary,
    counts: { error: errors, warning: warnings, info: infos },
    editedAt: editedAt.toISOString(),
    shared: shareLinks.length > 0,
  }));
};
