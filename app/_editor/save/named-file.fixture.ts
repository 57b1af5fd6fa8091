import type { ArmyFile } from '@/lib/rules/core/army/document';

/** An army file that differs from others in its name alone. */
export const fileNamed = (name: string): ArmyFile => ({
  muster: 1,
  system: 'honours-of-war',
  edition: '2015',
  dataVersion: '1',
  name,
  settings: {},
  packs: [],
  house: {},
  tables: {},
  origin: null,
  army: {},
});
