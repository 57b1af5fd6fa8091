import { Button, LinkButton } from '@/app/_components/ui/button';
import { Fault, Input, Select } from '@/app/_components/ui/field';
import type { TypicalArmy } from '@/lib/armies/ready-made';
import type { ArmyPage, ReadyMade } from '@/lib/armies/schema';
import { COMPARE } from '@/lib/pages';
import { grouped } from '@/lib/rules/core/army/number';
import { type CompareQuestion, chosenValue, type SideQuestion, swappedPath } from '../compare-question';
import type { Side } from '../load-pair';

type CompareFormProps = {
  question: CompareQuestion;
  /** a page of my armies */
  mine: ArmyPage;
  ready: readonly ReadyMade[];
  typical: readonly TypicalArmy[];
  /** what is compared already, which the page of my armies may lack */
  chosen: readonly [Side | null, Side | null];
  /** why a side shows no army */
  faults: readonly [string | null, string | null];
};

/** Which two armies: an ordinary form, so that the address of a comparison can be kept and sent. */
export const CompareForm = ({ question, mine, ready, typical, chosen, faults }: CompareFormProps) => (
  <form
    className="border-rule-ink grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-x-6 gap-y-4 border-y pt-3.5 pb-4.5 max-[961px]:grid-cols-2 max-[721px]:grid-cols-[minmax(0,1fr)]"
    action={COMPARE}
    method="get"
  >
    <SideFields
      legend="First army"
      name="a"
      side={question.a}
      mine={offered(mine, question.a, chosen[0])}
      ready={ready}
      typical={typical}
      fault={faults[0]}
    />
    <SideFields
      legend="Second army"
      name="b"
      side={question.b}
      mine={offered(mine, question.b, chosen[1])}
      ready={ready}
      typical={typical}
      fault={faults[1]}
    />
    <div className="flex flex-col gap-2 pt-7 max-[961px]:col-span-full max-[961px]:flex-row max-[961px]:pt-0">
      <Button type="submit" variant="main" className="max-[721px]:flex-1">
        Compare
      </Button>
      {question.a.kind !== 'none' && question.b.kind !== 'none' && (
        <LinkButton icon="swap" href={swappedPath(question)} className="max-[721px]:flex-1">
          Swap
        </LinkButton>
      )}
    </div>
    {mine.all > mine.armies.length && <FindMine find={question.find} mine={mine} />}
  </form>
);

type Offer = { readonly id: string; readonly label: string };

/** My armies to choose from; the one that is compared stands among them, whatever was searched for. */
const offered = ({ armies }: ArmyPage, question: SideQuestion, side: Side | null): Offer[] => {
  const offers = armies.map(({ id, name, summary }) => ({
    id,
    label: `${name || 'Army without a name'}, ${summary.nationLabel} ${summary.year}`,
  }));
  if (question.kind !== 'mine' || side === null || offers.some(({ id }) => id === question.id)) return offers;
  const { name } = side.file;
  const { nationLabel, year } = side.summary;
  return [{ id: question.id, label: `${name || 'Army without a name'}, ${nationLabel} ${year}` }, ...offers];
};

/** Where there are more armies than a list can offer: words that narrow it. */
const FindMine = ({ find, mine: { armies, found, all } }: { find: string; mine: ArmyPage }) => (
  <p className="col-span-full flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
    <label htmlFor="find" className="text-ink-2">
      Find among my {grouped(all)} armies
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
      {found > armies.length
        ? `The lists show the ${armies.length} edited last, of ${grouped(found)}.`
        : `${grouped(found)} found, shown in the lists.`}
    </span>
  </p>
);

type SideFieldsProps = {
  legend: string;
  name: 'a' | 'b';
  side: SideQuestion;
  mine: readonly Offer[];
  ready: readonly ReadyMade[];
  typical: readonly TypicalArmy[];
  fault: string | null;
};

const groupedBySystem = (armies: readonly TypicalArmy[]): ReadonlyMap<string, readonly TypicalArmy[]> => {
  const groups = new Map<string, TypicalArmy[]>();
  for (const army of armies) groups.set(army.system, [...(groups.get(army.system) ?? []), army]);
  return groups;
};

const SideFields = ({ legend, name, side, mine, ready, typical, fault }: SideFieldsProps) => {
  const pasted = side.kind === 'link' || side.kind === 'no-link' ? side.pasted : '';
  const described = fault === null ? {} : { 'aria-describedby': `${name}-fault`, 'aria-invalid': true };
  return (
    <fieldset className="grid min-w-0 grid-cols-[96px_minmax(0,1fr)] items-center gap-x-2.5 gap-y-2">
      <legend className="font-caslon text-16 pb-2 leading-(--lh-tight)">{legend}</legend>
      <label htmlFor={`${name}-army`} className="text-ink-2">
        Army
      </label>
      {/* another address is another form: what was chosen there is chosen here */}
      <Select
        key={`army ${chosenValue(side)}`}
        id={`${name}-army`}
        name={name}
        defaultValue={chosenValue(side)}
        {...(pasted === '' && described)}
      >
        <option value="">None chosen</option>
        {mine.length > 0 && (
          <optgroup label="My armies">
            {mine.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label="Ready-made armies">
          {ready.map(({ id, name: label }) => (
            <option key={id} value={`ready:${id}`}>
              {label}
            </option>
          ))}
        </optgroup>
        {[...groupedBySystem(typical)].map(([system, armies]) => (
          <optgroup key={system} label={`Typical armies, ${system}`}>
            {armies.map(({ id, label }) => (
              <option key={id} value={`ready:${id}`}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <label htmlFor={`${name}-link`} className="text-ink-2">
        or a share link
      </label>
      <Input
        key={`link ${pasted}`}
        id={`${name}-link`}
        name={`${name}link`}
        autoComplete="off"
        placeholder="Share link"
        defaultValue={pasted}
        {...(pasted !== '' && described)}
      />
      {fault !== null && (
        <Fault id={`${name}-fault`} className="col-start-2">
          {fault}
        </Fault>
      )}
    </fieldset>
  );
};
