import 'server-only';
import { sql } from '@/prisma/statement';
import { readRows } from '../../db';
import type { Ground } from './rows/own-rows';

/** The nations and regiments that the store knows now. */
export const readGround = async (): Promise<Ground> => {
  const [nations, regiments] = await Promise.all([
    readRows(sql`SELECT "id", "name" FROM "Nation"`),
    readRows(sql`SELECT "id" FROM "Regiment"`),
  ]);
  return {
    nations: new Map(nations.map(({ id, name }) => [String(id), String(name)])),
    regiments: new Set(regiments.map(({ id }) => String(id))),
  };
};
