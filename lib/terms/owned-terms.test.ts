import '@/prisma/test-database';
import { describe, expect, test } from 'vitest';
import { noted } from '@/app/_print/noted-print';
import { lobositz, newTestViewer } from '../armies/fixtures/armies';
import { createPrint } from '../armies/prints';
import { createArmy, duplicateArmy, saveArmy } from '../armies/save-army';
import { db } from '../db';
import { deleteEvent } from '../events/delete-event';
import { DURING, newEvent, newKey, pack } from '../events/fixtures/events';
import { createPack, deletePack } from '../events/packs/own-packs';
import type { Viewer } from '../identity/viewer';
import { eventTerms } from '../rules/core/army/document';
import type { Finding } from '../rules/core/check/finding';

const under = (...packs: readonly string[]) => ({ ...lobositz(), packs });

const store = async (viewer: Viewer, ...packs: readonly string[]): Promise<string> => {
  const made = await createArmy(viewer, under(...packs));
  if (!made.ok) throw new Error(JSON.stringify(made));
  return made.id;
};

type StoredReport = { readonly profile: { readonly text: string }; readonly findings: readonly Finding[] };

/** The verdict as it is stored, and what of it the packs say. */
const verdict = async (id: string) => {
  const row = await db.army.findUniqueOrThrow({
    where: { id },
    select: { report: true, legal: true, errors: true },
  });
  const { profile, findings }: StoredReport = JSON.parse(row.report);
  const codes = findings.map(({ code }) => code).filter((code) => code.startsWith('terms-'));
  return { ...row, codes, profile: profile.text };
};

const newPack = async (viewer: Viewer, max: number): Promise<string> => {
  const made = await createPack(async () => viewer, { key: newKey(), pack: pack(max) });
  if (!made.ok) throw new Error(JSON.stringify(made));
  return made.id;
};

const LINKS = { link: null, verify: 'https://muster.example/verify/', list: null };

describe('the stored verdict of an army that is built under packs', () => {
  test('is of its own pack, of a ready-made one and of the terms of an event alike', async () => {
    const viewer = await newTestViewer();
    const own = await newPack(viewer, 100);
    const event = await newEvent({}, [pack(100)]);
    for (const [id, told] of [
      [own, 'Autumn Manoeuvres 1 #'],
      [eventTerms(event.id), 'Autumn Manoeuvres 1 #'],
      ['small-action', '#'],
    ] as const) {
      const stored = await verdict(await store(viewer, id));
      expect(stored).toMatchObject({ legal: false, codes: expect.arrayContaining(['terms-points']) });
      expect(stored.profile).toContain(told);
    }
    const plain = await verdict(await store(viewer));
    expect(plain.codes).toEqual([]);
    expect(plain.profile).not.toContain('packs');
  });

  test('says of a pack that is not to be had that it is not checked', async () => {
    const viewer = await newTestViewer();
    const event = await newEvent();
    const others = await newPack(await newTestViewer(), 100);
    const deleted = await newPack(viewer, 100);
    await deletePack(viewer, deleted);
    await deleteEvent(event.owner, event.id, DURING);
    for (const id of [others, deleted, eventTerms(event.id), 'no-such-pack']) {
      expect((await verdict(await store(viewer, id))).codes, id).toEqual(['terms-missing']);
    }
  });

  test('is given anew by each save and for each copy', async () => {
    const viewer = await newTestViewer();
    const id = await store(viewer);
    const saved = await saveArmy(viewer, id, { revision: 1, file: under(await newPack(viewer, 100)) });
    expect(saved.ok).toBe(true);
    expect((await verdict(id)).codes).toEqual(['terms-points']);
    const copy = await duplicateArmy(viewer, id);
    if (!copy.ok) throw new Error(copy.code);
    expect((await verdict(copy.id)).codes).toEqual(['terms-points']);
  });
});

test('sheets of such an army tell what its packs say, and their profile and code name them', async () => {
  const viewer = await newTestViewer();
  const id = await store(viewer, await newPack(viewer, 100));
  const printed = await noted(viewer, id, LINKS);
  expect(printed?.print.terms?.packs).toMatchObject([{ name: 'Autumn Manoeuvres', version: 1 }]);
  expect(printed?.print.terms?.findings.map(({ code }) => code)).toContain('terms-points');
  const print = await createPrint(viewer, id, { revision: 1 });
  if (!print.ok) throw new Error(print.code);
  const row = await db.print.findUniqueOrThrow({ where: { code: print.code } });
  expect(row.legal).toBe(false);
  const plain = await store(viewer);
  const other = await createPrint(viewer, plain, { revision: 1 });
  if (!other.ok) throw new Error(other.code);
  expect((await db.print.findUniqueOrThrow({ where: { code: other.code } })).profile).not.toBe(row.profile);
  expect((await noted(viewer, plain, LINKS))?.print.terms).toBeUndefined();
});
