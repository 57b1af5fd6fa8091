import 'server-only';
import { failUnless, type Statement, sql } from '@/prisma/statement';
import { db } from '../db';
import { derivedToken } from '../identity/auth';
import { isToken } from '../identity/token';
import type { Viewer } from '../identity/viewer';
import { steadyNow } from '../steady-clock';
import { isFree, OFFERS, offerOf, ROLES, type SeatOffer, type SeatRole } from './permission';
import type { JoinAnswer, SeatList } from './schema';
import { GONE, takeSeat } from './seats';

/** What opens a seat. It follows from the game and how often the umpire made new links, so it can be shown again. */
export const seatToken = (gameId: string, role: SeatRole, links = 0, offer: SeatOffer = 'open'): string =>
  derivedToken(
    'game seat',
    [gameId, role, ...(links > 0 ? [links] : []), ...(offer === 'open' ? [] : [offer])].join(' '),
  );

/** The links that a seat may show, where people sit in these roles. */
export const linksOf = (
  gameId: string,
  {
    own,
    roles,
    links,
  }: { readonly own: SeatRole; readonly roles: readonly SeatRole[]; readonly links: number },
): SeatList['links'] =>
  ROLES.flatMap((role) => {
    const offer = offerOf(own, role);
    if (offer === null || (offer === 'while-free' && !isFree(role, roles))) return [];
    return [{ role, token: seatToken(gameId, role, links, offer) }];
  });

/** Holds while the links of a game are those of a number: new ones end all before, also for who is sitting down. */
export const needsLinks = (gameId: string, links: number): Statement =>
  failUnless(sql`EXISTS (SELECT 1 FROM "Game" WHERE "id" = ${gameId} AND "links" = ${links})`);

const findLink = async (gameId: string, token: string) => {
  const game = isToken(token)
    ? await db.game.findFirst({
        where: { id: gameId },
        select: { system: true, first: true, second: true, links: true },
      })
    : null;
  if (game === null) return null;
  for (const role of ROLES) {
    const offer = OFFERS.find((each) => seatToken(gameId, role, game.links, each) === token);
    if (offer !== undefined) return { game, role, offer };
  }
  return null;
};

/**
 * What a link to a seat opens, without sitting down: the sides, and which seat it is. Null for one that opens nothing.
 */
export const readSeatLink = async (gameId: string, token: string) => {
  const link = await findLink(gameId, token);
  if (link === null) return null;
  const { system, first, second } = link.game;
  return { role: link.role, system, sides: [first, second] as const };
};

/** Sits down at a game by the link to one of its seats; who sat there already keeps at least what they had. */
export const joinGame = async (
  owner: () => Promise<Viewer>,
  gameId: string,
  token: string,
  now?: Date,
): Promise<JoinAnswer> => {
  const link = await findLink(gameId, token);
  if (link === null) return GONE;
  const { role, offer, game } = link;
  const statements = [needsLinks(gameId, game.links)];
  return takeSeat(await owner(), { gameId, role, offer, statements }, now ?? (await steadyNow()));
};
