'use client';

import { useId } from 'react';
import { type ChanceRow, ChanceTable } from '@/app/_components/army/chance-table';
import { RadioCover } from '@/app/_components/ui/check-field';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Segments } from '@/app/_components/ui/segments';
import { FieldSegments, Fields } from '@/app/_editor/fields/field-parts';
import { chosenOf } from '@/app/_editor/fields/lines';
import { chanceOf, expectedHits, type HitOdds } from '@/lib/rules/core/price/dice';
import { type Army, honoursOfWar, type Unit } from '@/lib/rules/honours-of-war';
import { HIT_TABLE } from '@/lib/rules/honours-of-war/hits';
import { type FightKind, oddsNotes } from '@/lib/rules/honours-of-war/odds-notes';
import { nodeIn } from '../node';
import type { OddsProps } from '../system-parts';
import { OddsCircumstances } from './odds-circumstances';
import { ask, type OddsColumn, type OddsQuery, oddsColumns, useAsked } from './odds-columns';

const FIGHTS: readonly { readonly value: FightKind; readonly label: string }[] = [
  { value: 'fire', label: 'Fire' },
  { value: 'melee', label: 'Melee' },
  { value: 'dismounted', label: 'Dismounted fire' },
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
          legend="Odds of"
          hideLegend
          options={fights}
          value={fight}
          onChange={(value) => ask({ fight: chosenOf(fights, value) ?? fight })}
        />
      )}
      {fight !== undefined && columns.length > 0 && (
        <Chosen unit={unit} query={question} fight={fight} columns={columns} />
      )}
      {oddsNotes(unit, file, fight).map(({ text, cite }) => (
        <p key={text} className="text-12 text-ink-3">
          {text} <CiteChip cite={cite} source={honoursOfWar.source} />
        </p>
      ))}
    </div>
  );
};

type ChosenProps = { unit: Unit; query: OddsQuery; fight: FightKind; columns: readonly OddsColumn[] };

type GridChoice = { readonly text: string; readonly label: string };

type ChoiceGridProps = {
  legend: string;
  columns: readonly { readonly title: string; readonly detail?: string }[];
  /** a cell for each column; its label is read out instead of its text */
  rows: readonly { readonly title: string; readonly cells: readonly GridChoice[] }[];
  /** row and column of the chosen cell */
  value: readonly [number, number];
  onChange: (row: number, column: number) => void;
};

/** A table in which one cell is chosen: numbers side by side, and more of the chosen one elsewhere. */
const ChoiceGrid = ({ legend, columns, rows, value, onChange }: ChoiceGridProps) => {
  const name = useId();
  return (
    <fieldset>
      <legend className="text-ink-2 pb-1.5">{legend}</legend>
      <table className="w-full table-fixed tabular-nums">
        <thead>
          <tr>
            <td />
            {columns.map(({ title, detail }) => (
              <th key={title} scope="col" className="text-12 pb-1 align-bottom leading-[1.3] font-normal">
                {title}
                {detail !== undefined && <span className="text-11 text-ink-3 block">{detail}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, cells }, row) => (
            <tr key={title}>
              <th scope="row" className="text-ink-2 text-start font-normal">
                {title}
              </th>
              {cells.map(({ text, label }, column) => (
                <td key={columns[column]?.title ?? column} className="border-rule-firm bg-paper border p-0">
                  <label className="hover:bg-paper-press has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-focus relative block cursor-pointer text-center leading-[26px] has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:-outline-offset-3">
                    <RadioCover
                      name={name}
                      aria-label={label}
                      checked={value[0] === row && value[1] === column}
                      onChange={() => onChange(row, column)}
                    />
                    {text}
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
};

const Chosen = ({ unit, query, fight, columns }: ChosenProps) => {
  const column = Math.min(query.column, columns.length - 1);
  const at = columns[column];
  const target = at?.targets[query.target];
  if (at === undefined || target === undefined) return null;
  const word = fight === 'melee' ? 'round' : 'shot';
  const whom = fight === 'melee' ? 'enemy' : 'target';
  const odds = target.after(query.count);
  const asking = query.count === 1 ? `one ${word}` : `${query.count} ${word}s`;
  const of = `${asking} ${at.words}, ${target.class} ${whom}`;
  return (
    <>
      <ChoiceGrid
        legend={
          fight === 'melee'
            ? 'Average hits in round one, by class of enemy'
            : 'Average hits of one shot, by class of target'
        }
        columns={columns}
        rows={at.targets.map(({ class: title }, row) => ({
          title: title.slice(0, 1).toUpperCase() + title.slice(1),
          cells: columns.map(({ targets, words }) => {
            const text = hitsText(targets[row]?.after(1));
            return { text, label: `${text} hits ${words}, ${title} ${whom}` };
          }),
        }))}
        value={[query.target, column]}
        onChange={(row, column) => ask({ target: row, column })}
      />
      <OddsCircumstances unit={unit} fight={fight} query={query} />
      <Fields className="pb-2">
        <FieldSegments
          legend={fight === 'melee' ? 'Rounds' : 'Shots'}
          options={Array.from({ length: MOST_COUNT }, (_, index) => ({
            value: `${index + 1}`,
            label: `${index + 1}`,
          }))}
          value={`${query.count}`}
          onChange={(value) => ask({ count: Number(value) })}
        />
      </Fields>
      <p className="text-ink-2">
        <b className="text-20 text-ink font-caslon leading-none font-normal tabular-nums">{hitsText(odds)}</b>{' '}
        {`expected hits: ${of}`} <CiteChip cite={HIT_TABLE.cite} source={honoursOfWar.source} />
      </p>
      <ChanceTable caption={`Chances of hits: ${of}`} head="Hits" rows={rowsOf(odds)} />
      <p className="text-12 text-ink-3">
        What that many do to an unhurt unit.{' '}
        <CiteChip cite={HIT_TABLE.reaction.cite} source={honoursOfWar.source} />
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
