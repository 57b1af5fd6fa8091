import { grouped } from '../core/number';
import type { Block, ListBlock, TableBlock, TrackBlock } from '../core/sheet';
import { LIST_IDS, LIST_LABELS, listInForce } from './army-lists';
import { factorText } from './caps';
import { figures, plain, type RosterContext, stat, statGroup, text } from './roster-context';

const TURNS = 12;

/** Strength points that the army can lose, dead or demoralised (s. 14). */
const armyLosses = (context: RosterContext): TrackBlock => {
  const morale = stat(context, 'armyMorale');
  return {
    kind: 'track',
    title: 'Strength points lost',
    size: 'large',
    boxes: Array.from({ length: Math.max(0, morale) }, (_, index) => ({
      kind: index + 1 === morale ? 'last' : 'plain',
      label: String(index + 1),
    })),
    notes: [
      [{ text: 'Destroyed, off the table, or alive in a demoralised division.', style: 'soft' }],
      [{ text: `At ${morale} of ${stat(context, 'sp')} the game is over.`, style: 'strong' }],
    ],
  };
};

const turns: TrackBlock = {
  kind: 'track',
  title: 'Turn',
  size: 'small',
  boxes: Array.from({ length: TURNS }, (_, index) => ({ kind: 'plain', label: String(index + 1) })),
  notes: [],
};

/** The four lists of one army side by side (R19). */
const lists = (context: RosterContext): TableBlock | null => {
  if (context.options.hidePoints) return null;
  const totals = statGroup(context, 'lists');
  const caps = statGroup(context, 'caps');
  const inForce = listInForce(context.army);
  return {
    kind: 'table',
    style: 'grid',
    title: 'Lists',
    note: context.army.budget === null ? 'no budget agreed' : `D = ${grouped(context.army.budget)}`,
    columns: [
      { title: '', width: null },
      { title: 'Points', width: 13, align: 'right' },
      { title: 'At most', width: 13, align: 'right' },
      { title: '', width: 8, align: 'right' },
    ],
    groups: [
      {
        rows: LIST_IDS.map((id) => ({
          kind: 'row',
          cells: [
            id === inForce ? text({ text: LIST_LABELS[id], style: 'strong' }) : plain(LIST_LABELS[id]),
            { ...figures(grouped(totals[id] ?? 0)), style: 'strong' as const },
            figures(caps[id] === undefined ? '' : grouped(caps[id])),
            figures(caps[id] === undefined || factorText(id) === '1' ? '' : `× ${factorText(id)}`),
          ],
        })),
      },
    ],
  };
};

/** Numbers that decide something before and in play. */
const numbers = (context: RosterContext): ListBlock => {
  const least = stat(context, 'menLeast');
  const factor = context.army.factor ?? 1;
  return {
    kind: 'list',
    title: 'Army',
    items: [
      { term: 'Stands', value: String(stat(context, 'stands')) },
      { term: 'Light stands, for a tied die', value: String(stat(context, 'lightStands')) },
      {
        term: 'First line, room',
        value: `${stat(context, 'firstLine')} of ${stat(context, 'tableStands')} UD`,
      },
      {
        term: 'Works, at most',
        value: `${stat(context, 'worksSegments')} of ${stat(context, 'worksAllowance')}`,
      },
      { term: 'Men, about', value: grouped(Math.round(stat(context, 'men'))) },
      ...(factor === 1 ? [] : [{ term: 'Real units for one, factor', value: String(factor) }]),
      ...(least === 0 ? [] : [{ term: 'Figures, guns apart', value: grouped(stat(context, 'figures')) }]),
    ],
  };
};

/** What stands at the foot of the last sheet: losses, turns, lists, numbers. */
export const tailBlocks = (context: RosterContext): Block[] => {
  const points = lists(context);
  return [
    {
      kind: 'columns',
      widths: [62, null, 48],
      columns: [[armyLosses(context), turns], points === null ? [] : [points], [numbers(context)]],
    },
  ];
};
