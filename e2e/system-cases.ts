/** A field of the inspector and what to put into it. */
export type FieldEdit = {
  /** the row of the order of battle to choose; the first of that name */
  readonly row: string;
  readonly field: 'number' | 'check' | 'radio';
  readonly name: string;
  /** what to type into a number */
  readonly value?: string;
};

/** What one rule system is tried with. Every number is worked out from its digest. */
export type SystemCase = {
  readonly id: string;
  readonly system: string;
  /** the ready-made army: its id, name and total */
  readonly army: string;
  readonly name: string;
  readonly total: string;
  /** troops to add, and the total with them */
  readonly add: { readonly troop: string; readonly total: string };
  /** a change of a unit after that, and the total with it */
  readonly change: FieldEdit & { readonly total: string };
  /** a change that breaks a rule: its code and what the chip says of its source */
  readonly illegal: FieldEdit & { readonly code: string; readonly cite: string };
  /** a setting chosen, as the rules profile then has it and as a sheet says it */
  readonly setting: {
    readonly label: string;
    readonly option: string;
    readonly profile: string;
    readonly sheet: string;
  };
  /** whether the army is legal with what was added and changed */
  readonly legal: boolean;
  /** something that stands in its rules and nowhere else */
  readonly rules: { readonly code: string; readonly rulings: number };
};

export const SYSTEM_CASES: readonly SystemCase[] = [
  {
    id: 'honours-of-war',
    system: 'Honours of War',
    army: 'lobositz-1756-prussia',
    name: 'Lobositz 1756: Prussia',
    total: '2,275',
    add: { troop: 'Freikorps, light', total: '2,320' },
    change: { row: 'Musketeer battalion', field: 'radio', name: 'Superior', total: '2,340' },
    illegal: {
      row: 'Light Freikorps battalion',
      field: 'radio',
      name: 'Superior',
      code: 'org-17',
      cite: 'p. 52',
    },
    setting: {
      label: 'Transport counts as a unit',
      option: 'On',
      profile: 'transportCounts=true',
      sheet: 'transport counts as a unit',
    },
    legal: true,
    rules: { code: 'org-2', rulings: 61 },
  },
  {
    id: 'mcnally',
    system: 'McNally',
    army: 'austrian-brigade',
    name: 'An Austrian brigade of 1757',
    total: '201',
    add: { troop: 'Grenadiers', total: '243' },
    // 800 of 1,200 men are four strength points at 6 (M-G2)
    change: { row: 'First regiment', field: 'number', name: 'Men', value: '800', total: '231' },
    illegal: {
      row: 'Second regiment',
      field: 'number',
      name: 'Men',
      value: '1800',
      code: 'm01',
      cite: 's. Strength Points',
    },
    setting: {
      label: 'Units that need a brigadier',
      option: 'All',
      profile: 'brigadeUnits="all"',
      sheet: 'units that need a brigadier: all',
    },
    // six units want a second brigadier: a warning
    legal: true,
    rules: { code: 'm01', rulings: 27 },
  },
  {
    id: 'thinglum',
    system: 'Thinglum',
    army: 'example-540',
    name: 'Two brigades of foot, one of horse',
    total: '540',
    add: { troop: 'Grenadier battalion', total: '586' },
    // 25 of 37 figures (T-G18)
    change: { row: 'Line battalion', field: 'number', name: 'Figures', value: '25', total: '574' },
    illegal: {
      row: 'Grenadier battalion',
      field: 'number',
      name: 'Figures',
      value: '38',
      code: 't07',
      cite: 's. VIII',
    },
    setting: {
      label: 'Extra stands in melee',
      option: 'One in all',
      profile: 'extraStands="one"',
      sheet: 'extra stands in melee: one in all',
    },
    // over the 540 points agreed
    legal: false,
    rules: { code: 't01', rulings: 28 },
  },
  {
    id: 'one-hour-napoleonic',
    system: 'One Hour Napoleonic',
    army: 'example-156',
    name: 'Six units and a leader',
    total: '156',
    add: { troop: 'Guard', total: '182' },
    change: { row: 'Grenadiers massed', field: 'radio', name: '6 good', total: '180' },
    illegal: {
      row: 'Heavy cavalry',
      field: 'radio',
      name: '8 old guard',
      code: 'o01',
      cite: 's. Troop quality',
    },
    setting: {
      label: 'Cavalry against light infantry',
      option: 'Twice',
      profile: 'lightCavDouble="twice"',
      sheet: 'cavalry against light infantry: twice',
    },
    legal: true,
    rules: { code: 'o01', rulings: 15 },
  },
  {
    id: 'stroll-in-hanover',
    system: 'A Stroll in Hanover',
    army: 'stroll-demonstration',
    name: 'Demonstration army',
    total: '173.5',
    add: { troop: 'Hussars', total: '176.5' },
    // without shock two strength points less at 2 each
    change: { row: 'Assembled grenadiers', field: 'check', name: 'Shock', total: '172.5' },
    illegal: { row: 'German horse', field: 'number', name: 'SP', value: '0', code: 'v06', cite: 's. 12.2' },
    setting: {
      label: 'Artillery counts for morale',
      option: 'Off',
      profile: 'artilleryCountsForMorale=false',
      sheet: 'artillery counts for morale: no',
    },
    legal: true,
    rules: { code: 'v01', rulings: 36 },
  },
];
