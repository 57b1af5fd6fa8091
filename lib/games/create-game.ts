import 'server-only';
import { insertInto } from '@/prisma/statement';
import { getArmy } from '../armies/get-army';
import { readyMadeArmy } from '../armies/ready-made';
import { getSharedArmy } from '../armies/share-links';
import { db, runBatch } from '../db';
import { factsFor } from '../history/regiments';
import type { Viewer } from '../identity/viewer';
import { keyedId } from '../platform/content-keys';
import { needRoom, spendBytes, spendMade } from '../quotas';
import { isSystemId, loadSystem } from '../rules';
import type { ArmyFile } from '../rules/core/army/document';
import type { GameChoices } from '../rules/core/contract/game';
import type { AssessedArmy, System } from '../rules/core/contract/system';
import type { Setup } from '../rules/core/game/machine';
import { withCards } from '../rules/core/game/piece-cards';
import { steadyNow } from '../steady-clock';
import { nextTurn } from '../turn';
import { MAX_GAME_BYTES } from './limits';
import type { ArmyRef, OpenAnswer, OpenRequest } from './schema';

const GONE = { ok: false, code: 'not-found' } as const;

const refused = (message: string): OpenAnswer => ({ ok: false, code: 'findings', message });

/** An army of a game, and the place where it is stored. */
type Comer = { readonly file: ArmyFile; readonly armyId: string | null };

const comerOf = async (viewer: Viewer | null, ref: ArmyRef): Promise<Comer | null> => {
  switch (ref.kind) {
    case 'mine': {
      const army = viewer && (await getArmy(viewer, ref.id));
      return army && { file: army.file, armyId: ref.id };
    }
    case 'ready': {
      const file = await readyMadeArmy(ref.id);
      return file && { file, armyId: null };
    }
    case 'link': {
      const army = await getSharedArmy(ref.token);
      return army && { file: army.file, armyId: army.id };
    }
  }
};

/** Why two armies cannot play by this: more than a game of these rules has, or what it does not know. */
const agreementFault = (
  { choices, objectives: { most, points } }: GameChoices,
  options: readonly string[],
  objectives: NonNullable<OpenRequest['objectives']>,
): string | null => {
  const ofChoice = choices.map(({ values }) => values.filter(({ value }) => options.includes(value)).length);
  const chosenCount = ofChoice.reduce((sum, count) => sum + count, 0);
  if (chosenCount !== options.length || ofChoice.some((count) => count > 1)) {
    return 'These options do not go together, or these rules do not have them.';
  }
  if (objectives.length > most || objectives.some((each) => !points.includes(each.points))) {
    return `A game has at most ${most} objectives, of ${points.join(', ')} points each.`;
  }
  return null;
};

/** Nothing of these cards is printed here. */
const UNPRINTED = { date: '', version: null, code: null, link: null };

/** A setup with the cards of all units, and their regiments: as they are today, whatever becomes of the armies. */
const withCardsOf = async (
  system: System,
  start: Setup,
  armies: readonly (AssessedArmy<unknown> | null)[],
): Promise<Setup> => {
  const { cards } = await system.sheets();
  if (cards === undefined) return start;
  let setup = start;
  for (const side of [0, 1] as const) {
    const army = armies[side] ?? null;
    if (army === null) continue;
    await nextTurn();
    const { file, assessment } = army;
    const regiments = await factsFor(system, file);
    const sheet = cards(file, assessment, {
      paper: 'a4',
      cardSize: 'quarter',
      odds: false,
      blackAndWhite: false,
      combine: false,
      hidePoints: true,
      hideNotes: true,
      hideRatings: false,
      numbered: 'all',
      print: { ...UNPRINTED, regiments },
    });
    setup = withCards(setup, side, sheet);
  }
  return setup;
};

const holdingOf = async ({ userId }: Viewer) => {
  const { _count, _sum } = await db.game.aggregate({
    where: { seats: { some: { userId, role: 'both' } } },
    _count: true,
    _sum: { bytes: true },
  });
  return { count: _count, bytes: _sum.bytes ?? 0 };
};

const isOpen = async (id: string, { userId }: Viewer): Promise<boolean> =>
  (await db.gameSeat.count({ where: { gameId: id, userId } })) > 0;

/**
 * Opens a game of two armies of one rule system, or of one and an enemy without a list, with the viewer at both sides
 * until others sit down. A key that was used before returns its game and stores nothing.
 * @throws Full when the person or the address has made too many
 */
export const createGame = async (
  asking: Viewer | null,
  owner: () => Promise<Viewer>,
  { key, armies, options = [], objectives = [] }: OpenRequest,
  now?: Date,
): Promise<OpenAnswer> => {
  const [own, other] = armies;
  const a = await comerOf(asking, own);
  const b = other.kind === 'none' ? null : await comerOf(asking, other);
  if (a === null || (other.kind !== 'none' && b === null)) return GONE;
  const { system: systemId } = a.file;
  if ((b !== null && systemId !== b.file.system) || !isSystemId(systemId)) {
    return refused('A game is played by one rule system. Choose two armies of the same.');
  }
  const system = await loadSystem(systemId);
  if (system.game === undefined) return refused(`${system.name} has no game at the table yet.`);
  const { setup: setupOf, choices } = await system.game();
  const fault = agreementFault(choices, options, objectives);
  if (fault !== null) return refused(fault);
  const first = { file: a.file, assessment: system.assess(a.file) };
  await nextTurn();
  const second = b && { file: b.file, assessment: system.assess(b.file) };
  const agreed = objectives.map((each, index) => ({ ...each, id: `${index + 1}` }));
  const start = await withCardsOf(system, setupOf([first, second], agreed, options), [first, second]);
  const setup = JSON.stringify(start);
  const bytes = Buffer.byteLength(setup);
  if (bytes > MAX_GAME_BYTES / 2) return refused('These armies are too large for a game at the table.');
  const viewer = await owner();
  const id = keyedId(`game ${viewer.userId}`, key);
  if (await isOpen(id, viewer)) return { ok: true, id };
  needRoom('games', await holdingOf(viewer), { count: 1, bytes });
  await spendMade('games', viewer);
  await spendBytes(viewer, bytes);
  const time = now ?? (await steadyNow());
  const [{ name: firstName }, { name: secondName }] = start.sides;
  const names = { first: firstName, second: secondName, firstArmy: a.armyId, secondArmy: b?.armyId ?? null };
  try {
    await runBatch([
      insertInto('Game', {
        id,
        system: systemId,
        ...names,
        facts: 0,
        bytes,
        createdAt: time,
        playedAt: time,
      }),
      insertInto('GameSetup', { gameId: id, document: setup }),
      insertInto('GameSeat', { gameId: id, userId: viewer.userId, role: 'both', createdAt: time }),
    ]);
  } catch (error) {
    // two requests with one key: the other was quicker
    if (!(await isOpen(id, viewer))) throw error;
  }
  return { ok: true, id };
};
