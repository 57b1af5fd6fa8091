import '@/prisma/test-database';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newTestViewer } from '../../armies/fixtures/armies';
import { db } from '../../db';
import type { Viewer } from '../../identity/viewer';
import { listBattles, listPublished, readBattle, readLinkedBattle } from '../battles';
import { searchHistory } from '../search';
import { deleteBattle, purgeBattles, restoreBattle } from './delete-battle';
import type { OwnBattle, OwnFormation } from './document';
import { battle, battles, brigade, side, unit } from './fixtures/battles';
import { getOwnBattle, listOwnBattles } from './own-battles';
import { readBattleValue } from './read-document';
import { listReported, reportBattle, setHidden } from './reports';
import { documentOf, linkedDocument, readableDocument } from './rows/read-document-of';
import { createBattle, saveBattle } from './save-battle';
import { shareBattle } from './share-battle';

const NOW = new Date('2026-11-23T10:00:00Z');
const DAY = 24 * 60 * 60 * 1000;

const made = async (viewer: Viewer, document: OwnBattle): Promise<string> => {
  const answer = await createBattle(viewer, async () => viewer, { battle: document }, NOW);
  if (!answer.ok) throw new Error(answer.code);
  return answer.id;
};

const KINGSLEY = unit('u1', 'Kingsley’s of the mill', { nation: 'britain', men: 480 });
const STUART = unit('u2', 'Stuart’s', { nation: 'britain', regiment: 'britain-37-foot' });

const mill = (units = [KINGSLEY, STUART], name = 'Affair at the mill'): OwnBattle =>
  battle({
    name,
    date: '1759-08-02',
    place: 'Gohfeld',
    sources: ['A letter of my own', 'Another letter'],
    sides: [
      side('Allies', {
        nations: ['britain', 'hanover'],
        commander: 'Colonel Zwiebelfisch',
        formations: [brigade('f1', 'First brigade', { units })],
      }),
      side('French', { nations: ['france'] }),
    ],
  });

/** The same with ids that follow from places: those of a document are its own. */
const placed = (document: OwnBattle): OwnBattle => {
  let last = 0;
  const formation = ({ units, children, ...rest }: OwnFormation): OwnFormation => ({
    ...rest,
    id: `f${++last}`,
    units: units.map((each) => ({ ...each, id: `u${++last}` })),
    children: children.map(formation),
  });
  return {
    ...document,
    sides: document.sides.map((each) => ({ ...each, formations: each.formations.map(formation) })),
  };
};

/** As rows have it: sources in the order of their texts, regiments and nations as far as they are known. */
const asRows = (document: OwnBattle): OwnBattle => ({
  ...placed(document),
  sources: [...new Set(document.sources)],
});

describe('rows and document', () => {
  test('the rows of a document give the same document back, whatever was there before', async () => {
    const viewer = await newTestViewer();
    const id = await made(viewer, battle());
    let revision = 1;
    await fc.assert(
      fc.asyncProperty(battles, async (document) => {
        expect(await saveBattle(viewer, id, { revision, battle: document }, NOW)).toMatchObject({ ok: true });
        revision++;
        const read = await readBattle(id, viewer.userId);
        expect(read && documentOf(read)).toEqual(asRows(document));
        expect(await readableDocument(id, viewer.userId)).toEqual(document);
      }),
      { numRuns: 12 },
    );
  });

  test('an edit of a unit writes that unit, and nothing else', async () => {
    const viewer = await newTestViewer();
    const id = await made(viewer, mill());
    await db.battleUnit.update({ where: { id: `${id}.u2` }, data: { calibre: 'as it was' } });
    const edited = mill([{ ...KINGSLEY, men: 500 }, STUART]);
    expect(await saveBattle(viewer, id, { revision: 1, battle: edited }, NOW)).toMatchObject({ revision: 2 });
    const units = (await readBattle(id, viewer.userId))?.sides[0]?.formations[0]?.units;
    expect(units?.map(({ men, calibre }) => [men, calibre])).toEqual([
      [500, null],
      [null, 'as it was'],
    ]);
  });

  test('units move between formations and sides, and formations into each other', async () => {
    const viewer = await newTestViewer();
    const id = await made(viewer, mill());
    const inner = brigade('f1', 'First brigade', { units: [STUART] });
    const document = mill();
    const moved = {
      ...document,
      sides: [
        { ...document.sides[0], formations: [] } as OwnBattle['sides'][number],
        side('French', {
          formations: [brigade('f2', 'Wing', { kind: 'wing', units: [KINGSLEY], children: [inner] })],
        }),
      ],
    };
    await saveBattle(viewer, id, { revision: 1, battle: moved }, NOW);
    const read = await readBattle(id, viewer.userId);
    expect(read && documentOf(read)).toEqual(asRows(moved));
    await saveBattle(viewer, id, { revision: 2, battle: mill() }, NOW);
    const back = await readBattle(id, viewer.userId);
    expect(back && documentOf(back)).toEqual(asRows(mill()));
  });

  test('a nation or regiment that nobody knows stays in the document', async () => {
    const viewer = await newTestViewer();
    const id = await made(viewer, mill([{ ...KINGSLEY, nation: 'atlantis', regiment: 'atlantis-1' }]));
    const units = (await readBattle(id, viewer.userId))?.sides[0]?.formations[0]?.units;
    expect(units).toMatchObject([{ nation: null, nationText: 'atlantis', regiment: null }]);
    expect((await getOwnBattle(viewer, id))?.battle.sides[0]?.formations[0]?.units).toMatchObject([
      { nation: 'atlantis', regiment: 'atlantis-1' },
    ]);
  });
});

