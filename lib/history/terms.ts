import data from '@/data/history/terms.json';
import { OOB_TYPES, type OobArm, type OobType } from '../rules/core/muster/order-of-battle';

type Words = Readonly<Record<string, string>>;

const ARMS: Words = data.arms;
const TYPES: Readonly<Record<string, Words>> = data.types;
const BY_WEIGHT: Words = data.byWeight;
const CALIBRES: Words = data.calibres;
const SPELLINGS: Words = data.nations;
/** Nations of sides overseas that the collection has no entry of: such a side is called by its own name. */
export const UNLISTED: readonly string[] = data.unlisted;

const GUNS: readonly string[] = ['light-guns', 'medium-guns', 'heavy-guns'] satisfies readonly OobType[];

const folded = (text: string): string => text.trim().toLowerCase();

/** What a unit was, in the words of an order of battle. */
export type TroopType = { readonly arm: OobArm; readonly type: OobType };

/**
 * Arm and troop type of a unit by the words of its source. If the type says no more than "cavalry" the weight of the
 * arm decides: heavy is horse, medium dragoons, light hussars. Guns of a heavy calibre are heavy.
 * @returns null for an unknown arm
 */
export const troopType = (
  armText: string,
  typeText: string,
  calibre: string | null = null,
): TroopType | null => {
  const arm = ARMS[folded(armText)] as OobArm | undefined;
  if (arm === undefined) return null;
  const typeWord = folded(typeText);
  const type =
    TYPES[arm]?.[typeWord] ?? OOB_TYPES.find((word) => word === typeWord) ?? BY_WEIGHT[folded(armText)];
  if (type === undefined) return null;
  const weighed = GUNS.includes(type) ? CALIBRES[folded(calibre ?? '')] : undefined;
  return { arm, type: (weighed ?? type) as OobType };
};

/** A row that is given in companies or regiments alone, in fractions of the usual battalion or regiment of horse. */
export const strengthIn = (
  arm: OobArm,
  {
    regiments,
    companies,
  }: { readonly regiments?: number | undefined; readonly companies?: number | undefined },
): number => {
  const { companiesOfBattalion, companiesOfHorse, battalionsOfRegiment } = data;
  if (companies !== undefined) {
    return companies / (arm === 'cavalry' ? companiesOfHorse : companiesOfBattalion);
  }
  return regiments === undefined ? 1 : regiments * (arm === 'cavalry' ? 1 : battalionsOfRegiment);
};

/**
 * Finds nations by what sources call them: "Reichsarmee (Wuerzburg auxiliary)" is the Reichsarmee, "allied German" none
 * of ours, and "Brunswick and Hesse-Kassel" two.
 */
export const nationReader = (nations: readonly { readonly id: string; readonly name: string }[]) => {
  const ids = new Map(nations.flatMap(({ id, name }) => [[folded(name), id] as const, [id, id] as const]));
  return (text: string): string | null => {
    const name = folded(text.split(' (', 1)[0] ?? text);
    return ids.get(name) ?? ids.get(SPELLINGS[name] ?? '') ?? null;
  };
};
