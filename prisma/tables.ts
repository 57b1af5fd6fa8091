/** Every table and the columns of its key, those first that others point to (prisma/schema.test.ts). */
export const TABLES = {
  User: ['id'],
  Session: ['id'],
  Account: ['id'],
  Verification: ['id'],
  Passkey: ['id'],
  RecoveryCode: ['id'],
  DeviceLink: ['id'],
  Army: ['id'],
  ArmyVersion: ['id'],
  ShareLink: ['id'],
  Print: ['code'],
  Nation: ['id'],
  Coat: ['nationId', 'arm'],
  ArtilleryPiece: ['id'],
  Source: ['id'],
  NationSource: ['nationId', 'sourceId'],
  Regiment: ['id'],
  RegimentSource: ['regimentId', 'sourceId'],
  Battle: ['id'],
  BattleSource: ['battleId', 'sourceId'],
  BattleReport: ['id'],
  Side: ['id'],
  SideNation: ['sideId', 'nationId'],
  Formation: ['id'],
  BattleUnit: ['id'],
  Variant: ['id'],
  VariantValue: ['variantId', 'position'],
  SearchWord: ['word'],
  SearchEntry: ['id'],
  SearchPlace: ['word', 'weight', 'entryId'],
  SeedVersion: ['name'],
  Clock: ['name'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;

export type Table = keyof typeof TABLES;

/** What people have made, and who they are; all else ships with Muster or is made again. */
export const PEOPLES = [
  'User',
  'Session',
  'Account',
  'Verification',
  'Passkey',
  'RecoveryCode',
  'DeviceLink',
  'Army',
  'ArmyVersion',
  'ShareLink',
  'Print',
] as const satisfies readonly Table[];

/** The table whose rows point to others of itself, and by which column. */
export const TREE = { table: 'Formation', key: 'id', parent: 'parentId' } as const;
