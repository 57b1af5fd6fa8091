import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filePrint } from './draft';
import { type ModelBrowser, SaveModel, type Tab } from './save-model.fixture';

type Move = readonly [what: number, which: number, how: number];

const MOST_TABS = 2;
const RUNS = 500;

const of = <T>(list: readonly T[], which: number): T | undefined => list[which % list.length];

/** What can happen at any time; `null` where it cannot. */
const MOVES: readonly ((model: SaveModel, which: number, how: number, turn: number) => void)[] = [
  ...Array.from({ length: 3 }, () => (model: SaveModel, which: number, how: number, turn: number) => {
    const tab = of(model.tabs, which);
    // now and then back to what was there before
    if (tab) model.edit(tab, how < 2 ? (of(model.log, turn)?.file.name ?? 'first') : `edit ${turn}`);
  }),
  ...Array.from({ length: 3 }, () => (model: SaveModel, which: number) => {
    const tab = of(
      model.tabs.filter(({ queue }) => queue.waiting),
      which,
    );
    if (tab) model.happen(tab, { kind: 'due' });
  }),
  ...Array.from({ length: 2 }, () => (model: SaveModel, which: number) => {
    const trip = of(
      model.trips.filter(({ answer }) => answer === null),
      which,
    );
    if (trip) model.reach(trip);
  }),
  ...Array.from({ length: 2 }, () => (model: SaveModel, which: number) => {
    const trip = of(
      model.trips.filter(({ answer }) => answer !== null),
      which,
    );
    if (trip) model.land(trip);
  }),
  (model, which, how) => {
    const trip = of(model.trips, which);
    if (trip) model.lose(trip, how < 4);
  },
  ...Array.from({ length: 3 }, () => (model: SaveModel, which: number) => {
    const tab = of(
      model.tabs.filter(({ inbox }) => inbox.length > 0),
      which,
    );
    if (tab) model.hear(tab);
  }),
  (model, which) => {
    const tab = of(model.tabs, which);
    if (tab) model.happen(tab, { kind: 'left' });
  },
  (model, which) => {
    const tab = of(model.tabs, which);
    if (tab) model.happen(tab, { kind: 'woken' });
  },
  (model, which, how) => {
    const tab = of(model.tabs, which);
    if (tab) model.close(tab, how < 6);
  },
  (model, which) => {
    const browser = of(model.browsers, which);
    if (browser && browser.tabs.length < MOST_TABS) model.open(browser);
  },
  (model, which, how) => {
    const tab = of(
      model.tabs.filter(({ queue }) => queue.save.kind === 'conflict'),
      which,
    );
    if (tab === undefined) return;
    if (how < 5) model.keepMine(tab);
    else model.takeTheirs(tab);
  },
  (model, which) => {
    const tab = of(model.tabs, which);
    if (tab) model.look(tab);
  },
  (model, which) => {
    const tab = of(
      model.tabs.filter(({ looked }) => looked !== null),
      which,
    );
    if (tab) model.looked(tab);
  },
];

/** The connection holds, every tab is looked at, and nobody does anything more. False where it never ends. */
const comesToRest = (model: SaveModel): boolean => {
  for (const browser of model.browsers) if (browser.tabs.length === 0) model.open(browser);
  for (let rounds = 0; rounds < 200; rounds++) {
    const trips = [...model.trips];
    const heard = model.tabs.filter(({ inbox }) => inbox.length > 0);
    const due = model.tabs.filter(({ queue }) => queue.waiting);
    const looked = model.tabs.filter(({ looked }) => looked !== null);
    if (trips.length + heard.length + due.length + looked.length === 0) return true;
    for (const tab of heard) while (tab.inbox.length > 0) model.hear(tab);
    for (const trip of trips) {
      if (trip.answer === null) model.reach(trip);
      model.land(trip);
    }
    for (const tab of looked) model.looked(tab);
    for (const tab of due) if (tab.queue.waiting) model.happen(tab, { kind: 'due' });
  }
  return false;
};

const isSafe = (model: SaveModel, { last, tabs, stored, copies }: ModelBrowser): boolean => {
  if (last === null) return true;
  const print = filePrint(last.file);
  const isLast = (file: Tab['shown'] | undefined) => file !== undefined && filePrint(file) === print;
  const held = tabs.some(({ queue }) => queue.save.kind === 'conflict' && isLast(queue.draft?.file));
  return model.log.some(({ file }) => isLast(file)) || copies.some(isLast) || (held && isLast(stored?.file));
};

/** Everything that a player may rely on; the reasons where it does not hold. */
const broken = (model: SaveModel): string[] => {
  if (!comesToRest(model)) return ['the queues never rest'];
  return [
    ...model.faults,
    ...model.browsers.flatMap((browser, index) =>
      isSafe(model, browser)
        ? []
        : [`the last edit of device ${index}, ${browser.last?.file.name}, is nowhere`],
    ),
    ...model.tabs.flatMap(({ queue, shown }) => {
      const { kind } = queue.save;
      if (kind === 'conflict') return [];
      if (kind !== 'saved') return [`a tab rests as ${kind}`];
      const version = model.log.find(({ revision }) => revision === queue.revision);
      return version && filePrint(version.file) === filePrint(shown)
        ? []
        : [`a tab says that ${shown.name} is saved, where ${version?.file.name} is`];
    }),
  ];
};

const played = (moves: readonly Move[], devices: number, crossing: boolean): SaveModel => {
  const model = new SaveModel(devices, crossing);
  for (const browser of model.browsers) model.open(browser);
  moves.forEach(([what, which, how], turn) => void of(MOVES, what)?.(model, which, how, turn));
  return model;
};

const moves = fc.array(fc.tuple(fc.nat(MOVES.length - 1), fc.nat(11), fc.nat(9)), {
  maxLength: 60,
  size: 'max',
});

const conflicts = (model: SaveModel) =>
  model.tabs.filter(({ queue }) => queue.save.kind === 'conflict').length;

test('on two devices with two tabs each nothing is lost or overwritten unseen, and all come to rest', () => {
  fc.assert(
    fc.property(moves, (list) => {
      expect(broken(played(list, 2, true))).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});

test('nobody is ever in conflict with himself', () => {
  fc.assert(
    fc.property(moves, (list) => {
      const model = played(list, 1, false);
      expect(broken(model)).toEqual([]);
      expect(conflicts(model)).toBe(0);
    }),
    { numRuns: RUNS },
  );
});
