import type { ReactNode } from 'react';
import type { BattleDetail, SideDetail, Variant } from '@/lib/history/answers';
import { tellerOf } from '@/lib/history/battle-facts';
import type { BattleFacts, BattleLoss } from '@/lib/history/facts-file';
import { sourcePath } from '@/lib/pages';
import { lossText } from './loss-words';

type TellerProps = {
  readonly source: string;
  readonly at?: string | undefined;
  readonly compiled?: true | undefined;
};

type DayProps = { facts: BattleFacts | null; sides: readonly SideDetail[] };

/** Who says so, with the place in it; a table that others compiled is called so. */
const Teller = ({ source, at, compiled }: TellerProps) => {
  const { id, name } = tellerOf(source);
  return (
    <span className="soft">
      ({compiled && 'compiled, '}
      <a href={sourcePath(id)}>{name}</a>
      {at !== undefined && `, ${at}`})
    </span>
  );
};

const Row = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="border-rule grid grid-cols-[72px_minmax(0,1fr)] gap-x-3 border-b py-1.5 print:break-inside-avoid">
    <dt className="text-ink-2">{term}</dt>
    <dd className="grid gap-1 wrap-anywhere">{children}</dd>
  </div>
);

const LossList = ({ name, losses }: { name: string; losses: readonly BattleLoss[] }) =>
  losses.length === 0 ? null : (
    <>
      <p className="font-semibold">{name}</p>
      {losses.map((loss) => (
        <p key={`${loss.source} ${loss.at}`}>
          {lossText(loss)} <Teller {...loss} />
        </p>
      ))}
    </>
  );

const hoursText = ({ start, end, note }: BattleFacts['hours'][number]): string =>
  `${end === null ? `from ${start}` : `${start} to ${end}`}${note === undefined ? '' : `. ${note}`}`;

type FactRowProps<F> = { term: string; facts: readonly F[]; textOf: (fact: F) => string };

/** The statements of several sources on one fact, a line each; empty without any. */
const FactRow = <F extends TellerProps>({ term, facts, textOf }: FactRowProps<F>) =>
  facts.length === 0 ? null : (
    <Row term={term}>
      {facts.map((fact) => (
        <p key={`${fact.source} ${textOf(fact)}`}>
          {textOf(fact)} <Teller {...fact} />
        </p>
      ))}
    </Row>
  );

/** The numbers of the day: who won, losses, hours, weather, ground; all sources side by side. */
export const DayFacts = ({ facts, sides: [first, second] }: DayProps) => {
  if (facts === null || first === undefined || second === undefined) return null;
  const { result, attacker, hours, fronts, weather, terrain, sides } = facts;
  const names = [first.name, second.name] as const;
  const { winner } = result;
  return (
    <section aria-labelledby="day">
      <h2 id="day" className="border-rule-ink text-20 border-b pb-1.5">
        How the day went
      </h2>
      <dl>
        <Row term="Result">
          <p>
            {winner === 'draw' ? 'Undecided' : `Won by: ${names[winner]}`}
            {result.note !== undefined && `. ${result.note}`} <Teller {...result} />
          </p>
          <p>
            {`Attacked: ${names[attacker.side]}`} <Teller {...attacker} />
          </p>
        </Row>
        {sides.some(({ losses }) => losses.length > 0) && (
          <Row term="Losses">
            <LossList name={first.name} losses={sides[0].losses} />
            <LossList name={second.name} losses={sides[1].losses} />
          </Row>
        )}
        <FactRow term="Hours" facts={hours} textOf={hoursText} />
        <FactRow term="Front" facts={fronts} textOf={({ km: [one, other] }) => `${one} and ${other} km`} />
        <FactRow term="Weather" facts={weather} textOf={({ text }) => text} />
        <FactRow term="Ground" facts={terrain} textOf={({ text }) => text} />
      </dl>
    </section>
  );
};

type VariantProps = Pick<BattleDetail, 'variants' | 'sides'>;

const about = ({ side, subject, about: what }: Variant, sides: VariantProps['sides']): string =>
  [sides.find(({ position }) => position === side)?.name, subject, what]
    .filter((part) => part !== null && part !== undefined)
    .join(', ');

/** Facts on which sources differ: every value, the one in the order of battle, and why. */
export const VariantTable = ({ variants, sides }: VariantProps) =>
  variants.length === 0 ? null : (
    <section aria-labelledby="variants">
      <h2 id="variants" className="border-rule-ink text-20 border-b pb-1.5">
        Where sources differ
      </h2>
      <ul className="print:columns-2 print:gap-x-7">
        {variants.map((variant) => (
          <li key={variant.id} className="border-rule grid gap-1 border-b py-2 print:break-inside-avoid">
            <h3 className="text-13 font-sans font-semibold">{about(variant, sides)}</h3>
            <ul>
              {variant.values.map(({ value, source, preferred }) => (
                <li key={`${value} ${source}`} className="wrap-anywhere">
                  <span className={preferred ? 'font-semibold' : ''}>{value}</span>{' '}
                  <span className="soft">
                    {source}
                    {preferred && ' (preferred)'}
                  </span>
                </li>
              ))}
            </ul>
            <p className="mute text-12 wrap-anywhere">{variant.why}</p>
          </li>
        ))}
      </ul>
    </section>
  );