describe('to make one', () => {
  test('every battle that ships can be copied, and reads strictly', async () => {
    const viewer = await newTestViewer();
    for (const { id, name } of await listBattles()) {
      const document = await readableDocument(id, null);
      expect(readBattleValue(document), id).toEqual({ ok: true, battle: document });
      if (id !== '1759-08-01-minden') continue;
      const answer = await createBattle(viewer, async () => viewer, { copy: id }, NOW);
      const copy = answer.ok ? await getOwnBattle(viewer, answer.id) : null;
      expect(copy?.battle).toEqual({ ...document, name: `${name} (copy)` });
    }
  });

  test('asked twice with one key, even at once, makes one', async () => {
    const viewer = await newTestViewer();
    const ask = () => createBattle(viewer, async () => viewer, { battle: mill(), key: 'a-key-of-mine' }, NOW);
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(first).toEqual(second);
    expect(await ask()).toEqual(first);
    expect((await listOwnBattles(viewer)).battles).toHaveLength(1);
    const other = await newTestViewer();
    const theirs = await createBattle(
      other,
      async () => other,
      { battle: mill(), key: 'a-key-of-mine' },
      NOW,
    );
    expect(theirs).not.toEqual(first);
  });

  test('what is refused makes nobody somebody', async () => {
    const nobody = () => Promise.reject(new Error('signed in'));
    for (const [request, code] of [
      [{ battle: { format: 'muster.battle', version: 1 } }, 'invalid'],
      [{ battle: mill(), more: 1 }, 'invalid'],
      [{ copy: 'nowhere' }, 'not-found'],
      [{ link: 'nothing' }, 'not-found'],
      [{ name: 'A', year: 1800 }, 'invalid'],
    ] as const) {
      expect(await createBattle(null, nobody, request, NOW)).toMatchObject({ ok: false, code });
    }
  });

  test('mine are listed, last edited first, with what they hold', async () => {
    const viewer = await newTestViewer();
    const first = await made(viewer, mill());
    await createBattle(
      viewer,
      async () => viewer,
      { name: 'Empty', year: 1760 },
      new Date(NOW.getTime() + 1000),
    );
    expect((await listOwnBattles(viewer)).battles).toMatchObject([
      {
        name: 'Empty',
        year: 1760,
        formations: 0,
        units: 0,
        visibility: 'private',
        hidden: false,
        revision: 1,
      },
      { id: first, name: 'Affair at the mill', date: '1759-08-02', formations: 1, units: 2 },
    ]);
    expect((await listOwnBattles(await newTestViewer())).battles).toEqual([]);
  });
});

