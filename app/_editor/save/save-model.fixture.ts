import type { ArmyRecord, SaveAnswer } from '@/lib/armies/schema';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import { type Draft, filePrint, isNewer, joined } from './draft';
import { fileNamed } from './named-file.fixture';
import { type Flight, type QueueEvent, type QueueNews, type QueueState, restingQueue } from './queue-state';
import { step } from './queue-step';
import type { SaveOf } from './save-state';

type Version = ArmyRecord & { readonly by: ModelBrowser | null; readonly explicit: boolean };

/** A save between a tab and the server: on its way there, or its answer on the way back. */
type Trip = {
  readonly tab: Tab;
  readonly flight: Flight;
  readonly request: SaveOf<ArmyFile>;
  answer: SaveAnswer | null;
  /** the tab was told that there is no answer: the request may still arrive */
  lost: boolean;
};

/** One tab, driven by hand: whatever takes time happens when the test says so. */
export type Tab = {
  readonly browser: ModelBrowser;
  queue: QueueState<ArmyFile>;
  shown: ArmyFile;
  readonly inbox: QueueNews<ArmyFile>[];
  /** a record that was asked for and is on its way */
  looked: ArmyRecord | null;
};

/** What the tabs of one device share. */
export type ModelBrowser = {
  readonly tabs: Tab[];
  stored: Draft<ArmyFile> | null;
  /** its last edit, and the files it has kept as copies of their own */
  last: Draft<ArmyFile> | null;
  readonly copies: ArmyFile[];
  /** what was sent from here, each with the revision it edited */
  readonly sent: Set<string>;
  /** revisions that a person saw here, and those chosen to be saved over */
  readonly seen: Set<number>;
  readonly overruled: Set<number>;
};

/** A server with one army, devices with tabs, and the requests and news between them. */
export class SaveModel {
  readonly log: Version[] = [{ ...this.#record(1, fileNamed('first')), by: null, explicit: true }];
  readonly browsers: readonly ModelBrowser[];
  trips: Trip[] = [];
  /** saves over a version of another device that nobody there had seen, or that left it no row of history */
  readonly faults: string[] = [];
  #clock = 0;

  /** `crossing`: a person is quicker than the news between two tabs. */
  constructor(
    devices: number,
    readonly crossing: boolean,
  ) {
    this.browsers = Array.from({ length: devices }, () => ({
      tabs: [],
      stored: null,
      last: null,
      copies: [],
      sent: new Set(),
      seen: new Set(),
      overruled: new Set(),
    }));
  }

  #record(revision: number, file: ArmyFile): ArmyRecord {
    return { id: 'a', revision, editedAt: `at ${revision}`, file };
  }

  get current(): Version {
    return this.log.at(-1) as Version;
  }

  get tabs(): Tab[] {
    return this.browsers.flatMap(({ tabs }) => tabs);
  }

  open(browser: ModelBrowser): void {
    const { current } = this;
    const tab: Tab = {
      browser,
      queue: restingQueue(current),
      shown: current.file,
      inbox: [],
      looked: null,
    };
    browser.tabs.push(tab);
    if (browser.stored === null) {
      browser.seen.add(current.revision);
      return;
    }
    const { stored } = browser;
    this.happen(tab, { kind: 'found', draft: stored, record: current });
    if (tab.queue.draft !== null) tab.shown = stored.file;
  }

  /** The tab dies; of its requests those that outlive a page go on, and nobody hears their answers. */
  close(tab: Tab, warned: boolean): void {
    this.#act(tab);
    if (warned) this.happen(tab, { kind: 'left' });
    this.trips = this.trips.filter((trip) => trip.tab !== tab || trip.flight.leaving);
    tab.browser.tabs.splice(tab.browser.tabs.indexOf(tab), 1);
  }

  #act(tab: Tab): void {
    if (!this.crossing) while (tab.inbox.length > 0) this.hear(tab);
  }

