import type { ArmyFile } from '@/lib/rules/core/army/document';

const unit = (id: string, type: string, name: string) => ({
  id,
  type,
  name,
  class: 'standard',
  size: 'standard',
});

/** Two brigades of three and one, an independent unit and works: small enough to count on one's fingers. */
export const SMALL_ARMY: ArmyFile = {
  muster: 1,
  system: 'honours-of-war',
  edition: '2015',
  dataVersion: '2026.11.1',
  name: 'Vanguard',
  settings: {},
  packs: [],
  house: {},
  tables: {},
  origin: null,
  army: {
    nation: 'prussia',
    year: 1757,
    scale: '28',
    mode: 'points',
    budget: 1000,
    general: { id: 'g', name: 'Winterfeldt', rating: 'unrated' },
    lieutenants: [],
    brigades: [
      {
        id: 'b1',
        name: 'First',
        commander: { id: 'c1', name: 'Schwerin', rating: 'dependable' },
        units: [unit('a', 'musketeers', 'A'), unit('b', 'musketeers', 'B'), unit('c', 'fusiliers', 'C')],
      },
      {
        id: 'b2',
        name: 'Second',
        commander: { id: 'c2', name: '', rating: 'dependable' },
        units: [unit('d', 'dragoons', 'D')],
      },
    ],
    independents: [unit('e', 'hussars', 'E')],
    works: [{ id: 'w', type: 'infantry-entrenchment', name: '', count: 1 }],
    unassigned: [],
  },
};
