import type { ArmyChoice } from '@/app/_components/army/army-choice';
import { Button, LinkButton } from '@/app/_components/ui/button';
import { Input } from '@/app/_components/ui/field';
import type { ArmyPage } from '@/lib/armies/schema';
import { COMPARE } from '@/lib/pages';
import { grouped } from '@/lib/rules/core/army/number';
import { type CompareQuestion, chosenValue, type SideQuestion, swappedPath } from '../compare-question';
import { type ChosenSide, CompareSides } from './compare-sides';

type CompareFormProps = {
  question: CompareQuestion;
  /** all that are offered: mine, ready-made and typical ones */
  armies: readonly ArmyChoice[];
  /** how many of mine there are, how many were found and how many of these are offered */
  mine: Pick<ArmyPage, 'found' | 'all'> & { readonly offered: number };
  /** why a side shows no army */
  faults: readonly [string | null, string | null];
};

const pastedIn = (side: SideQuestion): string =>
  side.kind === 'link' || side.kind === 'no-link' ? side.pasted : '';

const chosenIn = (side: SideQuestion, fault: string | null): ChosenSide => ({
  value: chosenValue(side),
  pasted: pastedIn(side),
  fault,
});

/** Which two armies: an ordinary form, so that the address of a comparison can be kept and sent. */
export const CompareForm = ({ question, armies, mine, faults }: CompareFormProps) => {
  const [a, b] = [chosenIn(question.a, faults[0]), chosenIn(question.b, faults[1])];
  return (
    <form
      className="border-rule-ink max-laptop:grid-cols-2 max-tablet:grid-cols-[minmax(0,1fr)] grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-x-6 gap-y-4 border-y pt-3.5 pb-4.5"
      action={COMPARE}
      method="get"
    >
      {/* another address is another form: what was chosen there is chosen here */}
      <CompareSides key={`${a.value} ${b.value} ${a.pasted} ${b.pasted}`} armies={armies} a={a} b={b} />
      <div className="max-laptop:col-span-full max-laptop:flex-row max-laptop:pt-0 flex flex-col gap-2 pt-7">
        <Button type="submit" variant="main" className="max-tablet:flex-1">
          Compare
        </Button>
        {question.a.kind !== 'none' && question.b.kind !== 'none' && (
          <LinkButton icon="swap" href={swappedPath(question)} className="max-tablet:flex-1">
            Swap
          </LinkButton>
        )}
      </div>
      {mine.all > mine.offered && <FindMine find={question.find} mine={mine} />}
    </form>
  );
};

/** Where there are more armies than a list can offer: words that narrow it. */
const FindMine = ({
  find,
  mine: { offered, found, all },
}: {
  find: string;
  mine: CompareFormProps['mine'];
}) => (
  <p className="col-span-full flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
    <label htmlFor="find" className="text-ink-2">
      {`Find among my ${grouped(all)} armies`}
    </label>
    <Input
      key={find}
      id="find"
      name="find"
      type="search"
      className="max-w-[280px]"
      autoComplete="off"
      defaultValue={find}
      aria-describedby="find-hint"
    />
    <Button type="submit">Find</Button>
    <span id="find-hint" className="soft">
      {found > offered
        ? `The lists show the ${offered} edited last, of ${grouped(found)}.`
        : `${grouped(found)} found, shown in the lists.`}
    </span>
  </p>
);
