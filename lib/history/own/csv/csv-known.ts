import data from '@/data/history/battle-columns.json';
import type { OobArm, OobType } from '../../../rules/core/muster/order-of-battle';
import { plainName } from '../../plain-name';
import { type KnownRegiment, regimentFinder } from '../../unit-regiment';
import type { Reference, RegimentInTable } from '../answers';
import { nearest } from '../near';

/** What a unit is, as far as its row has told before its regiment is looked for. */
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
  /** by id, number or name; null where none or several fit */
  readonly regimentOf: (text: string, about: About) => RegimentInTable | null;
  /** the id of the one that is nearest to what is written */
  readonly nearRegiment: (text: string, about: About) => string | null;
  readonly regimentById: (id: string) => RegimentInTable | undefined;
};

const only = (found: readonly RegimentInTable[]): RegimentInTable | null =>
  found.length === 1 ? (found[0] ?? null) : null;

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

  const fitting = ({ nation, arm }: About): readonly RegimentInTable[] =>
    regiments.filter(
      (regiment) => (nation === null || regiment.nation === nation) && (arm === null || regiment.arm === arm),
    );
  const named = (text: string, among: readonly RegimentInTable[]): RegimentInTable | null => {
    const plain = plainName(text);
    const numbered = among.filter(({ number }) => number !== null && plainName(number) === plain);
    return only(numbered) ?? only(among.filter(({ name }) => plainName(name) === plain));
  };
  const findRegiment = (text: string, about: About): RegimentInTable | null => {
    const exact = byId.get(text.toLowerCase());
    if (exact !== undefined) return exact;
    const { nation, arm, type } = about;
    const one =
      named(text, fitting(about)) ?? (nation === null ? null : named(text, fitting({ ...about, arm: null })));
    if (one !== null || nation === null || arm === null) return one;
    const id = find({ id: '', name: text, nationId: nation, arm, type: type ?? 'line' });
    return id === null ? null : (byId.get(id) ?? null);
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
    regimentOf: (text, { nation, arm, type }) => regimentFor(JSON.stringify({ text, nation, arm, type })),
    nearRegiment: (text, { nation, arm, type }) => nearAsked(JSON.stringify({ text, nation, arm, type })),
    regimentById: (id) => byId.get(id),
  };
};
