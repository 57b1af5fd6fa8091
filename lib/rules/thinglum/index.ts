import { byHouseCosts } from '../core/contract/comparison';
import { defineSystem } from '../core/contract/define-system';
import type { AssessedArmy, Comparison } from '../core/contract/system';
import { pricedThinglum } from './priced';
import { withChecks } from './rules';
import type { Army } from './schema';
import { HOUSE } from './tables';

/** Two armies beside each other, by house costs. */
const compare = (a: AssessedArmy<Army>, b: AssessedArmy<Army>): Comparison =>
  byHouseCosts(a, b, HOUSE, [
    { label: 'Units', stat: 'units' },
    { label: 'Figures', stat: 'figures' },
    { label: 'Stands', stat: 'stands' },
  ]);

/** Hal Thinglum's rules for 25 mm figures (1997). */
export const thinglum = defineSystem<Army>(withChecks(pricedThinglum), { compare });
