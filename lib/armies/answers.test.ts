import '@/prisma/test-database';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import {
  armyPageSchema,
  armyRecordSchema,
  backAnswerSchema,
  copyAnswerSchema,
  createAnswerSchema,
  doneAnswerSchema,
  importAnswerSchema,
  keepAnswerSchema,
  restoreAnswerSchema,
  saveAnswerSchema,
  shareAnswerSchema,
  versionRowSchema,
} from './answers';
import { deleteArmy, restoreArmy } from './delete-army';
import { armyText, lobositz, newTestViewer } from './fixtures/armies';
import { getArmy } from './get-army';
import { importArmies } from './import-armies';
import { listArmies } from './list-armies';
import { createArmy, duplicateArmy, saveArmy } from './save-army';
import { createShareLink, revokeShareLinks } from './share-links';
import { keepVersion, listVersions, restoreVersion } from './versions';

const fits = (schema: z.ZodType, value: unknown): void => {
  const { error } = schema.safeParse(JSON.parse(JSON.stringify(value)));
  expect(error?.issues ?? []).toEqual([]);
};

test('every use case answers as its schema says', async () => {
  const viewer = await newTestViewer();
  const created = await createArmy(viewer, lobositz());
  fits(createAnswerSchema, created);
  fits(createAnswerSchema, await createArmy(viewer, { muster: 1 }));
  const id = created.ok ? created.id : '';

  fits(saveAnswerSchema, await saveArmy(viewer, id, { revision: 1, file: lobositz('Two') }));
  fits(saveAnswerSchema, await saveArmy(viewer, id, { revision: 1, file: lobositz('Three') }));
  fits(saveAnswerSchema, await saveArmy(viewer, 'none', { revision: 1, file: lobositz() }));
  fits(saveAnswerSchema, await saveArmy(viewer, id, { revision: 2, file: { ...lobositz(), army: 1 } }));
  fits(armyRecordSchema, await getArmy(viewer, id));
  fits(armyPageSchema, await listArmies(viewer));

  fits(versionRowSchema.array(), await listVersions(viewer, id));
  fits(keepAnswerSchema, await keepVersion(viewer, id, 2, { label: 'Kept' }));
  fits(restoreAnswerSchema, await restoreVersion(viewer, id, 2));
  fits(restoreAnswerSchema, await restoreVersion(viewer, id, 99));

  fits(shareAnswerSchema, await createShareLink(viewer, id));
  fits(doneAnswerSchema, await revokeShareLinks(viewer, id));
  fits(copyAnswerSchema, await duplicateArmy(viewer, id));
  fits(copyAnswerSchema, await duplicateArmy(viewer, 'none'));
  fits(doneAnswerSchema, await deleteArmy(viewer, id));
  fits(backAnswerSchema, await restoreArmy(viewer, id));
  const files = [
    { name: 'a.json', text: armyText('lobositz-1756-prussia') },
    { name: 'b.json', text: '{\n"a": 1,,' },
    { name: 'c.json', text: '{}' },
  ];
  fits(importAnswerSchema.array(), await importArmies({ viewer, owner: async () => viewer }, files));
});
