import type { PlateSheet } from '@/lib/rules/core/sheet/sheet-parts';

/** An army or a side to be drawn in its lines. */
export type PicturePlate = Pick<PlateSheet, 'bodies' | 'layout' | 'ink'>;

/** More than these are a grey field: names that nobody could read, and blocks. */
export const MOST_DRAWN = { names: 16, bodies: 60, blocks: 240 } as const;

/** Whether commanders are named beside what is drawn. */
export const hasRoomForNames = ({ bodies }: PicturePlate): boolean => bodies.length <= MOST_DRAWN.names;

const countBlocks = ({ bodies }: PicturePlate): number =>
  bodies.reduce((sum, { blocks }) => sum + blocks.length, 0);

/** Whether an army is small enough to be seen in a picture. */
export const isDrawable = (plate: PicturePlate): boolean =>
  plate.bodies.length <= MOST_DRAWN.bodies &&
  countBlocks(plate) <= MOST_DRAWN.blocks &&
  countBlocks(plate) > 0;

/** What of a plate is drawn in small; its other words stand in no picture, and go nowhere. */
export const barePlate = ({ bodies, layout, ink }: PicturePlate): PicturePlate => ({
  bodies: bodies.map(({ id, names, head, blocks, white }) => ({
    ...{ id, names, head, about: '' },
    blocks: blocks.map((block) => ({ ...block, title: '', detail: '' })),
    ...(white !== undefined && { white: '' }),
  })),
  layout,
  ink,
});
