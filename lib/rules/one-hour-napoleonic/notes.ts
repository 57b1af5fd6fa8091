import data from '@/data/one-hour-napoleonic/notes.json';
import type { RulesPage } from '../core/contract/rules-page';

/** Rows of the digest that can never fail: said on paper and on the rules page. */
export const NOTES: RulesPage['notes'] = data;