  edit(tab: Tab, name: string): void {
    this.#act(tab);
    // two edits may share a moment
    this.#clock += Number(this.log.length % 2 === 0);
    tab.shown = fileNamed(name);
    this.happen(tab, { kind: 'edited', file: tab.shown, at: this.#clock });
    const { browser, queue } = tab;
    if (queue.draft !== null && (browser.last === null || isNewer(queue.draft, browser.last)))
      browser.last = queue.draft;
  }

  hear(tab: Tab): void {
    const news = tab.inbox.shift();
    if (news) this.happen(tab, { kind: 'heard', news });
  }

  keepMine(tab: Tab): void {
    this.#act(tab);
    const { save } = tab.queue;
    if (save.kind !== 'conflict') return;
    tab.browser.overruled.add(save.current.revision);
    this.happen(tab, { kind: 'chosen' });
  }

  takeTheirs(tab: Tab): void {
    this.#act(tab);
    const { save } = tab.queue;
    if (save.kind !== 'conflict') return;
    tab.browser.copies.push(tab.shown);
    this.#adopt(tab, save.current);
  }

  look(tab: Tab): void {
    if (tab.queue.draft === null && tab.queue.save.kind === 'saved') tab.looked = this.current;
  }

  /** What was asked for arrives. */
  looked(tab: Tab): void {
    const now = tab.looked;
    tab.looked = null;
    if (now === null || tab.queue.draft !== null || now.revision <= tab.queue.revision) return;
    this.#adopt(tab, now);
  }

  #adopt(tab: Tab, record: ArmyRecord): void {
    tab.shown = record.file;
    tab.browser.seen.add(record.revision);
    this.happen(tab, { kind: 'adopted', record });
  }

  /** The request reaches the server. */
  reach(trip: Trip): void {
    trip.answer = this.#put(trip.tab.browser, trip.request);
    if (trip.lost) this.#end(trip);
  }

  /** Its answer reaches the tab. */
  land(trip: Trip): void {
    const { tab, flight, answer, lost } = trip;
    if (answer === null) return;
    this.#end(trip);
    if (!lost && tab.browser.tabs.includes(tab)) this.happen(tab, { kind: 'answered', flight, answer });
  }

  /** The tab hears that there is no connection; the request may be under way all the same. */
  lose(trip: Trip, arrives: boolean): void {
    const { tab, flight, lost } = trip;
    if (lost) return;
    trip.lost = true;
    if (!arrives || trip.answer !== null) this.#end(trip);
    if (tab.browser.tabs.includes(tab))
      this.happen(tab, { kind: 'failed', flight, error: new TypeError('lost') });
  }

  #end(trip: Trip): void {
    this.trips = this.trips.filter((each) => each !== trip);
  }

  #put(by: ModelBrowser, { revision, file, explicit = false }: SaveOf<ArmyFile>): SaveAnswer {
    const { current } = this;
    if (revision !== current.revision) {
      if (filePrint(file) !== filePrint(current.file)) return { ok: false, code: 'stale', current };
      by.seen.add(current.revision);
      return { ok: true, revision: current.revision, editedAt: current.editedAt };
    }
    if (current.by !== null && current.by !== by) {
      const print = filePrint(current.file);
      const known = by.seen.has(revision) || by.sent.has(`${revision - 1} ${print}`);
      const chosen = by.overruled.has(revision);
      if (print !== filePrint(file) && !known) {
        if (!chosen) this.faults.push(`${file.name} over ${current.file.name}, which nobody saw`);
        else if (!explicit) this.faults.push(`${file.name} takes the row of ${current.file.name}`);
      }
    }
    const record = this.#record(revision + 1, file);
    this.log.push({ ...record, by, explicit });
    return { ok: true, revision: record.revision, editedAt: record.editedAt };
  }

  /** Something happens in a tab. What it shows as saved, a person has seen. */
  happen(tab: Tab, event: QueueEvent<ArmyFile>): void {
    this.#happen(tab, event);
    const { browser, queue, shown } = tab;
    const version = this.log.find(({ revision }) => revision === queue.revision);
    if (queue.draft === null && version && filePrint(version.file) === filePrint(shown))
      browser.seen.add(queue.revision);
  }

  #happen(tab: Tab, event: QueueEvent<ArmyFile>): void {
    const { state, effects } = step(tab.queue, event);
    tab.queue = state;
    const { browser } = tab;
    for (const effect of effects) {
      switch (effect.do) {
        case 'keep':
          browser.stored = joined(browser.stored, effect.draft);
          break;
        case 'forget':
          if (browser.stored !== null && !isNewer(browser.stored, effect.draft)) browser.stored = null;
          break;
        case 'send':
          browser.sent.add(`${effect.flight.base} ${effect.flight.print}`);
          this.trips.push({ tab, flight: effect.flight, request: effect.request, answer: null, lost: false });
          break;
        case 'tell':
          for (const other of browser.tabs) if (other !== tab) other.inbox.push(effect.news);
          break;
        case 'show':
          tab.shown = effect.file;
          break;
        case 'fetch':
          this.look(tab);
          break;
        case 'wait':
        case 'stop':
          break;
      }
    }
  }
}
