'use client';

import { type ChanceRow, ChanceTable } from '@/app/_components/army/chance-table';
import * as commonParts from '@/app/_components/part-words';
import { ChoiceGrid } from '@/app/_components/ui/choice-grid';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Segments } from '@/app/_components/ui/segments';
import { FieldSegments, Fields } from '@/app/_editor/fields/field-parts';
import { chosenOf } from '@/app/_editor/fields/lines';
import * as formsWords from '@/app/armies/[armyId]/_forms/words';
import { chanceOf, expectedHits, type HitOdds } from '@/lib/rules/core/price/dice';
import { HIT_TABLE } from '@/lib/rules/honours-of-war/hits';
import { type Fight, oddsNotes } from '@/lib/rules/honours-of-war/odds-notes';
import { type Army, pricedHonoursOfWar, type Unit } from '@/lib/rules/honours-of-war/priced';
import { nodeIn } from '../node';
import type { OddsProps } from '../system-parts';
import { type Asked, ask, useAsked } from './odds-asked';
import { OddsCircumstances } from './odds-circumstances';
import { type OddsColumn, oddsColumns } from './odds-columns';
import * as partOddsWords from './odds-words';

const FIGHTS: readonly { readonly value: Fight; readonly label: string }[] = [
  { value: 'fire', label: partOddsWords.fire },
  { value: 'melee', label: partOddsWords.melee },
  { value: 'dismounted', label: partOddsWords.dismountedFire },
];

const MOST_COUNT = 3;

const REACTIONS = HIT_TABLE.reaction.hits;

/** At this many hits a unit is Done For: more do not matter. */
const DONE_FOR = Math.max(...REACTIONS.map(({ from }) => from));

/** Exact odds of a unit's fire and melee: which target and range, then the chances of each number of hits. */
export const Odds = ({ file, at }: OddsProps<Army>) => {
  const question = useAsked();
  const unit = nodeIn<Unit>({ file, at });
  // removed a moment ago: the selection follows with the next drawing
  if (unit === undefined) return null;
  const columnsOf = oddsColumns(unit, file, question);
  const fights = FIGHTS.filter(({ value }) => columnsOf[value] !== null);
  const fight = columnsOf[question.fight] === null ? fights[0]?.value : question.fight;
  const columns = (fight && columnsOf[fight]) ?? [];
  return (
    <div className="grid gap-2.5">
      {fight !== undefined && fights.length > 1 && (
        <Segments
          legend={partOddsWords.oddsOf}
          hideLegend
          options={fights}
          value={fight}
          onChange={(value) => ask({ fight: chosenOf(fights, value) ?? fight })}
        />
      )}
      {fight !== undefined && columns.length > 0 && (
        <Chosen unit={unit} asked={question} fight={fight} columns={columns} />
      )}
      {oddsNotes(unit, file, fight).map(({ text, cite }) => (
        <p key={text} className="text-12 text-ink-3">
          {text} <CiteChip cite={cite} source={pricedHonoursOfWar.source} />
        </p>
      ))}
    </div>
  );
};

type ChosenProps = { unit: Unit; asked: Asked; fight: Fight; columns: readonly OddsColumn[] };

const Chosen = ({ unit, asked, fight, columns }: ChosenProps) => {
  const column = Math.min(asked.column, columns.length - 1);
  const at = columns[column];
  const target = at?.targets[asked.target];
  if (at === undefined || target === undefined) return null;
  const word = fight === 'melee' ? partOddsWords.roundWithin : partOddsWords.shotWithin;
  const whom = fight === 'melee' ? partOddsWords.enemyWithin : partOddsWords.targetWithin;
  const odds = target.after(asked.count);
  const asking = asked.count === 1 ? partOddsWords.oneShot(word) : partOddsWords.shots(asked.count, word);
  const of = `${asking} ${at.words}, ${target.class} ${whom}`;
  return (
    <>
      <ChoiceGrid
        legend={fight === 'melee' ? partOddsWords.averageHitsByEnemy : partOddsWords.averageHitsByTarget}
        columns={columns}
        rows={at.targets.map(({ class: title }, row) => ({
          title: title.slice(0, 1).toUpperCase() + title.slice(1),
          cells: columns.map(({ targets, words }) => {
            const text = hitsText(targets[row]?.after(1));
            return { text, label: partOddsWords.hitsOn(text, words, title, whom) };
          }),
        }))}
        value={[asked.target, column]}
        onChange={(row, chosen) => ask({ target: row, column: chosen })}
      />
      <OddsCircumstances unit={unit} fight={fight} asked={asked} />
      <Fields className="pb-2">
        <FieldSegments
          legend={fight === 'melee' ? commonParts.rounds : partOddsWords.shotsLegend}
          options={Array.from({ length: MOST_COUNT }, (_, index) => ({
            value: `${index + 1}`,
            label: `${index + 1}`,
          }))}
          value={`${asked.count}`}
          onChange={(value) => ask({ count: Number(value) })}
        />
      </Fields>
      <p className="text-ink-2">
        <b className="text-20 text-ink font-caslon leading-none font-normal tabular-nums">{hitsText(odds)}</b>{' '}
        {partOddsWords.expectedHits(of)} <CiteChip cite={HIT_TABLE.cite} source={pricedHonoursOfWar.source} />
      </p>
      <ChanceTable caption={partOddsWords.chancesOfHits(of)} head={formsWords.hits} rows={rowsOf(odds)} />
      <p className="text-12 text-ink-3">
        {partOddsWords.whatHitsDo}{' '}
        <CiteChip cite={HIT_TABLE.reaction.cite} source={pricedHonoursOfWar.source} />
      </p>
    </>
  );
};

const hitsText = (odds: HitOdds | undefined): string =>
  odds === undefined ? '' : expectedHits(odds).toFixed(1);

const rowsOf = (odds: HitOdds): ChanceRow[] =>
  Array.from({ length: DONE_FOR + 1 }, (_, hits) => {
    const orMore = chanceOf(odds, hits);
    const note = REACTIONS.find(({ from }) => from === hits)?.label;
    return {
      label: hits === DONE_FOR ? `${hits}+` : `${hits}`,
      ...(note !== undefined && { note }),
      chance: hits === DONE_FOR ? orMore : orMore - chanceOf(odds, hits + 1),
      orMore,
      strong: note !== undefined,
    };
  });
