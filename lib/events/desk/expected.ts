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
  const name = rest
    .replaceAll(/[<>()",;\p{Cc}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, TEXTS.person)
    .trim();
  const playerName = foldedName(name) === '' ? address?.slice(0, TEXTS.person) : name;
  return playerName === undefined ? null : { name: playerName, address: address ?? null, entry: null };
};

/** The players out of a text, one a line; who is named twice counts once. */
export const expectedIn = (text: string): ExpectedPlayer[] => {
  const players = new Map<string, ExpectedPlayer>();
  for (const line of text.split('\n')) {
    const player = expectedOf(line);
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
