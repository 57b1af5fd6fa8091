import { BATTLE_FORMAT, BATTLE_VERSION } from './bounds';
import type { OwnBattle, OwnSide } from './document';

const emptySide = (name: string): OwnSide => ({
  name,
  nations: [],
  commander: null,
  strength: { men: null, infantry: null, cavalry: null, guns: null, battalions: null, squadrons: null },
  notes: null,
  formations: [],
});

/** An order of battle of which nothing is known yet. */
export const emptyBattle = (name: string, year: number): OwnBattle => ({
  format: BATTLE_FORMAT,
  version: BATTLE_VERSION,
  name,
  date: null,
  dateEnd: null,
  year,
  place: null,
  theatre: null,
  confidence: null,
  coverage: '',
  notes: null,
  sources: [],
  sides: [emptySide(''), emptySide('')],
});
