import { byHouseCosts } from '../core/contract/comparison';
import type { AssessedArmy, Comparison } from '../core/contract/system';
import type { Army } from './schema';
import { HOUSE } from './tables';

/** Two armies beside each other, by house costs. */
export const compare = (a: AssessedArmy<Army>, b: AssessedArmy<Army>): Comparison =>
  byHouseCosts(a, b, HOUSE, [
    { label: 'Units', stat: 'units' },
    { label: 'Hits', stat: 'hits' },
  ]);
