import data from '@/data/history/battle-columns.json';
import terms from '@/data/history/terms.json';
import type { OobArm, OobType } from '../../../rules/core/muster/order-of-battle';
import { plainName, plainWords } from '../../../rules/core/text/plain-name';
import { type KnownRegiment, regimentFinder } from '../../unit-regiment';
import type { Reference, RegimentInTable } from '../answers';
import { usualType } from '../tree/unit-types';
import { nearest } from './csv-cells';
import { readTroops } from './troop-words';

/** What a unit is, as far as its row says so before its regiment is looked up. */
type About = {
  readonly nation: string | null;
  readonly arm: OobArm | null;
  readonly type: OobType | null;
};

/** What names in a table mean here; made once of what the server tells. */
export type KnownNames = {
  readonly nationOf: (text: string) => string | null;
  readonly nearNation: (text: string) => string | null;
  readonly nationName: (id: string) => string;
  /** all of them, in the order of their names */
  readonly nationNames: readonly string[];
  /** by id, number or name; null where none or several fit */
  readonly regimentOf: (text: string, about: About) => RegimentInTable | null;
  /** the id of the one that is nearest to what is written */
  readonly nearRegiment: (text: string, about: About) => string | null;
  readonly regimentById: (id: string) => RegimentInTable | undefined;
};

const only = (matches: readonly RegimentInTable[]): RegimentInTable | null =>
  matches.length === 1 ? (matches[0] ?? null) : null;

/** Arms to try when none is given: batteries were not named after regiments. */
const NAMED_ARMS = ['infantry', 'light-infantry', 'cavalry'] as const satisfies readonly OobArm[];

const GENERIC: ReadonlySet<string> = new Set(terms.genericWords.map(plainName));

/** The words of a name that tell neither its troops nor that it was a regiment. */
const ownWords = (text: string): string[] =>
  plainWords(text).filter((word) => !GENERIC.has(word) && readTroops(word) === null);

/** The only one, or the only one whose name is in the text: two nations may have the same number. */
const theOne = (text: string, among: readonly RegimentInTable[]): RegimentInTable | null => {
  const words = new Set(plainWords(text));
  const named = ({ name }: RegimentInTable) => plainWords(name).some((word) => words.has(word));
  return only(among) ?? only(among.filter(named));
};

/** Remembers what was answered: tables say the same again and again. */
const remembered = <T>(make: (key: string) => T): ((key: string) => T) => {
  const answers = new Map<string, T>();
  return (key) => {
    const before = answers.get(key);
    if (before !== undefined || answers.has(key)) return before as T;
    const value = make(key);
    answers.set(key, value);
    return value;
  };
};

const asKnown = ({ nation: nationId, ...regiment }: RegimentInTable): KnownRegiment => ({
  ...regiment,
  nationId,
  aggregate: false,
});

/** Makes the names of nations and regiments ready to be looked up. */
export const knownNames = ({ nations, regiments }: Reference): KnownNames => {
  const byId = new Map(regiments.map((regiment) => [regiment.id, regiment]));
  const names = new Map(nations.map(({ id, name }) => [id, name]));
  const spelt = Object.entries(data.nations).filter(([, id]) => names.has(id));
  const ids = new Map([
    ...spelt.map(([word, id]) => [plainName(word), id] as const),
    ...nations.flatMap(({ id, name }) => [[plainName(id), id] as const, [plainName(name), id] as const]),
  ]);
  const nationNames = [...ids].map(([name, id]) => ({ text: names.get(id) ?? id, name }));
  const find = regimentFinder(regiments.map(asKnown));

  const naming = new Map<string, Set<string>>();
  for (const { name, nation } of regiments) {
    for (const word of plainWords(name)) naming.set(word, (naming.get(word) ?? new Set()).add(nation));
  }
  /** Nations that have a regiment with a word of this text in its name. */
  const nationsNaming = (text: string): readonly string[] => [
    ...new Set(plainWords(text).flatMap((word) => [...(naming.get(word) ?? [])])),
  ];

  /** Names are folded once: a table asks for each of its own among all regiments. */
  const folded = new Map(
    regiments.map((regiment) => {
      const { name, number } = regiment;
      const own = { name: plainName(name), number: number === null ? null : plainName(number) };
      return [regiment, { ...own, words: new Set(plainWords(name)) }] as const;
    }),
  );
  const typeOf = remembered((key) => {
    const [type = '', arm = null] = JSON.parse(key) as [string, OobArm | null];
    return readTroops(type, arm)?.type ?? null;
  });

  const fitting = ({ nation, arm }: About): readonly RegimentInTable[] =>
    regiments.filter(
      (regiment) => (nation === null || regiment.nation === nation) && (arm === null || regiment.arm === arm),
    );
  const named = (text: string, among: readonly RegimentInTable[]): RegimentInTable | null => {
    const plain = plainName(text);
    const numbered = among.filter((regiment) => folded.get(regiment)?.number === plain);
    return only(numbered) ?? only(among.filter((regiment) => folded.get(regiment)?.name === plain));
  };
  /** The only one of its troops that has all words of a name which tell more than its troops: "Kleist Gren". */
  const worded = (text: string, about: About): RegimentInTable | null => {
    const words = ownWords(text);
    if (words.length === 0 || about.type === null) return null;
    const alike = fitting(about).filter(
      (regiment) =>
        words.every((word) => folded.get(regiment)?.words.has(word)) &&
        typeOf(JSON.stringify([regiment.type, about.arm])) === about.type,
    );
    return only(alike);
  };
  const findRegiment = (text: string, about: About): RegimentInTable | null => {
    const exact = byId.get(text.toLowerCase()) ?? named(text, fitting(about));
    if (exact !== undefined && exact !== null) return exact;
    const { nation, arm, type } = about;
    const of = nation === null ? nationsNaming(text) : [nation];
    const as = arm === null ? NAMED_ARMS : [arm];
    const ids = of.flatMap((nationId) =>
      as.flatMap(
        (each) => find({ id: '', name: text, nationId, arm: each, type: type ?? usualType(each) }) ?? [],
      ),
    );
    const those = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
    const otherArm = () => (nation === null ? null : named(text, fitting({ ...about, arm: null })));
    return theOne(text, those) ?? worded(text, about) ?? otherArm();
  };
  const near = ({ text, ...about }: About & { text: string }): string | null =>
    nearest(
      text,
      fitting(about).map(({ id, name, number }) => ({
        text: id,
        name: number === null ? name : `${name} ${number}`,
      })),
    );

  const regimentFor = remembered((key) => {
    const { text, ...about } = JSON.parse(key) as About & { text: string };
    return findRegiment(text, about);
  });
  const nearAsked = remembered((key) => {
    const question = JSON.parse(key) as About & { text: string };
    return near(question) ?? near({ ...question, arm: null });
  });
  return {
    nationOf: (text) => ids.get(plainName(text.split(' (', 1)[0] ?? text)) ?? null,
    nearNation: remembered((text) => nearest(text, nationNames)),
    nationName: (id) => names.get(id) ?? id,
    nationNames: [...names.values()].toSorted((a, b) => a.localeCompare(b, 'en')),
    regimentOf: (text, { nation, arm, type }) => regimentFor(JSON.stringify({ text, nation, arm, type })),
    nearRegiment: (text, { nation, arm, type }) => nearAsked(JSON.stringify({ text, nation, arm, type })),
    regimentById: (id) => byId.get(id),
  };
};
