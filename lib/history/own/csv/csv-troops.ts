import { QUOTED } from '../../../csv-table';
import { OOB_ARMS, OOB_TYPES, type OobArm } from '../../../rules/core/muster/order-of-battle';
import type { RegimentInTable } from '../answers';
import type { OwnUnit } from '../document';
import { isOfArm, typesOf, usualType } from '../tree/unit-types';
import { isBlank } from './csv-columns';
import type { KnownNames } from './csv-known';
import { type CellReader, quoted } from './csv-reader';
import { nearTroops, readTroops, type Troops } from './troop-words';

const armName = (arm: string): string => arm.replace('-', ' ');

/** The nation that a text names, or null; `suggest` makes a cell of the name that is nearest to it. */
export const nationOf = (
  reader: CellReader,
  knownNames: KnownNames,
  text: string,
  suggest: (near: string) => string = (near) => near,
): string | null => {
  if (isBlank(text)) return null;
  const id = knownNames.nationOf(text);
  if (id !== null) return id;
  const near = knownNames.nearNation(text);
  reader.warn('nation', 'unknown-nation', `We do not know the nation ${quoted(text)}: it is kept as a note`, {
    suggestion: near === null ? null : suggest(near),
    ...(text === reader.cell('nation') && { allowed: knownNames.nationNames }),
  });
  reader.keep('nation');
  return null;
};

