import type { ReactNode } from 'react';
import { TextButton } from '@/app/_components/ui/button';
import type { Put } from '@/app/_editor/fields/use-typed';
import { type Army, honoursOfWar } from '@/lib/rules/honours-of-war';
import type { FormProps } from '../system-parts';

export type ImagiNation = NonNullable<Army['imagiNation']>;

const PLAIN: ImagiNation = { name: '', template: 'austria', band: 'Z', commanderBand: '0' };

const PATH = ['army', 'imagiNation'];

/** The imagi-nation of an army, a way to set parts of it, and one to take back what its players said of a part. */
export const imagiNationOf = ({ file, change }: FormProps<Army>) => {
  const nation = file.army.imagiNation ?? PLAIN;
  const put: Put = (field, value, typed = false) =>
    change('Change the imagi-nation', [{ op: 'set', path: PATH, value: { ...nation, [field]: value } }], {
      typed,
    });
  return {
    nation,
    /** "Austria" */
    template: honoursOfWar.choices.nations.find(({ value }) => value === nation.template)?.label ?? '',
    put,
    set: (part: Partial<ImagiNation>): void =>
      change('Change the imagi-nation', [{ op: 'set', path: PATH, value: { ...nation, ...part } }]),
    reset: (field: keyof ImagiNation): void =>
      change('Change the imagi-nation', [{ op: 'remove', path: [...PATH, field] }]),
  };
};

type OwnValueProps = {
  /** what the value is of: "Formation change" */
  label: string;
  /** the nation it follows where the players say nothing */
  template: string;
  /** the players have said something */
  own: boolean;
  onReset: () => void;
  children: ReactNode;
};

/** A part of the settings about an imagi-nation: its labels are long, and stand above their fields on a phone. */
export const IMAGI = '[--label:200px] phone:[--line-gap:4px] phone:[--line:minmax(0,1fr)]';

/** Beside the label, which is short. */
const SAME = 'phone:absolute phone:top-0.5 phone:right-0';

/** A value that follows the nation copied until the players choose their own, and can follow it again. */
export const OwnValue = ({ label, template, own, onReset, children }: OwnValueProps) => (
  <div
    className={`phone:grid-cols-[minmax(0,1fr)] relative grid grid-cols-[minmax(0,1fr)_92px] items-center gap-x-3 gap-y-1 [&>:not(p)]:col-start-1`}
  >
    {children}
    <p
      className={`text-12 text-ink-3 phone:col-start-1 phone:row-auto phone:justify-self-end col-start-2 row-start-1 ${own ? '' : SAME}`}
    >
      {own ? (
        <TextButton className="phone:min-h-11" aria-label={`${label}: as ${template}`} onClick={onReset}>
          {`As ${template}`}
        </TextButton>
      ) : (
        `as ${template}`
      )}
    </p>
  </div>
);
