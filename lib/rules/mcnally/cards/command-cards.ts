import play from '@/data/mcnally/play.json';
import { joinedNotes } from '../../core/joined-notes';
import { grouped, signed } from '../../core/number';
import type { Path } from '../../core/path';
import type { Card, CardOptions, Part } from '../../core/sheet-parts';
import { filled } from '../distances';
import { brigadeName, brigadierName, counted, generalName, RANKS } from '../names';
import type { Brigade, General } from '../schema';
import type { RosterContext } from '../sheet-context';
import { nationLabel } from '../summary';
import { LIMITS, SYSTEM } from '../tables';
import { bullets, notes } from './parts';

const { generalBonus } = LIMITS;

type Figure = Pick<Card, 'title' | 'subtitle' | 'symbol' | 'lines'> & {
  readonly at: Path;
  readonly bonus: number;
  readonly notes: string | undefined;
};

/** A general of any rank: what he adds, what he risks. */
const figureCard = (
  { at, bonus, notes: written, ...figure }: Figure,
  context: RosterContext,
  options: CardOptions,
): Card => {
  const { army, points } = context;
  const price = points(at);
  const [die = '', ...cases] = play.generalRisk.card.columns;
  return {
    ...figure,
    sum: price === null ? '' : signed(price),
    nation: army.nation,
    parts: [
      { kind: 'choice', options: ['Unhurt', 'Wounded', 'Out'].map((label) => ({ label, on: false })) },
      {
        kind: 'grid',
        columns: [
          { title: die, width: null },
          ...cases.map((title) => ({ title, width: 1.6, align: 'center' as const })),
        ],
        rows: play.generalRisk.rows.map(([, ...cells], index) => ({
          cells: [
            { kind: 'text' as const, runs: [{ text: play.generalRisk.card.labels[index] ?? '' }] },
            ...cells.map((cell) => ({ kind: 'number' as const, text: cell })),
          ],
        })),
      },
      ...bullets([
        `+${bonus} on the tests of a unit he is with; only the highest general counts.`,
        '−1 when that unit is charged.',
        ...play.generalRisk.notes.map((note) => filled(note, army.scale)),
      ]),
      ...notes(written, options),
    ],
    tracks: [],
    foot: [],
  };
};

/** A senior general or the commander in chief. */
export const generalCard = (
  general: General,
  index: number,
  context: RosterContext,
  options: CardOptions,
): Card => {
  const { army } = context;
  const led = army.brigades.flatMap((brigade, place) =>
    general.brigades.includes(brigade.id) ? [brigadeName(brigade, place)] : [],
  );
  const alone = general.rank === 'cinc' ? 'Whole army' : 'No brigade allotted';
  return figureCard(
    {
      at: ['generals', index],
      title: generalName(general),
      subtitle: general.name === '' ? nationLabel(army) : RANKS[general.rank],
      symbol: general.rank === 'cinc' ? 'general' : 'lieutenant',
      bonus: generalBonus[general.rank],
      notes: general.notes,
      lines: [
        [{ text: `+${generalBonus[general.rank]} on tests`, style: 'strong' }],
        [{ text: led.length === 0 ? alone : led.join(', '), style: 'soft' }],
      ],
    },
    context,
    options,
  );
};

/** The brigadier of a brigade; none where there is none. */
export const brigadierCard = (
  brigade: Brigade,
  index: number,
  context: RosterContext,
  options: CardOptions,
): Card[] => {
  const { brigadier, units } = brigade;
  return brigadier === null
    ? []
    : [
        figureCard(
          {
            at: ['brigades', index, 'brigadier'],
            title: brigadierName(brigadier),
            subtitle: brigadier.name === '' ? nationLabel(context.army) : 'Brigadier',
            symbol: 'commander',
            bonus: generalBonus.brigadier,
            notes: joinedNotes(brigadier.notes, brigade.notes),
            lines: [
              [{ text: `+${generalBonus.brigadier} on tests`, style: 'strong' }],
              [{ text: brigadeName(brigade, index), style: 'soft' }],
              [{ text: counted(units.length, 'unit'), style: 'soft' }],
            ],
          },
          context,
          options,
        ),
      ];
};

/** The army on one card: what it counts, and the tests at the start of a move. */
export const armyCard = (context: RosterContext, options: CardOptions): Card => {
  const { army, file, assessment, points } = context;
  const total = points([]);
  const stat = (key: string): number => Number(assessment.stats[key] ?? 0);
  const { code, link, version } = options.print;
  return {
    title: file.name || 'Army without a name',
    subtitle: `${nationLabel(army)}, ${army.year}, ${army.scale} mm`,
    sum: total === null ? '' : grouped(total),
    symbol: 'general',
    nation: army.nation,
    lines: [
      [{ text: `${counted(stat('units'), 'unit')}, ${grouped(stat('sp'))} SP`, style: 'strong' }],
      [{ text: `${counted(army.brigades.length, 'brigade')}`, style: 'soft' }],
      [{ text: `${grouped(stat('equivalents'))} standard units`, style: 'soft' }],
    ],
    parts: [
      ...[play.shakenTest, play.routingTest, play.fireResult].flatMap(({ title, entries }): Part[] => [
        { kind: 'words', layout: 'run-in', items: [{ term: title, text: '' }] },
        {
          kind: 'words',
          layout: 'hanging',
          items: entries.map(({ term, text }) => ({ term, text: filled(text, army.scale) })),
        },
      ]),
      {
        kind: 'pairs',
        columns: 2,
        pairs: [
          { term: 'Men', value: grouped(stat('men')) },
          { term: 'Guns', value: grouped(stat('guns')) },
          { term: 'Figures', value: grouped(stat('figures')) },
          { term: 'Bases', value: grouped(stat('bases')) },
        ],
      },
    ],
    tracks: [],
    ...(link !== null && { link }),
    foot: [
      {
        text: `${SYSTEM.name}. ${[code, version === null ? 'not saved' : `version ${version}`].filter(Boolean).join(', ')}`,
        style: 'soft',
      },
    ],
  };
};
