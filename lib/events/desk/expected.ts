import { plainText } from '../../rules/core/text/lexer';
import { isTotal } from '../../rules/core/text/loose/passed-over';
import { TEXTS } from '../limits';

/** A player an organiser waits for. Only the organisers see it. */
export type ExpectedPlayer = {
  readonly name: string;
  /** of mail; null where none was given */
  readonly address: string | null;
  /** number of the entry that is this player's under another name; null where the name is to be found */
  readonly entry: number | null;
};

/** Characters of a line that are read: a name and an address have fewer. */
const MAX_LINE = 1_000;
const ADDRESS = /^[^@]+@[^@.]+\.[^@]+$/;

const addressIn = (line: string): string | undefined =>
  line.split(/[\s<>()",;:]+/).find((word) => ADDRESS.test(word));

/** A name as it is compared: without case, marks, punctuation and doubled spaces. */
export const foldedName = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * A player out of a line: "Ines Roca", "Ines Roca <ines@example.org>", "ines@example.org"; null for a line without a
 * name.
 */
export const expectedOf = (whole: string): ExpectedPlayer | null => {
  const line = whole.slice(0, MAX_LINE);
  const address = addressIn(line);
  const rest = address === undefined ? line : line.replace(address, ' ');
  const name = turnName(rest.replaceAll(/[<>]/g, ' '))
    .replaceAll(/[<>()",;\p{Cc}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, TEXTS.person)
    .trim();
  const playerName = foldedName(name) === '' ? address?.slice(0, TEXTS.person) : name;
  return playerName === undefined ? null : { name: playerName, address: address ?? null, entry: null };
};

type PlayerColumn = 'name' | 'first' | 'last' | 'mail';

/** What people call the columns of a table of players; others are not read. */
const COLUMNS: Readonly<Record<PlayerColumn, ReadonlySet<string>>> = {
  name: new Set(['name', 'player', 'full name', 'spieler', 'nom complet', 'jugador']),
  first: new Set(['first name', 'first', 'forename', 'given name', 'vorname', 'prenom', 'nombre']),
  last: new Set(['surname', 'last name', 'last', 'family name', 'nachname', 'nom', 'apellido', 'apellidos']),
  mail: new Set(['mail', 'email', 'e mail', 'address', 'mail address', 'courriel', 'correo']),
};
const UNREAD = new Set('# army club faction nation no nr number paid side status team verein'.split(' '));
const MARKS = ['\t', ';', ',', '|'];

type PlayerTable = { readonly mark: string; readonly keys: readonly (PlayerColumn | null)[] };

const keyOf = (head: string): PlayerColumn | null => {
  const folded = foldedName(head);
  return (Object.keys(COLUMNS) as PlayerColumn[]).find((key) => COLUMNS[key].has(folded)) ?? null;
};

/** The columns that a line names; null where it names no player. */
const tableOf = (line: string): PlayerTable | null => {
  const mark = MARKS.find((each) => line.includes(each));
  if (mark === undefined) return null;
  const keys = line.split(mark).map(keyOf);
  const unread = line.split(mark).filter((head) => UNREAD.has(foldedName(head) || head.trim()));
  const read = keys.filter((key) => key !== null);
  const hasName = read.some((key) => key !== 'mail');
  return hasName && read.length + unread.length > 1 ? { mark, keys } : null;
};

/** The line of a player that a row of a table means: "Ines Roca <ines@example.org>". */
const lineOfRow = ({ mark, keys }: PlayerTable, row: string): string => {
  const cells = row.split(mark).map((cell) => cell.trim());
  const cellOf = (key: PlayerColumn): string => cells[keys.indexOf(key)] ?? '';
  const name = cellOf('name') || [cellOf('first'), cellOf('last')].filter(Boolean).join(' ');
  return [name, cellOf('mail')].filter(Boolean).join(' ');
};

const SURNAME_FIRST = /^([\p{L}'’-]+), ?([\p{L}'’-]+)$/u;

/** "Roca, Ines" as "Ines Roca"; any other name as it is. */
const turnName = (name: string): string => name.trim().replace(SURNAME_FIRST, '$2 $1');

/**
 * The players out of a text: one a line, or the rows of a table whose first line names its columns. Totals are left
 * out; who is named twice counts once.
 */
export const expectedIn = (text: string): ExpectedPlayer[] => {
  const players = new Map<string, ExpectedPlayer>();
  const lines = plainText(text).split('\n');
  const head = lines.findIndex((line) => line.trim() !== '');
  const table = tableOf((lines[head] ?? '').slice(0, MAX_LINE));
  for (const whole of table === null ? lines : lines.slice(head + 1)) {
    const line = whole.slice(0, MAX_LINE);
    if (isTotal(line)) continue;
    const player = expectedOf(table === null ? line : lineOfRow(table, line));
    const name = foldedName(player?.name ?? '');
    if (player !== null && !players.has(name)) players.set(name, player);
  }
  return [...players.values()];
};

/** The line that a player is read from again. */
export const expectedLine = ({ name, address }: ExpectedPlayer): string =>
  address === null || address === name ? name : `${name} <${address}>`;

type EntrySummary = { readonly number: number; readonly name: string; readonly state: string };

/** Who was expected and has not sent a list: an entry is theirs by its name, or because an organiser has said so. */
export const missingOf = (
  expected: readonly ExpectedPlayer[],
  entries: readonly EntrySummary[],
): ExpectedPlayer[] => {
  const here = entries.filter(({ state }) => state !== 'withdrawn');
  const [names, numbers] = [
    new Set(here.map(({ name }) => foldedName(name))),
    new Set(here.map(({ number }) => number)),
  ];
  return expected.filter(
    ({ name, entry }) => !names.has(foldedName(name)) && (entry === null || !numbers.has(entry)),
  );
};
