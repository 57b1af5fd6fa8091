import distances from '@/data/honours-of-war/distances.json';
import type { Cite } from '../core/citation';
import type { Army } from './schema';

export type Scale = Army['scale'];
export type DistanceId = keyof typeof distances;

/** Centimetres at every figure scale; null = not possible. `derived` = ours, by the proportion rule of p. 54 (R37). */
export type Distance = {
  label: string;
  cite: Cite;
  cm: Record<Scale, (number | null)[]>;
  derived?: boolean;
};

export const DISTANCES = distances as Record<DistanceId, Distance>;

/** A distance at a figure scale, as many numbers as it has bands. */
export const cmOf = (id: DistanceId, scale: Scale): readonly (number | null)[] => DISTANCES[id].cm[scale];

/** "10 / 30"; a dash where there is none. */
export const bandsText = (bands: readonly (number | null)[]): string =>
  bands.map((cm) => (cm === null ? '–' : `${cm}`)).join(' / ');
