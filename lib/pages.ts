/** A step of an address that a person or a program has chosen. */
const step = encodeURIComponent;

/** My armies; one in its builder, its earlier versions, and the builder with its print panel open. */
export const ARMIES = '/';
export const armyPath = (id: string): string => `/armies/${step(id)}`;
export const versionsPath = (id: string): string => `${armyPath(id)}/history`;
/** The builder with an army, and the way back to where it is to be sent. */
export const builderPath = (id: string, back: string): string =>
  `${armyPath(id)}?${new URLSearchParams({ back })}`;
/** The games that an army has played. */
export const armyGamesPath = (id: string): string => `${armyPath(id)}/games`;
export const printPath = (id: string): string => `${armyPath(id)}#print`;
/** The sheets of two armies as one file: rosters, cards, and one reference sheet for both. */
export const bothSheetsPath = (id: string, other: string): string =>
  `${armyPath(id)}/sheets.pdf?sheets=roster,cards,reference&with=${step(other)}`;
/** What a share link of an army opens. */
export const SHARED = '/s/';
export const sharedPath = (token: string): string => `${SHARED}${step(token)}`;

/** Where the browser downloads an army file from, all armies, and all games of a person. */
export const armyFilePath = (id: string): string => `/api/armies/${step(id)}/file`;
export const ARMIES_BACKUP = '/api/armies/backup';
export const GAMES_BACKUP = '/api/games/backup';

/** The picture that a link to a page shows, and the same to keep. */
export const picturePath = (path: string): string => `${path}/picture.png`;
export const savedPicturePath = (path: string): string => `${picturePath(path)}?keep=1`;

/** My devices, and what a link for one more opens. */
export const DEVICES = '/devices';
export const devicePath = (token: string): string => `/d/${step(token)}`;

export const ACCOUNT = '/account';
export const SIGN_IN = `${ACCOUNT}/sign-in`;
/** The same after someone has signed out. */
export const SIGN_OUT_DONE = `${SIGN_IN}?left=1`;
export const SIGN_UP = `${ACCOUNT}/sign-up`;
export const RECOVER = `${ACCOUNT}/recover`;

export const CHECK = '/check';
export const COMPARE = '/compare';
export const comparePath = (army: string, other?: string): string =>
  `${COMPARE}?a=${step(army)}${other === undefined ? '' : `&b=${step(other)}`}`;
/** What two armies are to each other before a game: the armies stand in the address as for a comparison. */
export const MATCH_UP = `${COMPARE}/match-up`;
/** The same of one army, whose enemy is still to be chosen. */
export const matchUpOfPath = (army: string): string => `${MATCH_UP}?a=${step(army)}`;
export const SUGGEST = '/suggest';
/** The typical army of a side drawn, by its id; and without names, for a phone. */
export const sidePlatePath = (side: string): string => `/sides/${step(side)}/plate.png`;
export const smallSidePath = (side: string): string => `${sidePlatePath(side)}?form=bare`;

/** The rule systems, one of them, and a place on its page: the code of a check, `words`, a setting. */
export const RULES = '/rules';
export const rulesPath = (system: string, place?: string): string =>
  `${RULES}/${step(system)}${place === undefined ? '' : `#${place}`}`;

/** Where the rules answer a question; those of one system first. */
export const searchPath = (question: string, of = ''): string =>
  `${RULES}?${new URLSearchParams({ q: question, ...(of !== '' && { of }) })}`;

/** My games at the table, one of them, and what a link to a seat at it opens. */
export const GAMES = '/games';
/** The short address for the letters of a table, which opens the codes of lists and sheets, too. */
export const PLAY = '/play';
export const gamePath = (id: string): string => `${GAMES}/${step(id)}`;
export const seatPath = (id: string, token: string): string => `${gamePath(id)}/seat/${step(token)}`;
/** What decided a game, to read and to print, and every act of it as a table to keep. */
export const reportPath = (id: string): string => `${gamePath(id)}/report`;
export const reportPdfPath = (id: string): string => `${gamePath(id)}/report.pdf`;
export const recordPath = (id: string): string => `${gamePath(id)}/record.csv`;

