import terrain from '@/data/honours-of-war/reference/terrain.json';
import { evenColumns, figure, grid, runIn } from '../../core/parts';
import { section } from '../../core/reference-sheet';
import type { Section } from '../../core/sheet-parts';
import type { TroopType } from '../tables';
import { type Condition, concerns, type Tag } from '../tags';
import { type Entry, kept, page, type ReferenceContext, text, words } from './context';

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

const troopColumns = (context: ReferenceContext) =>
  (Object.keys(terrain.troops) as GroundTroops[]).filter((troops) =>
    concerns({ when: terrain.troops[troops].when as Tag[] }, context.sides),
  );

const effectCell = (effect: GroundEffect) =>
  figure(terrain.signs[effect], effect === 'free' ? 'mute' : 'strong');

/** Ground that costs some of these troops something; all of it on the full sheet. */
const groundRows = (troops: readonly GroundTroops[], context: ReferenceContext): Ground[] =>
  kept(terrain.rows as (Ground & Condition)[], context).filter(
    (ground) => context.sides === null || troops.some((each) => groundEffect(ground, each) !== 'free'),
  );

/** What ground does to each kind of troops (p. 14-17). */
export const terrainSection = (context: ReferenceContext): Section[] => {
  const troops = troopColumns(context);
  return section(terrain.title, page(terrain.cite), [
    grid(
      [
        { title: '', width: null },
        ...evenColumns(
          troops.map((each) => terrain.troops[each].label),
          1.3,
        ),
      ],
      troops.length === 0
        ? []
        : groundRows(troops, context).map((ground) => ({
            cells: [text(ground.label), ...troops.map((each) => effectCell(groundEffect(ground, each)))],
          })),
    ),
    runIn([
      ...(troops.length === 0 ? [] : [{ term: '', text: terrain.key.text }]),
      ...words(terrain.notes as Entry[], context),
    ]),
  ]);
};

/** What gives cover; villages and towns (p. 14-17). */
export const coverSection = (context: ReferenceContext): Section[] =>
  section(terrain.cover.title, page(terrain.cover.cite), [
    runIn(words(terrain.cover.entries as Entry[], context)),
  ]);
