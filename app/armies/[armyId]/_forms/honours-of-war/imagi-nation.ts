import type { ArmyFile } from '@/lib/rules/core/document';
import { type Army, honoursOfWar } from '@/lib/rules/honours-of-war';
import type { FormProps } from '../inspector-props';

export type ImagiNation = NonNullable<Army['imagiNation']>;

const PLAIN: ImagiNation = { name: '', template: 'austria', band: 'Z', commanderBand: '0' };

/** The imagi-nation of an army, a way to set parts of it, and one to take back what its players said of a part. */
export const imagiNationOf = ({ file, change }: FormProps) => {
  const nation = (file.army as Army).imagiNation ?? PLAIN;
  const put = (value: ImagiNation, typed = false): void =>
    change('Change the imagi-nation', [{ op: 'set', path: ['army', 'imagiNation'], value }], { typed });
  return {
    nation,
    army: file as ArmyFile<Army>,
    /** "Austria" */
    template: honoursOfWar.choices.nations.find(({ value }) => value === nation.template)?.label ?? '',
    set: (part: Partial<ImagiNation>, typed = false): void => put({ ...nation, ...part }, typed),
    reset: (field: keyof ImagiNation): void => {
      const { [field]: _, ...rest } = nation;
      put(rest as ImagiNation);
    },
  };
};
