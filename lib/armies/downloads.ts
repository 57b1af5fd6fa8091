import { addressOf } from '../api/client';

/** Where the browser downloads an army file from, and all armies. */
export const armyFileUrl = (id: string): string => addressOf('/api/armies/[id]/file', { id });
export const BACKUP_URL = addressOf('/api/armies/backup');
