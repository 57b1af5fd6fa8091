import 'server-only';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import type { ArmyRecord } from './schema';

export const RECORD = {
  id: true,
  revision: true,
  editedAt: true,
  document: true,
  points: true,
  errors: true,
  warnings: true,
} as const;

type RecordRow = {
  readonly id: string;
  readonly revision: number;
  readonly editedAt: Date;
  readonly document: string;
  readonly points: number | null;
  readonly errors: number;
  readonly warnings: number;
};

/** A stored document was read strictly before it was stored. */
export const storedFile = (document: string): ArmyFile => JSON.parse(document) as ArmyFile;

export const armyRecord = ({ id, revision, editedAt, document, ...verdict }: RecordRow): ArmyRecord => ({
  id,
  revision,
  editedAt: editedAt.toISOString(),
  file: storedFile(document),
  verdict,
});
