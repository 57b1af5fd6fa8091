import { Button, textLook } from '@/app/_components/ui/button';
import { ChoiceForm, ChoiceLink } from '@/app/_components/ui/choice-link';
import { SelectField } from '@/app/_components/ui/field';
import type { MusteredBattle } from '@/lib/history/muster-battle';
import { type MusterQuestion, musterParams, questionPath, withSide } from '@/lib/history/muster-question';
import { musterPath } from '@/lib/pages';
import type { LedgerChoice, LedgerRow } from '@/lib/rules/core/muster/ledger';
import type { RowChoice } from '@/lib/rules/core/muster/order-of-battle';

type LineChoicesProps = { line: LedgerRow; mustered: MusteredBattle; question: MusterQuestion };

/** What may be done otherwise with a line: a link for each, and a form for what has many answers. */
export const LineChoices = ({ line, mustered: { battle }, question }: LineChoicesProps) => {
  const { ledgerSide } = question;
  const choices = question.sides[ledgerSide];
  const own: RowChoice = choices.rows?.[line.id] ?? {};
  const withRow = (row: RowChoice): MusterQuestion =>
    withSide(question, ledgerSide, { ...choices, rows: { ...choices.rows, [line.id]: { ...own, ...row } } });
  const withUnits = (isIn: boolean): MusterQuestion =>
    withSide(question, ledgerSide, {
      ...choices,
      units: { ...choices.units, ...Object.fromEntries(line.sources.map(({ id }) => [id, isIn])) },
    });
  const { offer } = line;
  const links: { readonly label: string; readonly to: MusterQuestion }[] = [
    ...(offer.absent ? [{ label: 'Put in', to: withUnits(true) }] : []),
    ...(offer.rounding && own.round !== 'up' ? [{ label: 'Round up', to: withRow({ round: 'up' }) }] : []),
    ...(offer.rounding && own.round !== 'down'
      ? [{ label: 'Round down', to: withRow({ round: 'down' }) }]
      : []),
    ...(offer.together === undefined
      ? []
      : [
          {
            label: offer.together ? 'Keep apart' : 'Put together',
            to: withRow({ together: !offer.together }),
          },
        ]),
    ...(line.units.length > 0 ? [{ label: 'Leave out', to: withUnits(false) }] : []),
  ];
  const selects = (['type', 'class'] as const).flatMap((key) => {
    const offered = offer[key];
    return offered === undefined || offered.options.length < 2 ? [] : [{ key, offered }];
  });
  if (links.length === 0 && selects.length === 0) return null;
  const names = line.sources.map(({ name }) => name).join(', ');
  return (
    <details className="print:hidden">
      <summary className={textLook('text-12 cursor-pointer py-1 pointer-coarse:py-3')}>
        Change
        <span className="vh">: {names}</span>
      </summary>
      <div className="grid gap-2 py-1.5">
        <p className="flex flex-wrap gap-x-3 gap-y-1">
          {links.map(({ label, to }) => (
            <ChoiceLink key={label} className="py-1 pointer-coarse:py-3" href={questionPath(battle.id, to)}>
              {label}
            </ChoiceLink>
          ))}
        </p>
        {selects.map(({ key, offered }) => (
          <RowSelect
            key={key}
            name={key}
            offered={offered}
            lineId={line.id}
            battleId={battle.id}
            base={withSide(question, ledgerSide, {
              ...choices,
              rows: { ...choices.rows, [line.id]: { ...own, [key]: undefined } },
            })}
          />
        ))}
      </div>
    </details>
  );
};

type RowSelectProps = {
  name: 'type' | 'class';
  offered: LedgerChoice;
  lineId: string;
  battleId: string;
  /** the question without this choice, which the answer is added to */
  base: MusterQuestion;
};

const LABELS = { type: 'Troops', class: 'Class' };

const RowSelect = ({ name, offered, lineId, battleId, base }: RowSelectProps) => (
  <ChoiceForm action={musterPath(battleId)} className="flex items-end gap-2" aria-label={LABELS[name]}>
    {musterParams(base).map(([key, value]) => (
      <input key={key} type="hidden" name={key} value={value} />
    ))}
    <SelectField
      label={LABELS[name]}
      name={`r${base.ledgerSide}`}
      defaultValue={`${lineId}.${name}.${offered.value}`}
      options={offered.options.map(({ value, label }) => ({ value: `${lineId}.${name}.${value}`, label }))}
    />
    <Button type="submit" size="small">
      Take
    </Button>
  </ChoiceForm>
);
