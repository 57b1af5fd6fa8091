'use client';

import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import type { LinkSide } from '@/lib/armies/schema';
import { armyPath, HISTORY, SUGGEST } from '@/lib/pages';
import { STANDING_MARKS, STANDING_WORDS } from '@/lib/rules/core/check/finding';
import { pointsText } from '@/lib/rules/core/price/points';
import { formatLeft, formatPoints } from '../_components/army/points';
import type { SystemCard } from '../_components/army/system-card';
import { AppLink } from '../_components/ui/app-link';
import { TextButton, textLook } from '../_components/ui/button';
import { RadioCover } from '../_components/ui/check-field';
import { SelectField } from '../_components/ui/field';
import { Flag } from '../_components/ui/icon';
import { Severity } from '../_components/ui/severity-mark';

/** Rules with the points of their usual game: "Honours of War, 1,500 points". */
const gameText = ({ name, terms, choices: { budget } }: SystemCard): string =>
  budget === null ? name : `${name}, ${pointsText(budget)} ${terms.points}`;

/** What is left of the limit of a side: "70 points left". */
export const remainingPointsText = (
  { summary }: LinkSide,
  { pointScale, terms }: SystemCard,
): string | undefined => {
  const left = summary.points === null ? undefined : formatLeft(summary.points, summary.budget, pointScale);
  return left?.text.replace(' ', ` ${terms.points} `);
};

type StoreResult =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly message: string };

/** Stores the army of a side, numbered beside armies of these names; says why it could not. */
export type StoreSide = (side: LinkSide, takenNames: readonly string[]) => Promise<StoreResult>;

/** Stores the army of a side by `store` and opens it. `fault` says why it could not. */
const useSideTaking = (store: StoreSide) => {
  const router = useRouter();
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string>();

  const takeNow = async (side: LinkSide, takenNames: readonly string[]) => {
    setPending(true);
    setFault(undefined);
    const stored = await store(side, takenNames);
    // stays pending: the page changes to the new army
    if (stored.ok) return router.push(armyPath(stored.id));
    setPending(false);
    setFault(stored.message);
  };

  const take = (side: LinkSide, takenNames: readonly string[]) =>
    void takeNow(side, takenNames).catch((bug) =>
      setFault(() => {
        // for the page that catches bugs
        throw bug;
      }),
    );

  return { take, pending, fault };
};

/**
 * The side that is chosen, and how its army is taken. Other rules keep the nation where they have it.
 * @param takenNames names of my armies: a new one is numbered beside them
 * @param latest the army of which rules and nation are those to begin with
 */
export const useSideChoice = (
  sides: readonly LinkSide[],
  systems: readonly SystemCard[],
  takenNames: readonly string[],
  store: StoreSide,
  latest?: { readonly system: string; readonly summary: { readonly nation: string } },
) => {
  const [rules, setRules] = useState(latest?.system ?? systems[0]?.id ?? '');
  const [nation, setNation] = useState(latest?.summary.nation ?? sides[0]?.summary.nation ?? '');
  const { take, pending, fault } = useSideTaking(store);
  const offered = sides.filter(({ system }) => system === rules);
  const side = offered.find(({ summary }) => summary.nation === nation) ?? offered[0];
  return {
    offered,
    side,
    system: systems.find(({ id }) => id === rules),
    rules,
    setRules,
    setNation,
    take: () => side && take(side, takenNames),
    pending,
    fault,
  };
};

type SideChoice = ReturnType<typeof useSideChoice>;

type ChooseSideProps = {
  choice: SideChoice;
  systems: readonly SystemCard[];
  /** false where something else says what it is, as the head of a sheet does */
  titled?: boolean;
  /** starts an army without units */
  onEmpty: () => void;
  onImport: () => void;
};

const LINE =
  'border-rule has-checked:bg-select has-focus-visible:outline-focus relative -mx-2.5 grid min-h-[34px] cursor-pointer grid-cols-[6px_minmax(0,1fr)_44px_88px_56px] items-center gap-x-3 border-b px-2.5 tabular-nums has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 max-tablet:min-h-13 max-tablet:grid-cols-[6px_minmax(0,1fr)_auto_56px] max-tablet:text-16 pointer-coarse:min-h-11';

/** One more way to begin: a target of 24 px, and of 44 under a finger. */
const WAY = 'inline-flex min-h-6 items-center pointer-coarse:min-h-11';

/** Every nation of the rules with a legal army to begin with; the rules beside it, other ways to begin below. */
export const ChooseSide = ({ choice, systems, titled = true, onEmpty, onImport }: ChooseSideProps) => {
  const id = useId();
  const { offered, side, system, rules, setRules, setNation } = choice;
  const wish = new URLSearchParams({
    rules,
    ...(side && { nation: side.summary.nation, year: String(side.summary.year) }),
  });
  return (
    <section aria-labelledby={`${id}-title`}>
      <div className="border-rule-ink flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-b pb-1.5">
        <h2 id={`${id}-title`} className={titled ? 'text-20 flex-none' : 'vh'}>
          Choose a side
        </h2>
        <SelectField
          label="Rules and points"
          hideLabel
          value={rules}
          onChange={({ target }) => setRules(target.value)}
          options={systems.map((card) => ({ value: card.id, label: gameText(card) }))}
        />
      </div>
      <fieldset>
        <legend className="vh">Side</legend>
        {offered.map(({ id: army, summary }) => (
          <label key={army} className={LINE} data-nation={summary.nation}>
            <RadioCover
              name={id}
              value={summary.nation}
              checked={army === side?.id}
              onChange={() => setNation(summary.nation)}
            />
            <Flag className="h-[22px]" />
            <b className="text-14 max-tablet:text-16 font-semibold">{summary.nationLabel}</b>
            <span className="text-ink-2 max-tablet:hidden">{summary.year}</span>
            <span className="text-ink-2 text-right">
              {pointsText(summary.units)} {system?.terms.units}
            </span>
            <b className="text-right font-semibold">
              {summary.points !== null && formatPoints(summary.points, system?.pointScale ?? 1)}
            </b>
          </label>
        ))}
      </fieldset>
      <p className="flex flex-wrap gap-x-4.5 gap-y-1 pt-3">
        <AppLink className={textLook(WAY)} href={`${SUGGEST}?${wish}`}>
          Other points or troops
        </AppLink>
        <TextButton className={WAY} onClick={onEmpty}>
          An empty army
        </TextButton>
        <AppLink className={textLook(WAY)} href={HISTORY}>
          A battle of history
        </AppLink>
        <TextButton className={WAY} onClick={onImport}>
          I have a list
        </TextButton>
      </p>
    </section>
  );
};

/** The state of the army of a side, and who chose its troops. */
export const SideVerdict = ({ side, left }: { side: LinkSide; left: string | undefined }) => (
  <p className="text-ink-2 text-14 leading-[1.45]">
    <Severity severity={STANDING_MARKS[side.standing]} className="mr-1.5 align-[-2px]" />
    <b className="text-ink font-semibold">
      {STANDING_WORDS[side.standing]}
      {left !== undefined && `, ${left}`}.
    </b>{' '}
    {`A typical army of ${side.summary.year}: our choice, in the proportions of its nation. Change what you like; it stays in this browser.`}
  </p>
);