describe('saves', () => {
  test('of two at once one wins, and the other is answered with what won', async () => {
    const viewer = await newTestViewer();
    for (let round = 0; round < 5; round++) {
      const id = await made(viewer, mill());
      const answers = await Promise.all(
        [mill([KINGSLEY], 'Left'), mill([STUART], 'Right')].map((document) =>
          saveBattle(viewer, id, { revision: 1, battle: document }, NOW),
        ),
      );
      expect(answers.map((answer) => (answer.ok ? 'saved' : answer.code)).toSorted()).toEqual([
        'saved',
        'stale',
      ]);
      const current = await getOwnBattle(viewer, id);
      expect(answers.find(({ ok }) => !ok)).toMatchObject({
        current: { revision: 2, battle: current?.battle },
      });
      const read = await readBattle(id, viewer.userId);
      expect(read && documentOf(read)).toEqual(asRows(current?.battle ?? battle()));
    }
  });

  test('one sent again because its answer got lost is no conflict', async () => {
    const viewer = await newTestViewer();
    const id = await made(viewer, mill());
    const request = { revision: 1, battle: mill([KINGSLEY]) };
    const first = await saveBattle(viewer, id, request, NOW);
    expect(await saveBattle(viewer, id, request, new Date(NOW.getTime() + DAY))).toEqual(first);
  });

  test('a save and a publishing at once leave what is found as it is written', async () => {
    const viewer = await newTestViewer();
    for (let round = 0; round < 5; round++) {
      const id = await made(viewer, mill([], `Gefecht bei Qwirlenbach ${round}`));
      const [saved, shared] = await Promise.all([
        saveBattle(viewer, id, { revision: 1, battle: mill([], `Gefecht bei Xylobrunn ${round}`) }, NOW),
        shareBattle(viewer, id, { visibility: 'published' }, NOW),
      ]);
      expect([saved.ok, shared.ok]).toEqual([true, true]);
      expect(
        await db.searchEntry.findMany({ where: { battleId: id, kind: 'battle' }, select: { label: true } }),
      ).toEqual([{ label: `Gefecht bei Xylobrunn ${round}` }]);
      await shareBattle(viewer, id, { visibility: 'private' });
    }
  });
});

