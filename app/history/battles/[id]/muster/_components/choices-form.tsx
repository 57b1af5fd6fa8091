import { Button } from '@/app/_components/ui/button';
import { ChoiceForm, ChoiceLink } from '@/app/_components/ui/choice-link';
import { Field, SelectField } from '@/app/_components/ui/field';
import { Proportions } from '@/app/history/_components/proportion-fields';
import { type BattleToMuster, type MusteredBattle, sizeSteps, wholeSide } from '@/lib/history/muster-battle';
import {
  type MusterQuestion,
  musterParams,
  NOBODY,
  NONE,
  questionPath,
  withSide,
} from '@/lib/history/muster-question';
import { formationPlaces, placesWithin } from '@/lib/history/side-of-battle';
import { musterPath } from '@/lib/pages';
import { grouped } from '@/lib/rules/core/army/number';
import { counted } from '@/lib/rules/core/army/words';
import { nearly, unitsText } from '@/lib/rules/core/muster/muster-measure';

const SIDES = [0, 1] as const;

type ChoicesFormProps = {
  mustered: MusteredBattle;
  /** both sides with all their parts, also those for which there is no room */
  whole: BattleToMuster['sides'];
  question: MusterQuestion;
};

type ChoicesContext = Pick<ChoicesFormProps, 'mustered' | 'question'>;

/** What is mustered, and how large: an ordinary form, so that the address of a mustering can be kept and sent. */
export const ChoicesForm = ({ mustered, whole, question }: ChoicesFormProps) => {
  const { battle } = mustered;
  const ownFields = ['p0', 'p1', 'size', 'amount', 'scale'];
  const others = musterParams(question).filter(
    ([key]) => !ownFields.includes(key) && !key.startsWith('set-'),
  );
  return (
    <ChoiceForm
      key={questionPath(battle.id, question)}
      action={musterPath(battle.id)}
      aria-label="What is mustered"
      id="choices"
      className="border-rule-ink bg-paper-sunk max-tablet:order-3 max-tablet:border-t max-tablet:border-r-0 max-tablet:px-4 grid content-start gap-5 self-stretch border-r px-6 pt-3 pb-8 print:hidden"
    >
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {SIDES.map((side) => (
        <PartsOf key={side} side={side} mustered={mustered} whole={whole} question={question} />
      ))}
      <SizeFields mustered={mustered} question={question} />
      <SizeTable mustered={mustered} question={question} />
      <Button type="submit">Muster</Button>
    </ChoiceForm>
  );
};

const partText = (units: number, below: number): string | null => {
  if (units > 0) return counted(units, 'entry', 'entries');
  return below > 0 ? null : 'no units in the sources';
};

