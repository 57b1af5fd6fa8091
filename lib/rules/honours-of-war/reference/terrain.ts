import terrain from '@/data/honours-of-war/reference/terrain.json';
import { evenColumns, figure, grid, runIn } from '../../core/sheet/parts';
import { section } from '../../core/sheet/reference-sheet';
import type { Section } from '../../core/sheet/sheet-parts';
import type { TroopType } from '../tables';
import { type Entry, page, type ReferenceContext, text, words } from './context';

export type Ground = (typeof terrain.rows)[number];
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
    runIn([{ term: '', text: terrain.key.text }, ...words(terrain.notes as Entry[], context)]),
  ]);

/** What gives cover; villages and towns (p. 14-17). */
export const coverSection = (context: ReferenceContext): Section[] =>
  section(terrain.cover.title, page(terrain.cover.cite), [
    runIn(words(terrain.cover.entries as Entry[], context)),
  ]);
