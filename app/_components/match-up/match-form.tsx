import { Button } from '@/app/_components/ui/button';
import { ChoiceForm, ChoiceSelect } from '@/app/_components/ui/choice-link';
import type { MatchUp, Two } from '@/lib/rules/core/contract/match-up';
import { attackerWord, choiceParams, type MatchChoice } from './sides-and-question';

/** The address of the match-up, and the parameters that name its armies. */
export type MatchPlace = { readonly path: string; readonly params: readonly (readonly [string, string])[] };

type FormProps = {
  readonly place: MatchPlace;
  readonly choice: MatchChoice;
  readonly match: MatchUp;
  readonly names: Two<string>;
};

/** Hidden fields for the parameters that a form does not show. */
const Kept = ({
  place,
  choice,
  visibleFields,
}: Pick<FormProps, 'place' | 'choice'> & { visibleFields: readonly string[] }) => (
  <>
    {[...place.params, ...choiceParams(choice)]
      .filter(([key]) => !visibleFields.includes(key))
      .map(([key, value]) => (
        <input key={`${key} ${value}`} type="hidden" name={key} value={value} />
      ))}
  </>
);

const FORM = 'flex flex-wrap items-end gap-x-3 gap-y-2 py-2.5 print:hidden';
const FIELD = 'grid min-w-0 grow basis-40 gap-1 text-ink-2';

/** Scripts go there by themselves; without them the button does. */
const Show = () => (
  <noscript>
    <Button type="submit">Show</Button>
  </noscript>
);

/** Who attacks, where that bears on the odds. */
export const AttackerForm = ({ place, choice, names }: Omit<FormProps, 'match'>) => (
  <ChoiceForm action={place.path} className={FORM}>
    <Kept place={place} choice={choice} visibleFields={['attacker']} />
    <label className={FIELD} htmlFor="match-attacker">
      Who attacks
      <ChoiceSelect id="match-attacker" name="attacker" value={attackerWord(choice.attacker)}>
        {([null, 0, 1] as const).map((attacker) => (
          <option key={attackerWord(attacker)} value={attackerWord(attacker)}>
            {attacker === null ? 'Nobody yet' : names[attacker]}
          </option>
        ))}
      </ChoiceSelect>
    </label>
    <Show />
  </ChoiceForm>
);

/** What both shoot at. */
export const TargetForm = ({ place, choice, match: { shooting } }: Omit<FormProps, 'names'>) =>
  shooting === null || shooting.targets.length < 2 ? null : (
    <ChoiceForm action={place.path} className={FORM}>
      <Kept place={place} choice={choice} visibleFields={['target']} />
      <label className={FIELD} htmlFor="match-target">
        Both shoot at
        <ChoiceSelect id="match-target" name="target" value={shooting.target}>
          {shooting.targets.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </ChoiceSelect>
      </label>
      <Show />
    </ChoiceForm>
  );

const NAMES: Two<string> = ['x', 'y'];

/** Which unit meets which. */
export const PairForm = ({
  place,
  choice,
  match: { kinds },
  names,
  pair,
}: FormProps & { pair: Two<string> }) => (
  <ChoiceForm action={place.path} className={FORM}>
    <Kept place={place} choice={choice} visibleFields={['x', 'y']} />
    {([0, 1] as const).map((side) => (
      <label key={side} className={FIELD} htmlFor={`match-${NAMES[side]}`}>
        {`Unit of ${names[side]}`}
        <ChoiceSelect id={`match-${NAMES[side]}`} name={NAMES[side]} value={pair[side]}>
          {kinds[side].map(({ key, label, count }) => (
            <option key={key} value={key}>
              {`${label} (${count})`}
            </option>
          ))}
        </ChoiceSelect>
      </label>
    ))}
    <Show />
  </ChoiceForm>
);
