import * as armyPartWords from '@/app/_components/army/part-words';
import * as armyWords from '@/app/_components/army/words';
import { Button } from '@/app/_components/ui/button';
import { ChoiceForm } from '@/app/_components/ui/choice-link';
import { Field, SelectField } from '@/app/_components/ui/field';
import * as common from '@/app/_components/words';
import { Proportions } from '@/app/history/_components/proportion-fields';
import { proportionParam } from '@/lib/history/proportions-question';
import { OF, PROPORTIONS, type SuggestQuestion, TAKEN } from '@/lib/history/suggest-question';
import { SUGGEST } from '@/lib/pages';
import type { System } from '@/lib/rules/core/contract/system';
import type { ChosenProportions } from '@/lib/rules/core/muster/muster-choices';
import { suggestPath } from '../address';
import * as words from '../words';

type SuggestFormProps = {
  system: System;
  question: SuggestQuestion;
  /** proportions of the army beside those chosen */
  taken: ChosenProportions;
};

/** What an army is wanted for: an ordinary form, so that the address of a suggestion can be kept and sent. */
export const SuggestForm = ({ system: { choices }, question, taken }: SuggestFormProps) => (
  <ChoiceForm
    key={suggestPath(question)}
    action={SUGGEST}
    aria-label={words.whatYouWant}
    id="wish"
    className="border-rule-ink bg-paper-sunk grid content-start gap-3 self-stretch border-r px-6 pt-4 pb-8 max-[721px]:border-r-0 max-[721px]:border-b max-[721px]:px-4 max-[721px]:pb-4 print:hidden"
  >
    <input type="hidden" name="rules" value={question.rules} />
    <input type="hidden" name={OF} value={question.nation} />
    {Object.keys(taken).length > 0 && <input type="hidden" name={TAKEN} value={proportionParam(taken)} />}
    <SelectField
      label={common.nation}
      name="nation"
      defaultValue={question.nation}
      options={choices.nations}
    />
    <SelectField
      label={common.year}
      name="year"
      defaultValue={String(question.year)}
      options={choices.years.map((year) => ({ value: String(year), label: String(year) }))}
    />
    <Field
      label={armyPartWords.pointsAtMost}
      name="points"
      type="number"
      min={choices.budgetStep}
      max="100000"
      step={choices.budgetStep}
      inputMode="decimal"
      defaultValue={question.budget}
    />
    <SelectField
      label={armyWords.figures}
      name="scale"
      defaultValue={question.scale}
      options={choices.scales}
    />
    <Proportions
      prefix={PROPORTIONS}
      nation={question.nation}
      chosen={{ ...question.proportions, ...taken }}
    />
    <Button type="submit">{armyPartWords.suggestArmy}</Button>
  </ChoiceForm>
);
