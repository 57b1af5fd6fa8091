import { QUOTED } from '../../../csv-table';
import type { OobArm, OobType } from '../../../rules/core/muster/order-of-battle';
import type { RegimentInTable } from '../answers';
import type { OwnUnit } from '../document';
import { isBlank } from './csv-columns';
import type { KnownNames } from './csv-known';
import type { CellReader } from './csv-reader';
import { ARM_OF_TYPE, ARM_WORDS, typeByArm, typeWords } from './csv-words';

const quoted = (text: string): string => `“${text.slice(0, 40)}”`;

/** The nation that a text names, or null; `suggest` makes a cell of the name that is nearest to it. */
export const nationOf = (
  reader: CellReader,
  known: KnownNames,
  text: string,
  suggest: (near: string) => string = (near) => near,
): string | null => {
  if (isBlank(text)) return null;
  const id = known.nationOf(text);
  if (id !== null) return id;
  const near = known.nearNation(text);
  reader.refuse(
    'nation',
    'unknown-nation',
    `${quoted(text)} is no nation here`,
    near === null ? null : suggest(near),
  );
  return null;
};

/** The nations of a side, several in one cell. */
export const nationsOf = (reader: CellReader, known: KnownNames): string[] => {
  const text = reader.cell('nation');
  const parts = text
    .split(/[;,/]|\sand\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.flatMap((part) => nationOf(reader, known, part, (near) => text.replace(part, near)) ?? []);
};

type About = Parameters<KnownNames['regimentOf']>[1];

/** What does not fit between a regiment and the unit that it is said to have been. */
const compare = (reader: CellReader, known: KnownNames, regiment: RegimentInTable, about: About): void => {
  const { nation, arm, name } = regiment;
  if (about.nation !== null && nation !== about.nation) {
    const own = known.nationName(nation);
    reader.warn('nation', 'regiment-nation', `the regiment ${name} is of ${own}`, own);
  }
  if (about.arm !== null && arm !== about.arm) {
    reader.warn('arm', 'regiment-arm', `the regiment ${name} is ${arm.replace('-', ' ')}`, arm);
  }
};

const regimentOf = (reader: CellReader, known: KnownNames, about: About): RegimentInTable | null => {
  // a table without this column was not made here: its units are known by their names
  if (!reader.has('regiment')) return known.regimentOf(reader.cell('unit'), about);
  const text = reader.cell('regiment').replace(QUOTED, '');
  if (isBlank(text)) return null;
  const regiment = known.regimentOf(text, about);
  if (regiment === null) {
    const near = known.nearRegiment(text, about);
    const name = near === null ? undefined : known.regimentById(near)?.name;
    const hint = name === undefined ? '' : `; near to it is ${name}`;
    reader.warn('regiment', 'unknown-regiment', `${quoted(text)} is no regiment here${hint}`, near);
    return null;
  }
  compare(reader, known, regiment, about);
  return regiment;
};

/** The arm that its numbers tell of; only to be suggested. */
const armByNumbers = (reader: CellReader): OobArm | null => {
  if (!reader.blank('squadrons')) return 'cavalry';
  if (!reader.blank('battalions')) return 'infantry';
  return reader.blank('guns') ? null : 'artillery';
};

const typeOf = (reader: CellReader, arm: OobArm, regiment: RegimentInTable | null): OobType => {
  const regimentType = regiment !== null && regiment.arm === arm ? typeWords(arm).read(regiment.type) : null;
  return regimentType ?? typeByArm(arm, reader.cell('arm'));
};

/** What a unit was: by its own words, else by its regiment, else by its arm alone. */
export const troopsOf = (
  reader: CellReader,
  known: KnownNames,
): Pick<OwnUnit, 'nation' | 'arm' | 'type' | 'regiment'> => {
  const nation = nationOf(reader, known, reader.cell('nation'));
  const arm = reader.word('arm', 'unknown-arm', 'arm', ARM_WORDS);
  const type = reader.word('type', 'unknown-type', 'kind of troops', typeWords(arm));
  const about = { nation, arm: arm ?? (type === null ? null : ARM_OF_TYPE[type]), type };
  const regiment = regimentOf(reader, known, about);
  const sure = about.arm ?? (regiment === null ? null : ARM_WORDS.read(regiment.arm));
  if (sure === null && reader.blank('arm') && reader.blank('type')) {
    const message = 'neither arm, type nor regiment says what the unit was';
    reader.refuse('arm', 'no-arm', message, armByNumbers(reader));
  }
  const it = sure ?? 'infantry';
  return {
    nation: nation ?? (reader.blank('nation') ? (regiment?.nation ?? null) : null),
    arm: it,
    type: type ?? typeOf(reader, it, regiment),
    regiment: regiment?.id ?? null,
  };
};
