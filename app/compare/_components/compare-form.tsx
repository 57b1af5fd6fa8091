import { Button, LinkButton } from '@/app/_components/ui/button';
import { Icon } from '@/app/_components/ui/icon';
import type { ArmyRow, ReadyMade } from '@/lib/armies/schema';
import { type CompareQuestion, chosenValue, type SideQuestion, swappedPath } from '../compare-question';

type CompareFormProps = {
  question: CompareQuestion;
  mine: readonly ArmyRow[];
  ready: readonly ReadyMade[];
  /** why a side shows no army */
  faults: readonly [string | null, string | null];
};

/** Which two armies: an ordinary form, so that the address of a comparison can be kept and sent. */
export const CompareForm = ({ question, mine, ready, faults }: CompareFormProps) => (
  <form className="compare-form" action="/compare" method="get">
    <SideFields legend="First army" name="a" side={question.a} mine={mine} ready={ready} fault={faults[0]} />
    <SideFields legend="Second army" name="b" side={question.b} mine={mine} ready={ready} fault={faults[1]} />
    <div className="compare-acts">
      <Button type="submit" variant="main">
        Compare
      </Button>
      {question.a.kind !== 'none' && question.b.kind !== 'none' && (
        <LinkButton icon="swap" href={swappedPath(question)}>
          Swap
        </LinkButton>
      )}
    </div>
  </form>
);

type SideFieldsProps = {
  legend: string;
  name: 'a' | 'b';
  side: SideQuestion;
  mine: readonly ArmyRow[];
  ready: readonly ReadyMade[];
  fault: string | null;
};

const SideFields = ({ legend, name, side, mine, ready, fault }: SideFieldsProps) => {
  const pasted = side.kind === 'link' || side.kind === 'no-link' ? side.pasted : '';
  const described = fault === null ? {} : { 'aria-describedby': `${name}-fault`, 'aria-invalid': true };
  return (
    <fieldset>
      <legend>{legend}</legend>
      <label htmlFor={`${name}-army`}>Army</label>
      {/* another address is another form: what was chosen there is chosen here */}
      <select
        key={chosenValue(side)}
        id={`${name}-army`}
        name={name}
        className="field"
        defaultValue={chosenValue(side)}
        {...(pasted === '' && described)}
      >
        <option value="">None chosen</option>
        {mine.length > 0 && (
          <optgroup label="My armies">
            {mine.map(({ id, name: label, summary }) => (
              <option key={id} value={id}>
                {label || 'Army without a name'}, {summary.nationLabel} {summary.year}
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
      </select>
      <label htmlFor={`${name}-link`}>or a share link</label>
      <input
        key={pasted}
        id={`${name}-link`}
        name={`${name}link`}
        className="field"
        autoComplete="off"
        placeholder="Share link"
        defaultValue={pasted}
        {...(pasted !== '' && described)}
      />
      {fault !== null && (
        <p className="fault" id={`${name}-fault`}>
          <Icon name="error" className="sv error" />
          {fault}
        </p>
      )}
    </fieldset>
  );
};
