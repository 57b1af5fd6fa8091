import type { ReactNode } from 'react';
import { ClothPatterns, SmallUniform } from '@/app/_components/army/coat';
import type { PriceExample } from '@/lib/armies/ready-made';
import type { BattleSummary, RegimentDetail } from '@/lib/history/answers';
import { battlePath, HISTORY, regimentPath } from '@/lib/pages';
import type { UnitRating } from '@/lib/rules/rating';
import { nationOf } from '../../lib/history/answers';
import { CostTable } from '../_components/army/cost-table';
import { formatPoints } from '../_components/army/points';
import { AppLink } from '../_components/ui/app-link';
import { Button, textLook } from '../_components/ui/button';
import { Field } from '../_components/ui/field';
import { Flag } from '../_components/ui/icon';
import { battlesText, longDate } from '../history/history-words';

/** A regiment, and what each of the rules makes of it. */
export type RegimentExample = { readonly regiment: RegimentDetail; readonly ratings: readonly UnitRating[] };

type StartColumnsProps = {
  price: PriceExample | null;
  battles: readonly BattleSummary[];
  example: RegimentExample | null;
};

/** Battles to begin with: a small one, one of many nations, one that went to the last man. */
const SHOWN = ['1756-10-01-lobositz', '1759-08-01-minden', '1758-08-25-zorndorf'];

/** Some battles, each with the ribbons of its sides, and the way to all of them. */
export const FromBattle = ({ battles }: { battles: readonly BattleSummary[] }) => (
  <>
    <ul>
      {SHOWN.flatMap((id) => battles.filter((battle) => battle.id === id)).map(
        ({ id, name, date, sides }) => (
          <li
            key={id}
            className="border-rule grid min-h-[38px] grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 border-b pointer-coarse:min-h-11"
          >
            <span className="flex gap-[3px]" aria-hidden="true">
              {sides.map((side) => (
                <Flag key={side.name} nation={nationOf(side)} className="h-[17px]" />
              ))}
            </span>
            <AppLink href={battlePath(id)} className="font-semibold no-underline hover:underline">
              {name}
            </AppLink>
            <span className="text-12 text-ink-2">{longDate(date)}</span>
          </li>
        ),
      )}
    </ul>
    <p className="pt-2">
      <AppLink href={HISTORY} className={textLook('inline-flex items-center pointer-coarse:min-h-11')}>
        {`All ${battlesText(battles)}`}
      </AppLink>
    </p>
  </>
);

/** What a first visitor finds below the sides: what a price says, what is printed, battles, and every regiment. */
export const StartColumns = ({ price, battles, example }: StartColumnsProps) => (
  <>
    <div className="border-rule-ink max-laptop:grid-cols-1 mt-6 grid grid-cols-3 gap-x-10 gap-y-6 border-t-[3px] [border-top-style:double] pt-3.5">
      {price !== null && (
        <Column title="Every number says why">
          <CostTable
            className="mt-1.5"
            item={price.item}
            pointScale={price.pointScale}
            source={price.source}
            sum={price.unit}
          />
        </Column>
      )}
      <Column title="Printed for the table">
        <dl className="pt-1.5">
          {SHEETS.map(({ name, about }) => (
            <div
              key={name}
              className="border-rule grid grid-cols-[116px_minmax(0,1fr)] gap-x-3 border-b py-1.5"
            >
              <dt className="font-semibold">{name}</dt>
              <dd className="text-ink-2">{about}</dd>
            </div>
          ))}
        </dl>
      </Column>
      <Column title="From a battle">
        <FromBattle battles={battles} />
      </Column>
    </div>
    <RegimentSearch example={example} />
  </>
);

const SHEETS = [
  { name: 'Roster', about: 'every unit with its price and boxes to mark' },
  { name: 'Cards', about: 'one for each unit: moves, ranges, odds' },
  { name: 'Reference', about: 'the tables your two armies need' },
  { name: 'Order of battle', about: 'the army drawn in its lines' },
] as const;

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="text-20 border-rule-ink border-b pb-1.5">{title}</h2>
    {children}
  </section>
);

/** An ordinary form, so that it works before any script does. */
const RegimentSearch = ({ example }: { example: RegimentExample | null }) => (
  <section
    className="border-rule-ink max-laptop:grid-cols-1 mt-7 grid grid-cols-[404px_minmax(0,1fr)] items-start gap-x-12 gap-y-4 border-t pt-3.5"
    aria-labelledby="regiment-search"
  >
    <div>
      <h2 id="regiment-search" className="text-20">
        Type your regiment
      </h2>
      <p className="text-ink-2 pt-1 pb-2.5">Its coat, its battles, and its price in five rule sets.</p>
      <form action={HISTORY} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <Field
          label="Regiment"
          hideLabel
          name="q"
          type="search"
          required
          maxLength={100}
          placeholder="Itzenplitz, IR 13, 25th Foot"
        />
        <Button type="submit" icon="search">
          Find
        </Button>
      </form>
    </div>
    {example !== null && <Example {...example} />}
  </section>
);

const Example = ({ regiment, ratings }: RegimentExample) => {
  const { id, name, number, nation, coat, facings, fought } = regiment;
  const battles = [...new Map(fought.map(({ battle }) => [battle.id, battle])).values()];
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
      <ClothPatterns />
      <SmallUniform coat={coat} facings={facings} />
      <div className="min-w-0">
        <p>
          <a href={regimentPath(id)} className="font-caslon text-16 no-underline hover:underline">
            {name}
            {number !== null && !name.includes(number) && `, ${number}`}
          </a>
          <span className="text-ink-2">
            {' '}
            {nation.name}
            {battles.length > 0 && `, fought at ${battles.map((battle) => battle.name).join(', ')}`}
          </span>
        </p>
        <dl className="flex flex-wrap gap-x-7 gap-y-1 pt-1.5 tabular-nums">
          {ratings.map(({ system, name: rules, rating, points, pointScale }) => (
            <div key={system}>
              <dt className="text-12 text-ink-3">{rules}</dt>
              <dd>
                {rating}
                {points !== null && (
                  <>
                    , <b className="font-semibold">{formatPoints(points, pointScale)}</b>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
};
