import distances from '@/data/honours-of-war/distances.json';
import type { ArmyFile } from '../core/army/document';
import type { Cite } from '../core/contract/citation';
import type { Army } from './schema';
import { settingOf } from './settings';

export type Scale = Army['scale'];
export type DistanceId = keyof typeof distances;

/** Centimetres at every figure scale; null = not possible. `derived` = ours, by the proportion rule of p. 54 (R37). */
export type Distance = {
  label: string;
  cite: Cite & { page: string };
  cm: Record<Scale, (number | null)[]>;
  derived?: boolean;
  /** the same by the printed row that has this 28 mm distance (R37) */
  matched?: Record<Scale, (number | null)[]>;
};

export const DISTANCES = distances as Record<DistanceId, Distance>;

/** A distance at a figure scale, as many numbers as it has bands. */
export const cmOf = (id: DistanceId, scale: Scale): readonly (number | null)[] => DISTANCES[id].cm[scale];

/**
 * A distance as an army measures it: at its figure scale, by its setting for what the book prints for 28 mm only (R37).
 */
export const armyCm = (id: DistanceId, file: ArmyFile<Army>): readonly (number | null)[] => {
  const { cm, matched } = DISTANCES[id];
  const rows = settingOf(file, 'smallScales') === 'printed-rows' ? (matched ?? cm) : cm;
  return rows[file.army.scale];
};

/** "10 / 30"; a dash without any. */
export const bandsText = (bands: readonly (number | null)[]): string =>
  bands.map((cm) => (cm === null ? '–' : `${cm}`)).join(' / ');
