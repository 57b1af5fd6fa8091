import type { UnitDeclaration } from '../declaration';
import { type TextDraft, writeDetails } from '../details';
import { nearest } from '../folded';
import { quoted, TIMES } from '../quotes';
import { allSaid, nodeOf, type Phrase, type PhraseParser, phraseParser, readBy } from './segments';
import { type LineReading, PLAIN_WRITER, partsOf, withoutPrice, writtenOut } from './typed-line';

/** The units of the army's nation, as its catalogue adds them: what a type is like where nothing is said. */
export type Usual = (type?: string) => readonly TextDraft[];

const COUNT_BEHIND = /^(.*\S)\s*(?:[x×]\s*(\d{1,2})|\([x×]?(\d{1,2})[x×]?\))$/i;
const COUNT_BEFORE = /^(\d{1,2})\s+(?=\D)/;

type LineCount = { readonly times: number; readonly line: string };

/** "3 x Line", "3 Line", "Line x 3", "Line (3)": the count and the rest, in each way it may be meant. */
const counts = (line: string): readonly LineCount[] => {
  const times = TIMES.exec(line);
  if (times !== null) return [{ times: Number(times[1]), line: line.slice(times[0].length) }];
  const [, rest, first, second] = COUNT_BEHIND.exec(line) ?? [];
  const behind = rest === undefined ? [] : [{ times: Number(first ?? second), line: rest }];
  const before = COUNT_BEFORE.exec(line);
  const ahead = before === null ? [] : [{ times: Number(before[1]), line: line.slice(before[0].length) }];
  return [{ times: 1, line }, ...behind, ...ahead];
};

/** "IR 13", "Cuirassier Regiment 4": only ever written for a regiment. */
const REGIMENT = /^(?:I|C|D|H|K|G|J|F)R ?\d{1,3}\b/i;

const unitPhraseParser = <U>({ types, details }: UnitDeclaration<U>): PhraseParser => {
  const detail = phraseParser(details);
  return (words) => {
    const type = readBy(types.find, words);
    return type === undefined ? detail(words) : { key: 'type', value: type };
  };
};

/** What is missing, out of what such a unit is usually like; each way it may be. */
const completed = <U>(
  { details }: UnitDeclaration<U>,
  node: TextDraft,
  usual: Usual,
): readonly TextDraft[] => {
  const missing = details.filter(({ key, missing: needed }) => needed !== undefined && !(key in node));
  if (missing.length === 0) return [node];
  const all = usual(String(node.type)).flatMap((each) =>
    missing.every(({ key }) => key in each)
      ? [{ ...node, ...Object.fromEntries(missing.map(({ key }) => [key, each[key]])) }]
      : [],
  );
  const distinct = new Map(all.map((each) => [JSON.stringify(each), each]));
  if (distinct.size > 0) return [...distinct.values()];
  // It is unknown: each value that has a word.
  const [first] = missing;
  if (first === undefined || missing.length > 1) return [];
  return first.words.flatMap((word) => {
    const value = readBy(first.read, word);
    return value === undefined ? [] : [{ ...node, [first.key]: value }];
  });
};

const written = <U>(
  { types, details }: UnitDeclaration<U>,
  node: TextDraft,
  name: string,
  times: number,
): string => {
  const detailWords = writeDetails(details, node, PLAIN_WRITER);
  const label = types.labelOf(node.type) ?? '';
  // a name behind a count is in quotes, or it would read in two ways
  const called = name === '' ? '' : `${times > 1 ? JSON.stringify(name) : quoted(name)}: `;
  const many = times > 1 ? `${times} x ` : '';
  return `- ${many}${called}${label}${detailWords.length > 0 ? `; ${detailWords.join(', ')}` : ''}`;
};

/** What the parts of a line say of a unit: its name, where one part says nothing else. */
const partsSaid = (parts: readonly string[], sayer: PhraseParser) => {
  const sayings: Phrase[] = [];
  const names: { readonly at: number; readonly name: string }[] = [];
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] ?? '';
    // a type may have a comma in its name
    const joined = [3, 2].find(
      (count) => at + count <= parts.length && sayer(parts.slice(at, at + count).join(', ')),
    );
    const own = joined === undefined ? undefined : sayer(parts.slice(at, at + joined).join(', '));
    const all = own !== undefined ? [own] : part.startsWith('"') ? undefined : allSaid(part, sayer);
    if (all === undefined) names.push({ at, name: part });
    else sayings.push(...all);
    at += own === undefined ? 0 : (joined ?? 1) - 1;
  }
  return { phrases: sayings, names };
};

const bareName = (name: string): string => {
  if (!name.startsWith('"') || !name.endsWith('"') || name.length < 2) return name;
  try {
    return String(JSON.parse(name));
  } catch {
    return name;
  }
};

/** Words that may be meant by one that is not a type. */
const nearTypes = <U>({ types }: UnitDeclaration<U>, parts: readonly string[]): readonly string[] =>
  parts
    .flatMap((part) => nearest(part, types.labels).map((label) => [part, label] as const))
    .map(([part, label]) => parts.map((each) => (each === part ? label : each)).join(', '));

/** The strict lines that an item may mean; one that is not sure has to be chosen. */
export const unitReadings = <U>(
  words: UnitDeclaration<U>,
  line: string,
  usual: Usual,
  isNear = false,
): readonly LineReading[] => {
  const sayer = unitPhraseParser(words);
  return writtenOut(withoutPrice(line)).flatMap((variant) =>
    counts(variant).flatMap(({ times, line: rest }): readonly LineReading[] => {
      const { phrases, names } = partsSaid(partsOf(rest), sayer);
      const node = nodeOf(phrases);
      const [named, ...others] = names;
      if (
        node !== undefined &&
        !('type' in node) &&
        named !== undefined &&
        others.length === 0 &&
        REGIMENT.test(named.name)
      ) {
        return usual().map((each) => ({
          lines: [written(words, { ...each, ...node }, named.name, times)],
          sure: false,
        }));
      }
      if (node !== undefined && !('type' in node) && !isNear) {
        return nearTypes(words, partsOf(rest)).flatMap((near) =>
          unitReadings(words, times > 1 ? `${times} x ${near}` : near, usual, true).map((each) => ({
            ...each,
            sure: false,
          })),
        );
      }
      if (node === undefined || !('type' in node) || others.length > 0 || times < 1) return [];
      const name = named === undefined ? '' : bareName(named.name);
      const isName =
        named === undefined || named.at === 0 || REGIMENT.test(name) || named.name.startsWith('"');
      const nodes = completed(words, node, usual);
      return nodes.map((each) => ({
        lines: [written(words, each, name, times)],
        sure: isName && nodes.length === 1,
      }));
    }),
  );
};
