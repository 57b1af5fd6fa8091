import { MAX_UNITS } from '../army/document';
import { grouped } from '../army/number';
import type { TextNode, TextWords } from './declaration';
import type { TextDraft } from './details';
import { didYouMean, folded } from './folded';
import { isNameless, type LineReader, lineReaders, listIn } from './line-readers';
import { LineFault, readLines } from './lines';
import { profileReaders } from './profile';
import { excerpt, nameIn, plainLine } from './quotes';
import { headerInto, unitIn, worksIn } from './read-nodes';
import { type ItemHolder, Reading } from './reading';
import type { TextAnswer, TextFault } from './text';

const FACT = /^(?:[A-Z]{1,3}|No) [-−]?[\d.,]+$/i;
const BARE_FACT = /^[-−]?[\d.,]*$/;

/** A line without number, strength and price in brackets at its end: written for people, computed again when read. */
export const withoutFacts = (line: string): string => {
  const at = line.lastIndexOf('[');
  if (at < 0 || !line.endsWith(']')) return line;
  const facts = line.slice(at + 1, -1);
  const parts = facts.split(', ');
  const last = parts.pop() ?? '';
  const areFacts = parts.every((part) => FACT.test(part)) && (FACT.test(last) || BARE_FACT.test(last));
  return areFacts && /\d/.test(facts) ? line.slice(0, at).trimEnd() : line;
};

const NOTE = /^note\b/i;
const BULLET = /^[-–—*•‣·]\s*/;
/** The word a line begins with, up to its colon or comma. */
const WORD = /^([^:,"]{1,80})(?:[:,](.*))?$/s;
/** How a line of a house table once began: its key stood before the colon. */
const OLDER_TABLE = /^(house table) (?=[\w-]{1,80}:)/i;

/** Adds the units or works of one item. @throws LineFault */
const itemInto = <A, F extends TextNode, U extends TextNode, W extends TextNode>(
  { unit, works }: TextWords<A, F, U, W>,
  reading: Reading,
  { of, nodes }: ItemHolder,
  line: string,
): void => {
  if (of === 'works' && works !== undefined) {
    nodes.push(reading.from({ id: reading.newId('w'), ...worksIn(works.read, line) }));
    reading.last = [];
    return;
  }
  const { node, times, same } = unitIn(unit, line);
  if (reading.units.length + times > MAX_UNITS) {
    throw new LineFault(`An army has at most ${grouped(MAX_UNITS)} units`);
  }
  const units = Array.from({ length: times }, () => reading.from({ id: reading.newId('u'), ...node }));
  if (same !== undefined) {
    const before = reading.units[same - 1];
    if (before === undefined) throw new LineFault(`There is no unit ${same} before this one`);
    for (const each of units) each.id = before.id;
  }
  nodes.push(...units);
  reading.units.push(...units);
  reading.last = units;
};

/** Reads one line below the second. @throws LineFault */
export const readLine = <A, F extends TextNode, U extends TextNode, W extends TextNode>(
  words: TextWords<A, F, U, W>,
  reading: Reading,
  readers: ReadonlyMap<string, LineReader>,
  line: string,
): void => {
  const bare = NOTE.test(line) ? line : withoutFacts(line);
  if (BULLET.test(bare)) {
    if (reading.holder === undefined) {
      const { one } = words.unit;
      throw new LineFault(
        `${one[0]?.toUpperCase()}${one.slice(1)} before the first ${words.formation.word.toLowerCase()}`,
      );
    }
    itemInto(words, reading, reading.holder, bare.replace(BULLET, ''));
    return;
  }
  const [, word = '', rest = ''] = WORD.exec(bare.replace(OLDER_TABLE, '$1: ')) ?? [];
  const nameless = rest.trim() === '' && isNameless(word, words.formation);
  const reader = readers.get(folded(nameless ? words.formation.word : word));
  if (reader === undefined) {
    const firstWords = [...readers.values()].map((each) => each.word);
    throw new LineFault(`${excerpt(line)} cannot be read${didYouMean(word, firstWords)}`);
  }
  reader.read(rest.trim());
};

/** Reads the plain, full text form; every line it cannot read is named by its number. */
export const armyReader = <A, F extends TextNode, U extends TextNode, W extends TextNode>(
  words: TextWords<A, F, U, W>,
): ((text: string) => TextAnswer<A>) => {
  const profile = profileReaders(words.profile);
  return (text) => {
    const reading = new Reading();
    const { file } = reading;
    let readers: ReadonlyMap<string, LineReader> | undefined;
    const army: TextDraft = {};
    const faults: TextFault[] = readLines(text, (line, number) => {
      reading.line = number;
      const plain = plainLine(line);
      if (file.name === undefined) {
        file.name = nameIn(plain);
        reading.from(file);
      } else if (readers === undefined) {
        reading.last = [reading.from(army)];
        readers = lineReaders(words, profile, reading, army);
        headerInto(words, army, plain);
      } else if (plain !== '') readLine(words, reading, readers, plain);
    });
    if (readers === undefined) {
      faults.push({
        line: 1,
        message: 'This is not an army: the first line is its name, the second its rules',
      });
    }
    faults.push(...reading.finish(listIn(army, words.formation.key)));
    if (faults.length > 0) return { ok: false, faults };
    Object.assign(file, { system: words.system.id, army });
    const parsed = words.parse(file);
    if (parsed.ok) return { ok: true, file: parsed.value };
    return { ok: false, faults: parsed.errors.map((error) => reading.placed(error)) };
  };
};
