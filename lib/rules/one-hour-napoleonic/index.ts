import { byHouseCosts } from '../core/contract/comparison';
import { defineSystem } from '../core/contract/define-system';
import type { AssessedArmy, Comparison } from '../core/contract/system';
import { pricedOneHourNapoleonic } from './priced';
import { withChecks } from './rules';
import type { Army } from './schema';
import { HOUSE } from './tables';

/** Two armies beside each other, by house costs. */
const compare = (a: AssessedArmy<Army>, b: AssessedArmy<Army>): Comparison =>
  byHouseCosts(a, b, HOUSE, [
    { label: 'Units', stat: 'units' },
    { label: 'Hits', stat: 'hits' },
  ]);

/** One Hour Napoleonic (2024). */
export const oneHourNapoleonic = defineSystem<Army>(withChecks(pricedOneHourNapoleonic), { compare });
