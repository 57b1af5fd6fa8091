import scenarios from '@/data/honours-of-war/scenarios.json';
import type { ArmyFile } from '../core/army/document';
import type { PrintedLine } from '../core/contract/system';
import { type Entry, filled, type ReferenceContext } from './reference/context';
import type { Army } from './schema';

type Written = Entry & { readonly cite: { readonly source: string; readonly page: string } };

/** What a printed scenario asks for beyond the rules, distances filled in (p. 58-61); nothing where there is none. */
export const scenarioLines = (name: string, field: ReferenceContext): readonly PrintedLine[] => {
  const scenario = scenarios.find((each) => each.name === name);
  return ((scenario?.rules ?? []) as readonly Written[]).map(({ term = '', text, cite }) => ({
    term,
    text: filled(text, field),
    cite,
  }));
};

/** The same of a battle that is one of the printed ones, by its name: "Lobositz" is "Lobositz, 1 October 1756". */
export const printedLines = (battle: string, file: ArmyFile<Army>): readonly PrintedLine[] => {
  const name = scenarios.find((each) => each.name.split(',')[0] === battle)?.name;
  return name === undefined ? [] : scenarioLines(name, { ruler: file, sides: null, files: [file] });
};