/** The nations of a side, several in one cell. */
export const nationsOf = (reader: CellReader, knownNames: KnownNames): string[] => {
  const text = reader.cell('nation');
  const parts = text
    .split(/[;,/]|\sand\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.flatMap(
    (part) => nationOf(reader, knownNames, part, (near) => text.replace(part, near)) ?? [],
  );
};

type About = Parameters<KnownNames['regimentOf']>[1];

/** What does not fit between a regiment and the unit that it is said to have been. */
const compare = (
  reader: CellReader,
  knownNames: KnownNames,
  regiment: RegimentInTable,
  about: About,
): void => {
  const { nation, arm, name } = regiment;
  if (about.nation !== null && nation !== about.nation) {
    const own = knownNames.nationName(nation);
    reader.warn('nation', 'regiment-nation', `the regiment ${name} is of ${own}`, { suggestion: own });
  }
  if (about.arm !== null && arm !== about.arm) {
    // no advice: what the unit was that day is for its row to say
    reader.warn('arm', 'regiment-arm', `the regiment ${name} is ${armName(arm)}`);
  }
};

const regimentOf = (reader: CellReader, knownNames: KnownNames, about: About): RegimentInTable | null => {
  // a table without this column was not made here: its units are known by their names
  if (!reader.has('regiment')) {
    const named = knownNames.regimentOf(reader.cell('unit'), about);
    const arm = named === null ? undefined : readTroops(named.arm)?.arm;
    return arm === undefined || (about.arm !== null && !isOfArm({ arm }, about.arm)) ? null : named;
  }
  const text = reader.cell('regiment').replace(QUOTED, '');
  if (isBlank(text)) return null;
  const regiment = knownNames.regimentOf(text, about);
  if (regiment === null) {
    const near = knownNames.nearRegiment(text, about);
    const name = near === null ? undefined : knownNames.regimentById(near)?.name;
    const hint = name === undefined ? '' : `; do you mean ${name}?`;
    const message = `We do not know the regiment ${quoted(text)}: it is kept as a note${hint}`;
    reader.warn('regiment', 'unknown-regiment', message, { suggestion: near });
    reader.keep('regiment');
  }
  return regiment;
};

/** The arm that its numbers tell of: only horse came in squadrons, only foot in battalions. */
const armByNumbers = (reader: CellReader): OobArm | null => {
  if (!reader.blank('squadrons')) return 'cavalry';
  if (!reader.blank('battalions')) return 'infantry';
  return reader.blank('guns') ? null : 'artillery';
};

/** "line infantry", "heavy guns" */
const troopsName = ({ arm, type }: Required<Troops>): string => {
  const words = (type ?? usualType(arm)).replaceAll('-', ' ');
  return words === 'line' || words === 'light' ? `${words} infantry` : words;
};

/** What the cell of the arm says; many write the kind of troops there. */
const armSaid = (reader: CellReader, otherwise: OobArm | null): Troops | null => {
  const text = reader.cell('arm');
  if (isBlank(text)) return null;
  const troops = readTroops(text);
  if (troops !== null) return troops;
  const advice = { suggestion: nearTroops(text, otherwise), allowed: OOB_ARMS };
  const message = `We do not know the arm ${quoted(text)}`;
  if (otherwise === null) reader.refuse('arm', 'unknown-arm', message, advice);
  else reader.warn('arm', 'unknown-arm', `${message}: read as ${armName(otherwise)}`, advice);
  return null;
};

/** What the cell of the kind says beside a known arm; what it says of another arm does not count. */
const typeSaid = (reader: CellReader, arm: OobArm | null, otherwise: OobArm | null): Troops | null => {
  const text = reader.cell('type');
  if (isBlank(text)) return null;
  const troops = readTroops(text, arm);
  if (troops !== null && (arm === null || isOfArm(troops, arm))) return troops;
  const it = arm ?? otherwise;
  const unknown = `We do not know the troop type ${quoted(text)}`;
  const suggestion = troops === null ? nearTroops(text, it) : null;
  if (it === null) {
    reader.refuse('type', 'unknown-type', unknown, { suggestion, allowed: OOB_TYPES });
    return null;
  }
  const as = `read as ${troopsName({ arm: it, type: null })}, and noted`;
  const advice = { suggestion, allowed: typesOf(it) };
  if (troops === null) reader.warn('type', 'unknown-type', `${unknown}: ${as}`, advice);
  else {
    const message = `${quoted(text)} is ${armName(troops.arm)}, the arm is ${armName(it)}: ${as}`;
    reader.warn('type', 'type-of-other-arm', message, advice);
  }
  reader.keep('type');
  return { arm: it, type: null };
};

/** Where no cell says what the unit was: its name or its numbers do, which is reported. */
const reportGuess = (reader: CellReader, byName: Troops | null, guess: Troops | null): void => {
  if (guess === null) {
    const message = 'neither arm, type, regiment nor name says what the unit was';
    reader.refuse('arm', 'no-arm', message, { allowed: OOB_ARMS });
  } else {
    const by = byName === null ? 'numbers' : 'name';
    reader.warn('arm', 'by-name', `read as ${troopsName(guess)} by its ${by}`, { allowed: OOB_ARMS });
  }
};

/** What a unit was: by its own words, else by its regiment, else by its name or its numbers. */
export const troopsOf = (
  reader: CellReader,
  knownNames: KnownNames,
  sideNation: string | null,
): Pick<OwnUnit, 'nation' | 'arm' | 'type' | 'regiment'> => {
  const nation = nationOf(reader, knownNames, reader.cell('nation'));
  const byName = readTroops(reader.cell('unit'));
  const byNumbers = armByNumbers(reader);
  const guess = byName ?? (byNumbers === null ? null : { arm: byNumbers, type: null });
  const kind = readTroops(reader.cell('type'));
  const byArm = armSaid(reader, kind?.arm ?? guess?.arm ?? null);
  const byType = typeSaid(reader, byArm?.arm ?? null, guess?.arm ?? null);
  const arm = byArm?.arm ?? byType?.arm ?? null;
  const byCalibre = arm === 'artillery' ? readTroops(reader.cell('calibre'), arm) : null;
  const type = byType?.type ?? byArm?.type ?? byCalibre?.type ?? null;
  const about = {
    nation: nation ?? (reader.blank('nation') ? sideNation : null),
    arm: arm ?? guess?.arm ?? null,
    type: type ?? byName?.type ?? null,
  };
  const regiment = regimentOf(reader, knownNames, about);
  if (regiment !== null && reader.has('regiment'))
    compare(reader, knownNames, regiment, { nation, arm, type });
  const byRegiment =
    regiment === null ? null : readTroops(regiment.type, readTroops(regiment.arm)?.arm ?? null);
  const silent = arm === null && reader.blank('arm') && reader.blank('type');
  if (silent && regiment === null) reportGuess(reader, byName, guess);
  const it = arm ?? byRegiment?.arm ?? guess?.arm ?? 'infantry';
  const more = [byRegiment, byName].find((troops) => troops?.arm === it)?.type ?? null;
  return {
    nation: nation ?? (reader.blank('nation') ? (regiment?.nation ?? null) : null),
    arm: it,
    type: type ?? (arm === null || regiment !== null ? more : null) ?? usualType(it),
    regiment: regiment?.id ?? null,
  };
};
