import type { Put } from '@/app/_editor/fields/use-typed';
import { type Army, pricedHonoursOfWar } from '@/lib/rules/honours-of-war/priced';
import type { FormProps } from '../system-parts';
import * as armyWords from './army-words';

export type ImagiNation = NonNullable<Army['imagiNation']>;

const PLAIN: ImagiNation = { name: '', template: 'austria', band: 'Z', commanderBand: '0' };

const PATH = ['army', 'imagiNation'];

/** The imagi-nation of an army, a way to set parts of it, and one to take back what its players said of a part. */
export const imagiNationOf = ({ file, change }: FormProps<Army>) => {
  const nation = file.army.imagiNation ?? PLAIN;
  const put: Put = (field, value, typed = false) =>
    change(armyWords.changeImagiNation, [{ op: 'set', path: PATH, value: { ...nation, [field]: value } }], {
      typed,
    });
  return {
    nation,
    /** "Austria" */
    template: pricedHonoursOfWar.choices.nations.find(({ value }) => value === nation.template)?.label ?? '',
    put,
    set: (part: Partial<ImagiNation>): void =>
      change(armyWords.changeImagiNation, [{ op: 'set', path: PATH, value: { ...nation, ...part } }]),
    reset: (field: keyof ImagiNation): void =>
      change(armyWords.changeImagiNation, [{ op: 'remove', path: [...PATH, field] }]),
  };
};
