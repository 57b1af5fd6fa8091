import data from '@/data/history/terms.json';
import { OOB_TYPES, type OobArm, type OobType } from '../rules/core/muster/order-of-battle';

type Words = Readonly<Record<string, string>>;

const ARMS: Words = data.arms;
const TYPES: Readonly<Record<string, Words>> = data.types;
const BY_WEIGHT: Words = data.byWeight;
const SPELLINGS: Words = data.nations;
/** Nations of sides overseas that the collection has no entry of: such a side is called by its own name. */
export const UNLISTED: readonly string[] = data.unlisted;

const folded = (text: string): string => text.trim().toLowerCase();

/** What a unit was, in the words of an order of battle. */
export type TroopType = { readonly arm: OobArm; readonly type: OobType };

/**
 * Arm and troop type of a unit by the words of its source. Where the type says no more than "cavalry" the weight of the
 * arm decides: heavy is horse, medium dragoons, light hussars.
 * @returns null where the arm itself is none of ours
 */
export const troopType = (armText: string, typeText: string): TroopType | null => {
  const arm = ARMS[folded(armText)] as OobArm | undefined;
  if (arm === undefined) return null;
  const typeWord = folded(typeText);
  const type =
    TYPES[arm]?.[typeWord] ?? OOB_TYPES.find((word) => word === typeWord) ?? BY_WEIGHT[folded(armText)];
  return type === undefined ? null : { arm, type: type as OobType };
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
