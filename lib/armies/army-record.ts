import 'server-only';
import type { ArmyFile } from '@/lib/rules/core/document';
import type { ArmyRecord } from './schema';

export const RECORD = { id: true, revision: true, editedAt: true, document: true } as const;

type RecordRow = {
  readonly id: string;
  readonly revision: number;
  readonly editedAt: Date;
  readonly document: string;
};

/** A stored document was read strictly before it was stored. */
export const storedFile = (document: string): ArmyFile => JSON.parse(document) as ArmyFile;

export const armyRecord = ({ id, revision, editedAt, document }: RecordRow): ArmyRecord => ({
  id,
  revision,
  editedAt: editedAt.toISOString(),
  file: storedFile(document),
});
