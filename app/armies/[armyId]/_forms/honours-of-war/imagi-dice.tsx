'use client';

import { useId } from 'react';
import type { ImagiNation } from './imagi-nation';

type Dice = NonNullable<ImagiNation['dice']>;
type Rating = keyof Dice;

const RATINGS: readonly (readonly [Rating, string])[] = [
  ['dithering', 'Dithering'],
  ['dependable', 'Dependable'],
  ['dashing', 'Dashing'],
];

const FACES = [1, 2, 3, 4, 5, 6];

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
    <fieldset className="imagi-dice">
      <legend>Commanders’ die</legend>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">Rating</span>
            </th>
            {FACES.map((face) => (
              <th key={face} scope="col">
                {face}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {RATINGS.map(([rating, label]) => (
            <tr key={rating}>
              <th scope="row">{label}</th>
              {FACES.map((face) => (
                <td key={face}>
                  <label>
                    <input
                      type="radio"
                      name={`${id}-${face}`}
                      aria-label={`A throw of ${face}: ${rating}`}
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
    </fieldset>
  );
};