describe('who may read', () => {
  const found = async (viewer: Viewer | null) =>
    (await searchHistory('Zwiebelfisch', viewer?.userId ?? null)).map(({ label }) => label);
  const listed = async (id: string) => (await listPublished()).some((each) => each.id === id);

  test('its owner, whoever has the link, everybody, and nobody any more', async () => {
    const [viewer, other] = [await newTestViewer(), await newTestViewer()];
    const id = await made(viewer, mill());
    const strangers = () =>
      Promise.all([
        readBattle(id),
        readBattle(id, other.userId),
        getOwnBattle(other, id),
        readableDocument(id, null),
      ]);
    expect(await strangers()).toEqual([null, null, null, null]);
    expect(await shareBattle(other, id, { visibility: 'published' })).toMatchObject({ code: 'not-found' });
    expect(await saveBattle(other, id, { revision: 1, battle: mill() })).toMatchObject({ code: 'not-found' });
    expect(await deleteBattle(other, id)).toMatchObject({ code: 'not-found' });
    expect(await createBattle(other, async () => other, { copy: id })).toMatchObject({ code: 'not-found' });

    const shared = await shareBattle(viewer, id, { visibility: 'link' });
    const token = (shared.ok && shared.token) || '';
    expect(await readLinkedBattle(token)).toMatchObject({ name: 'Affair at the mill', shipped: false });
    expect(await linkedDocument(token)).toEqual(mill());
    expect(await createBattle(other, async () => other, { link: token })).toMatchObject({ ok: true });
    expect(await strangers()).toEqual([null, null, null, null]);
    const again = await shareBattle(viewer, id, { visibility: 'link' });
    expect(await readLinkedBattle(token)).toBeNull();
    const second = (again.ok && again.token) || '';

    expect([await found(null), await listed(id)]).toEqual([[], false]);
    await shareBattle(viewer, id, { visibility: 'published' }, NOW);
    expect(await readLinkedBattle(second)).toBeNull();
    expect([await found(null), await listed(id)]).toEqual([['Colonel Zwiebelfisch'], true]);
    expect(await readBattle(id, other.userId)).toMatchObject({ shipped: false, mine: false });
    expect(await readBattle(id, viewer.userId)).toMatchObject({ shipped: false, mine: true });
    expect(await createBattle(other, async () => other, { copy: id })).toMatchObject({ ok: true });

    await shareBattle(viewer, id, { visibility: 'private' });
    expect(await strangers()).toEqual([null, null, null, null]);
    expect([await found(null), await found(viewer), await listed(id)]).toEqual([[], [], false]);
    expect(await db.searchPlace.count({ where: { entry: { battleId: id } } })).toBe(0);
  });

  test('a published one that is edited is found by what it says now', async () => {
    const viewer = await newTestViewer();
    const id = await made(viewer, mill());
    await shareBattle(viewer, id, { visibility: 'published' }, NOW);
    const renamed = mill([unit('u1', 'Frei-Bataillon Pumpernickel'), STUART]);
    await saveBattle(viewer, id, { revision: 1, battle: renamed }, NOW);
    expect((await searchHistory('Pumpernikel')).map(({ battleId }) => battleId)).toEqual([id]);
    expect(await db.searchEntry.count({ where: { battleId: id, kind: 'unit' } })).toBe(1);
    await shareBattle(viewer, id, { visibility: 'private' });
  });

  test('one without a name is not published', async () => {
    const viewer = await newTestViewer();
    const id = await made(viewer, battle({ name: '' }));
    expect(await shareBattle(viewer, id, { visibility: 'published' })).toMatchObject({ code: 'invalid' });
  });

  test('what is deleted vanishes at once, and comes back within 30 days', async () => {
    const viewer = await newTestViewer();
    const id = await made(viewer, mill());
    await shareBattle(viewer, id, { visibility: 'published' }, NOW);
    await deleteBattle(viewer, id, NOW);
    expect([
      await readBattle(id),
      await readBattle(id, viewer.userId),
      await getOwnBattle(viewer, id),
    ]).toEqual([null, null, null]);
    expect([await found(null), await found(viewer), await listed(id)]).toEqual([[], [], false]);
    expect(await saveBattle(viewer, id, { revision: 1, battle: mill() })).toMatchObject({
      code: 'not-found',
    });
    expect(await restoreBattle(viewer, id, new Date(NOW.getTime() + 29 * DAY))).toEqual({ ok: true });
    expect([await found(null), await listed(id)]).toEqual([['Colonel Zwiebelfisch'], true]);
    await deleteBattle(viewer, id, NOW);
    const later = new Date(NOW.getTime() + 31 * DAY);
    expect(await restoreBattle(viewer, id, later)).toMatchObject({ code: 'gone' });
    expect(await purgeBattles(later)).toBe(1);
    expect(await restoreBattle(viewer, id, later)).toMatchObject({ code: 'not-found' });
    expect(await db.battleUnit.count({ where: { id: { startsWith: id } } })).toBe(0);
  });

  test('anybody reports a published one, and the operator hides it and shows it again', async () => {
    const viewer = await newTestViewer();
    const id = await made(viewer, mill());
    let minutes = 0;
    const report = (reason: string) =>
      reportBattle(id, { reason }, new Date(NOW.getTime() + 60_000 * ++minutes));
    expect(await report('Not this')).toMatchObject({ code: 'not-found' });
    expect(await reportBattle('1759-08-01-minden', { reason: 'Not this' })).toMatchObject({
      code: 'not-found',
    });
    await shareBattle(viewer, id, { visibility: 'published' }, NOW);
    for (let count = 0; count < 52; count++) expect(await report(`Insult ${count}`)).toEqual({ ok: true });
    const [reported] = await listReported();
    expect(reported).toMatchObject({ id, hidden: false, reports: 50 });
    expect(reported?.reasons.map(({ reason }) => reason)).toContain('Insult 0');

    expect(await setHidden(id, true, NOW)).toBe('Affair at the mill');
    expect([await readBattle(id), await found(null), await listed(id), await listReported()]).toEqual([
      null,
      [],
      false,
      [],
    ]);
    expect(await readBattle(id, viewer.userId)).toMatchObject({ name: 'Affair at the mill' });
    expect((await getOwnBattle(viewer, id))?.hidden).toBe(true);
    expect(await report('Again')).toMatchObject({ code: 'not-found' });
    const shared = await shareBattle(viewer, id, { visibility: 'link' });
    expect(await readLinkedBattle((shared.ok && shared.token) || '')).toBeNull();
    await shareBattle(viewer, id, { visibility: 'published' }, NOW);
    expect(await readBattle(id)).toBeNull();

    await setHidden(id, false, NOW);
    expect(await readBattle(id)).toMatchObject({ name: 'Affair at the mill' });
    expect(await setHidden('1759-08-01-minden', true, NOW)).toBeNull();
    await shareBattle(viewer, id, { visibility: 'private' });
  });
});