const PartsOf = ({
  side,
  mustered: { battle },
  whole: sides,
  question,
}: ChoicesFormProps & { side: 0 | 1 }) => {
  const choices = question.sides[side];
  const parts = formationPlaces(wholeSide(sides[side], choices));
  const withUnits = parts.filter(({ units }) => units > 0);
  const within = placesWithin(sides[side], choices.formations);
  const isChosen = (place: string) => within?.has(place) ?? choices.formations?.includes(place) ?? true;
  const count = withUnits.filter(({ place }) => isChosen(place)).length;
  const isNamed = withUnits.length > 0;
  return (
    <details open className="group min-w-0">
      <summary className="border-rule-ink flex cursor-pointer items-baseline justify-between gap-2 border-b pb-1">
        <span className="font-caslon text-16 leading-(--lh-tight)">{battle.sides[side]?.name}</span>
        <span className="soft">{isNamed ? `${count} of ${withUnits.length} parts` : 'no units'}</span>
      </summary>
      {/* a form says nothing of boxes that are empty: this says that boxes were there */}
      <input type="hidden" name={`p${side}`} value={NONE} />
      <ul>
        {parts.map(({ place, name, commander, depth, units, below }) => (
          <li key={place} className="border-rule border-b">
            <label
              className={`flex min-h-8 items-start gap-2.5 py-1.5 pointer-coarse:min-h-11 ${units > 0 ? 'cursor-pointer' : 'text-ink-3'} ${depth > 0 ? 'pl-4' : ''}`}
            >
              <input
                type="checkbox"
                name={`p${side}`}
                value={place || NOBODY}
                defaultChecked={units > 0 && isChosen(place)}
                disabled={units === 0}
                className="accent-ink mt-0.5 size-4 flex-none"
              />
              <span className="min-w-0">
                {name || 'No name'}
                <span className="soft block">
                  {[commander, partText(units, below)].filter((each) => each !== null).join(', ')}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p className="soft pt-1.5">
        {!choices.reconstruct ? (
          <>
            {isNamed ? 'Units that no source lists are left out. ' : 'No source lists its units. '}
            <ChoiceLink
              href={questionPath(
                battle.id,
                withSide(question, side, { ...choices, formations: undefined, reconstruct: {} }),
              )}
            >
              {`Reconstruct ${isNamed ? 'the rest' : 'it'} by rule`}
            </ChoiceLink>
          </>
        ) : (
          <>
            Reconstructed by rule in the proportions below, and marked so on screen and paper.{' '}
            <ChoiceLink
              href={questionPath(
                battle.id,
                withSide(question, side, {
                  ...choices,
                  formations: undefined,
                  reconstruct: false,
                }),
              )}
            >
              Only what is in the sources
            </ChoiceLink>
          </>
        )}
      </p>
      {choices.reconstruct && (
        <Proportions
          prefix={`m${side}`}
          nation={sides[side].nation}
          chosenProportions={choices.reconstruct}
        />
      )}
    </details>
  );
};

/** Scales beside the one in view, and what both sides would have at each. */
const SizeTable = ({ mustered, question }: ChoicesContext) => {
  const { battle, both, rules } = mustered;
  return (
    <table className="w-full tabular-nums">
      <caption className="text-ink-2 pb-1 text-start">{`Real units to one on the table, and ${rules.system.terms.units} of each side`}</caption>
      <thead className="text-ink-3 text-12">
        <tr>
          <th scope="col" className="text-start font-normal">
            Real
          </th>
          {SIDES.map((side) => (
            <th key={side} scope="col" className="max-w-24 truncate pl-2 text-right font-normal">
              {battle.sides[side]?.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sizeSteps(mustered, question).map(({ factor, units }) => {
          const isShown = factor === both.factor;
          const to = { ...question, whole: { ...question.whole, size: { factor } } };
          return (
            <tr
              key={factor}
              className={`border-rule border-t ${isShown ? 'bg-select font-semibold shadow-[inset_3px_0_0_var(--ink)]' : ''}`}
            >
              <th scope="row" className="py-1 pl-2.5 text-start font-[inherit] pointer-coarse:py-2.5">
                {isShown ? (
                  grouped(nearly(factor))
                ) : (
                  <ChoiceLink href={questionPath(battle.id, to)}>{grouped(nearly(factor))}</ChoiceLink>
                )}
              </th>
              {units.map((count, side) => (
                <td key={SIDES[side]} className="text-right">
                  {unitsText(count)}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

const SIZES = [
  { value: '', label: 'Fits an evening' },
  { value: 'units', label: 'Units at most' },
  { value: 'budget', label: 'Points at most' },
  { value: 'factor', label: 'Real units to one' },
] as const;

const SizeFields = ({ mustered: { rules }, question: { whole } }: ChoicesContext) => {
  const { system, mustering } = rules;
  const [kind = '', amount = ''] = Object.entries(whole.size ?? {})[0] ?? [];
  const asks = system.settings.filter(({ key }) => mustering.asks?.includes(key));
  return (
    <fieldset className="grid min-w-0 gap-2.5">
      <legend className="font-caslon text-16 border-rule-ink mb-2 w-full border-b pb-1">Size</legend>
      <SelectField
        label="How large"
        name="size"
        defaultValue={kind}
        options={SIZES.filter(({ value }) => value !== 'budget' || system.choices.budgetStep > 0)}
      />
      <Field
        label="Units, points or real units"
        name="amount"
        type="number"
        min="0.5"
        step="0.5"
        inputMode="decimal"
        defaultValue={amount}
      />
      <SelectField
        label="Figures"
        name="scale"
        defaultValue={whole.scale ?? system.choices.scales[0]?.value}
        options={system.choices.scales}
      />
      {asks.map(({ key, label, options, default: normal }) => (
        <SelectField
          key={key}
          label={label}
          name={`set-${key}`}
          defaultValue={String(whole.settings?.[key] ?? normal)}
          options={options.map((option) => ({ value: String(option.value), label: option.label }))}
        />
      ))}
    </fieldset>
  );
};
