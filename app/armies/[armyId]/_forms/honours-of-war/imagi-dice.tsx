'use client';

import { useId } from 'react';
import * as armyWords from '@/app/_components/army/words';
import { FieldGroup } from '@/app/_editor/fields/field-parts';
import { LIMITS } from '@/lib/rules/honours-of-war/tables';
import * as words from './army-words';
import type { ImagiNation } from './imagi-nation';

type Dice = NonNullable<ImagiNation['dice']>;
type Rating = keyof Dice;

const RATINGS: readonly (readonly [Rating, string])[] = [
  ['dithering', words.dithering],
  ['dependable', words.dependable],
  ['dashing', words.dashing],
];

const { faces: FACES } = LIMITS.commandDie;

const CELL = 'border-b border-rule p-0 text-center font-medium tabular-nums';
const HEAD = 'w-[84px] border-b border-rule p-0 text-start font-normal tabular-nums phone:w-20 phone:text-13';

type ImagiDiceProps = {
  value: Readonly<Record<Rating, readonly number[]>>;
  onChange: (dice: Dice) => void;
};

/** Which rating each face of the die gives a commander: one choice for each face, so that none is left out. */
export const ImagiDice = ({ value, onChange }: ImagiDiceProps) => {
  const id = useId();
  const give = (face: number, rating: Rating): void => {
    const faces = (of: Rating): number[] =>
      of === rating
        ? [...new Set([...value[of], face])].sort((a, b) => a - b)
        : value[of].filter((each) => each !== face);
    onChange({
      dithering: faces('dithering'),
      dependable: faces('dependable'),
      dashing: faces('dashing'),
    });
  };
  return (
    <FieldGroup legend={words.commandersDie}>
      <table className="w-full table-fixed border-collapse">
        <thead>
          <tr>
            <th scope="col" className={HEAD}>
              <span className="vh">{armyWords.rating}</span>
            </th>
            {FACES.map((face) => (
              <th key={face} scope="col" className={CELL}>
                {face}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {RATINGS.map(([rating, label]) => (
            <tr key={rating}>
              <th scope="row" className={HEAD}>
                {label}
              </th>
              {FACES.map((face) => (
                <td key={face} className={CELL}>
                  <label className="phone:min-h-11 grid min-h-[26px] cursor-pointer place-items-center">
                    <input
                      type="radio"
                      className="accent-ink phone:size-[22px] m-0 size-4"
                      name={`${id}-${face}`}
                      aria-label={words.rollOf(face, rating)}
                      checked={value[rating].includes(face)}
                      onChange={() => give(face, rating)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </FieldGroup>
  );
};
