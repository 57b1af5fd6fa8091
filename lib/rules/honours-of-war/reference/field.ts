import commanders from '@/data/honours-of-war/reference/commanders.json';
import options from '@/data/honours-of-war/reference/options.json';
import terrain from '@/data/honours-of-war/reference/terrain.json';
import weather from '@/data/honours-of-war/reference/weather.json';
import { evenColumns, figure, grid, runIn } from '../../core/sheet/parts';
import { section } from '../../core/sheet/reference-sheet';
import type { Section } from '../../core/sheet/sheet-parts';
import { settingOf } from '../settings';
import type { TroopType } from '../tables';
import { concerns } from '../tags';
import { filled, page, type ReferenceContext, type ReferenceEntry, text, words } from './context';

type Ground = (typeof terrain.rows)[number];
type GroundTroops = keyof typeof terrain.troops;
export type GroundEffect = keyof typeof terrain.effects;

/** The column of the terrain table that a type moves by (p. 14-16). */
export const groundTroops = ({ arm, weight }: TroopType): GroundTroops => {
  if (arm === 'artillery' || arm === 'transport') return 'guns';
  if (arm === 'cavalry') return weight === 'light' ? 'light-cavalry' : 'cavalry';
  return arm;
};

export const GROUND = terrain.rows;

/** What a kind of ground costs these troops (p. 14-16). */
export const groundEffect = ({ effects }: Ground, troops: GroundTroops): GroundEffect =>
  effects[troops] as GroundEffect;

const TROOPS = Object.keys(terrain.troops) as GroundTroops[];

const effectCell = (effect: GroundEffect) =>
  figure(terrain.signs[effect], effect === 'free' ? 'mute' : 'strong');

/** What ground does to each kind of troops (p. 14-17): to all of them, because what the enemy fields is not known. */
export const terrainSection = (context: ReferenceContext): Section[] =>
  section(terrain.title, page(terrain.cite), [
    grid(
      [
        { title: '', width: null },
        ...evenColumns(
          TROOPS.map((each) => terrain.troops[each].label),
          1.3,
        ),
      ],
      GROUND.map((ground) => ({
        cells: [text(ground.label), ...TROOPS.map((each) => effectCell(groundEffect(ground, each)))],
      })),
    ),
    runIn([{ term: '', text: terrain.key.text }, ...words(terrain.notes as ReferenceEntry[], context)]),
  ]);

/** What gives cover; villages and towns (p. 14-17). */
export const coverSection = (context: ReferenceContext): Section[] =>
  section(terrain.cover.title, page(terrain.cover.cite), [
    runIn(words(terrain.cover.entries as ReferenceEntry[], context)),
  ]);

/** Generals and brigade commanders as figures (p. 12-13). */
export const commandersSection = (context: ReferenceContext): Section[] =>
  section(commanders.title, page(commanders.cite), [
    runIn(words(commanders.entries as ReferenceEntry[], context)),
  ]);

/** The optional rules the players have agreed on (p. 37-38). */
export const optionsSection = (context: ReferenceContext): Section[] =>
  section(options.title, page(options.cite), [runIn(words(options.entries as ReferenceEntry[], context))]);

type Season = keyof typeof weather.seasons;
type Result = keyof typeof weather.results;

const LOWEST = 2;

/** The seasons whose tables are wanted: that of the armies, or all. */
const seasonsOf = ({ sides, files }: ReferenceContext): Season[] =>
  sides === null
    ? (Object.keys(weather.seasons) as Season[])
    : [...new Set(files.map((file) => settingOf(file, 'season') as Season))];

type Stretch = { from: number; to: number; results: Result[]; reconstructed: boolean[] };

/** Rolls that mean the same in every season shown, together. */
const stretches = (seasons: readonly Season[]): Stretch[] => {
  const rows: Stretch[] = [];
  for (let roll = LOWEST; roll <= 12; roll++) {
    const results = seasons.map((season) => weather.seasons[season].rolls[roll - LOWEST] as Result);
    const reconstructed = seasons.map((season) =>
      (weather.seasons[season].reconstructed as number[]).includes(roll),
    );
    const last = rows.at(-1);
    if (
      last !== undefined &&
      last.results.join() === results.join() &&
      last.reconstructed.join() === reconstructed.join()
    )
      last.to = roll;
    else rows.push({ from: roll, to: roll, results, reconstructed });
  }
  return rows;
};

/** The result of the dice by season (p. 38-39); the extent of some rows is our reading (R36). */
const weatherTable = (seasons: readonly Season[]): Section[] => {
  const rows = stretches(seasons);
  const unsure = rows.some(({ reconstructed }) => reconstructed.includes(true));
  return section(
    weather.title,
    page(weather.cite),
    [
      grid(
        [
          { title: '2D6', width: 1.3 },
          ...seasons.map((season) => ({ title: weather.seasons[season].label, width: null })),
        ],
        rows.map(({ from, to, results, reconstructed }) => ({
          cells: [
            figure(from === to ? `${from}` : `${from}–${to}`, 'strong'),
            ...results.map((result, index) =>
              text(`${weather.results[result].label}${reconstructed[index] ? ' †' : ''}`),
            ),
          ],
        })),
      ),
      runIn(unsure ? [{ term: '', text: weather.reconstructed.text }] : []),
    ],
    weather.note,
  );
};

const weatherEffects = (seasons: readonly Season[], context: ReferenceContext): Section[] =>
  section('Weather effects', page(weather.cite), [
    runIn([
      ...Object.values(weather.results)
        .filter(({ label }) => label !== weather.results.fair.label)
        .map(({ label, text: effect }) => ({ term: label, text: `${filled(effect, context)}.` })),
      ...words(
        (weather.notes as (ReferenceEntry & { season?: Season })[]).filter(
          ({ season }) => season === undefined || seasons.includes(season),
        ),
        context,
      ),
    ]),
  ]);

/** Weather of the seasons in question, and what it does; nothing where the players go without (p. 38-39). */
export const weatherSections = (context: ReferenceContext): Section[][] => {
  if (!concerns({ option: ['weather'] }, context.sides)) return [];
  const seasons = seasonsOf(context);
  return [weatherTable(seasons), weatherEffects(seasons, context)];
};
