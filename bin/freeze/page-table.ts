/** What there is to photograph, made through the API on both sides alike: addresses by what they are of. */
export type Things = Readonly<Record<string, string>>;

/** An element by its role, or a text, and its name; a name that begins with ^ is a pattern. */
export type Press = readonly [role: 'button' | 'menuitem' | 'radio' | 'link' | 'text', name: string];

/** Ways to the same place on wide and narrow screens: the first whose start is visible is taken. */
export type PageStep = readonly (readonly Press[])[];

export type PageView = {
  readonly name: string;
  /** an address; {words} in it are things */
  readonly path: string;
  /** a visitor who has nothing, rather than the owner */
  readonly stranger?: true;
  readonly steps?: readonly PageStep[];
  /** a dialog fills the screen; a page is photographed to its end */
  readonly dialog?: true;
  /** only if the page has such a thing; without it on every page */
  readonly widths?: readonly number[];
};

export const WIDTHS = [1440, 820, 360] as const;

/** The ready-made armies in the owner's list, and the unit whose inspector is opened. */
export const ARMIES = [
  { system: 'honours-of-war', army: 'lobositz-1756-prussia', unit: 'Musketeer battalion' },
  { system: 'mcnally', army: 'austrian-brigade', unit: 'First regiment' },
  { system: 'thinglum', army: 'example-540', unit: 'Line battalion' },
  { system: 'one-hour-napoleonic', army: 'example-156', unit: 'Grenadiers massed' },
  { system: 'stroll-in-hanover', army: 'stroll-demonstration', unit: 'Assembled grenadiers' },
] as const;

const press = (role: Press[0], name: string): PageStep => [[[role, name]]];
const panel = (name: string): PageStep => [
  [['button', name]],
  [
    ['button', 'More'],
    ['menuitem', name],
  ],
];
const order = (item: string): PageStep => [
  [
    ['button', 'More for the order of battle'],
    ['menuitem', item],
  ],
  [
    ['button', 'More'],
    ['menuitem', item],
  ],
];

const page = (path: string): PageView => ({ name: path === '/' ? 'home' : path.slice(1), path });
const HOW = '/armies/{honours-of-war}';
const over = (name: string, path: string, ...steps: readonly PageStep[]): PageView => ({
  name,
  path,
  steps,
  dialog: true,
});
const armyMenuSteps = (item: string): PageStep => [
  [
    ['button', 'More for Lobositz 1756: Prussia'],
    ['menuitem', item],
  ],
];

const PAGES: readonly PageView[] = [
  { name: 'home, empty', path: '/', stranger: true },
  ...['/', '/check', '/about', '/devices', '/rules', '/api', '/compare', '/nothing', '/s/nothing'].map(page),
  ...ARMIES.map(({ system }) => page(`/rules/${system}`)),
  { name: 'compare, two armies', path: '/compare?a={honours-of-war}&b={honours-of-war}' },
  { name: 'compare, another system', path: '/compare?a={honours-of-war}&b={mcnally}' },
  { name: 'history', path: `${HOW}/history` },
  { name: 'history, a version', path: `${HOW}/history?version=1` },
  { name: 'device link', path: '/d/{device}', stranger: true },
  ...ARMIES.map(({ system }) => ({ name: `shared, ${system}`, path: `/s/{share ${system}}` })),
];

const HOME: readonly PageView[] = [
  over('home, menu', '/', press('button', 'More for Lobositz 1756: Prussia')),
  over('home, rename', '/', armyMenuSteps('Rename')),
  over('home, share', '/', armyMenuSteps('Share')),
  over('home, ready-made', '/', press('button', 'Lobositz 1756: Austria')),
  over('home, import', '/', [...panel('Import').slice(0, 1), ...panel('Import armies').slice(1)]),
  over('home, device', '/', [
    ...panel('Other device').slice(0, 1),
    ...panel('Open on another device').slice(1),
  ]),
  { ...over('home, new army', '/', press('button', 'New army')), widths: [360] },
];

const BUILDERS: readonly PageView[] = ARMIES.flatMap(({ system, unit }) => {
  const path = `/armies/{${system}}`;
  return [
    over(`${system}, builder`, path),
    over(`${system}, unit`, path, press('button', `^${unit}`)),
    over(`${system}, odds`, path, press('button', `^${unit}`), press('text', 'Odds')),
    over(`${system}, settings`, path, press('button', '^Army settings')),
    over(`${system}, rosters`, path, panel('Print')),
    ...['Cards', 'Labels', 'Reference sheet'].map((kind) =>
      over(`${system}, ${kind.toLowerCase()}`, path, panel('Print'), press('radio', kind)),
    ),
  ];
});

const DIALOGS: readonly PageView[] = [
  over('general', HOW, press('button', '^Keith')),
  over('brigade', HOW, press('button', 'Left Wing Infantry, 1st line')),
  over('share', HOW, panel('Share')),
  over('text', HOW, order('Army as text')),
  over('several', HOW, order('Edit several units')),
  over('elsewhere', HOW, order('Under other rules')),
  over('menu', HOW, [[['button', 'More for the order of battle']], [['button', 'More']]]),
  over('help', HOW, order('Help and shortcuts')),
  { ...over('add', HOW, press('button', 'Add')), widths: [360] },
  { ...over('findings', HOW, press('button', 'Points and findings')), widths: [360] },
];

/** Every page and dialog, by its own name. */
export const VIEWS: readonly PageView[] = [...PAGES, ...HOME, ...BUILDERS, ...DIALOGS];