/** Events, and the pages of one of them. */
export const EVENTS = '/events';
export const NEW_EVENT = `${EVENTS}/new`;
export const ARCHIVE = `${EVENTS}/archive`;
export const eventPath = (id: string): string => `${EVENTS}/${step(id)}`;
export const calendarPath = (id: string): string => `${eventPath(id)}/calendar.ics`;
export const deskPath = (id: string): string => `${eventPath(id)}/desk`;
export const trailPath = (id: string): string => `${deskPath(id)}/trail`;
export const editPath = (id: string): string => `${eventPath(id)}/edit`;
/** What a link for players opens, and what one for an organiser opens. */
export const enterPath = (token: string): string => `/enter/${step(token)}`;
export const invitePath = (token: string): string => `/invite/${step(token)}`;
/** A receipt, by its private link or the id of one's own entry; where another list takes the place of the last. */
export const receiptPath = (receipt: string): string => `/receipt/${step(receipt)}`;
export const replacePath = (receipt: string): string => `${receiptPath(receipt)}/replace`;

const SENT_FROM = /^\/(?:enter\/[\w-]{1,100}|receipt\/[\w-]{1,100}\/replace)$/;
/** The way back from the builder that its address names, with the army to send; null for any other place. */
export const wayBack = (back: string | null, armyId: string): string | null =>
  back !== null && SENT_FROM.test(back) ? `${back}?${new URLSearchParams({ army: armyId })}` : null;

/** Where codes of sheets are looked up, and one of them. */
export const VERIFY = '/verify';
export const verifyPath = (code: string): string => `${VERIFY}/${step(code)}`;

/** My event packs and the ready-made ones; one of mine in its editor; the same with the lists of an event visible. */
export const PACKS = `${EVENTS}/packs`;
export const packPath = (id: string): string => `${PACKS}/${step(id)}`;
export const packOfEventPath = (id: string, eventId: string): string =>
  `${packPath(id)}?event=${step(eventId)}`;

/** The history; an address once given stays. */
export const HISTORY = '/history';
export const battlePath = (id: string): string => `${HISTORY}/battles/${step(id)}`;
export const regimentPath = (id: string): string => `${HISTORY}/regiments/${step(id)}`;
export const nationPath = (id: string): string => `${HISTORY}/nations/${step(id)}`;
export const sourcePath = (id: string): string => `${HISTORY}/sources/${step(id)}`;
/** Where a side, by its position, or both are mustered into a rule system. */
export const musterPath = (battleId: string, side?: number | 'both'): string =>
  `${battlePath(battleId)}/muster${side === undefined ? '' : `?side=${side}`}`;

/** Where a battle is cut to an evening in a rule system, as a question wants it. */
export const eveningPath = (battleId: string, query = ''): string =>
  `${battlePath(battleId)}/evening${query === '' ? '' : `?${query}`}`;

/** What the two armies of such an evening are to each other before it begins. */
export const battleMatchPath = (battleId: string, query = ''): string =>
  `${battlePath(battleId)}/match-up${query === '' ? '' : `?${query}`}`;

/** Where an evening prints from: its page of scenario and the sheets of both armies. */
export const eveningPdfPath = (battleId: string, query: string): string =>
  `${battlePath(battleId)}/evening.pdf?${query}`;

/** Both sides of a battle drawn in their lines, as a file to print. */
export const platePdfPath = (battleId: string): string => `${battlePath(battleId)}/plate.pdf`;

/** My own orders of battle, one of them in the editor, where one is imported, and what a link to one opens. */
export const OWN = `${HISTORY}/own`;
export const ownPath = (id: string): string => `${OWN}/${step(id)}`;
export const IMPORT = `${OWN}/import`;
export const TEMPLATE = `${OWN}/template.csv`;
export const SHEET_TEMPLATE = `${OWN}/template.xlsx`;
/** What an order of battle is kept as. */
export type BattleFileType = 'json' | 'csv' | 'xlsx';
export const linkedPath = (token: string): string => `${HISTORY}/shared/${step(token)}`;
/** Where the browser downloads an order of battle from, and one behind a link. */
export const battleFilePath = (id: string, as: BattleFileType): string => `${battlePath(id)}/battle.${as}`;
export const linkedFilePath = (token: string, as: BattleFileType): string =>
  `${linkedPath(token)}/battle.${as}`;
