import * as saveWords from '@/app/_editor/save/words';
import { createEditSession, type EditSession, type Transport } from '@/app/_editor/session';
import { whenIdle } from '@/app/_editor/when-idle';
import type { ArmyRecord, ArmyVersionRow } from '@/lib/armies/schema';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import { regimentIds } from '@/lib/rules/core/check/attached';
import type { RegimentFacts } from '@/lib/rules/core/check/regiment-facts';
import type { BuilderSystem, System } from '@/lib/rules/core/contract/system';
import type { ArmyTerms } from '@/lib/rules/events/army-terms';
import type { BuilderState } from './builder-state';
import { type BuilderStore, createBuilderStore } from './builder-store';

/** The army as it is worked on in this tab. */
export type BuilderSession = EditSession<ArmyFile, BuilderState>;

/** How a session reaches the server. */
type ArmyTransport = Transport<ArmyFile> & {
  /** what is known of some regiments */
  readonly regiments: (ids: readonly string[]) => Promise<RegimentFacts>;
  /** the stored versions of the army, newest first, and one of them; null if it is no longer stored */
  readonly versions: () => Promise<readonly ArmyVersionRow[] | null>;
  readonly version: (revision: number) => Promise<ArmyFile | null>;
  /** the packs that an army names, ready to judge it */
  readonly terms: (ids: readonly string[]) => Promise<ArmyTerms>;
  /** the system with its checks */
  readonly checks: () => Promise<System>;
};

/** The channel of the tabs of an army, and the key of its last version. */
export const armyChannel = (id: string): string => `muster:army:${id}`;

export const isArmyFile = (value: object): value is ArmyFile =>
  'army' in value && typeof value.army === 'object';

/**
 * Asks once for each regiment that comes into the army without anything known of it: with a paste, from another tab,
 * from a version of before. What could not be asked is asked again when there is a connection. Returns how to stop.
 */
const askForRegiments = (
  { getState, subscribe }: BuilderStore,
  system: Pick<BuilderSystem, 'attached'>,
  ask: (ids: readonly string[]) => Promise<RegimentFacts>,
): (() => void) => {
  let pending: ReadonlySet<string> = new Set();
  const look = () => {
    const { file, regiments, learn } = getState();
    const ids = regimentIds(system.attached(file)).filter((id) => !(id in regiments) && !pending.has(id));
    if (ids.length === 0) return;
    pending = new Set([...pending, ...ids]);
    // nothing is said of a regiment as long as nothing is known of it
    ask(ids).then(learn, () => undefined);
  };
  const again = () => {
    pending = new Set();
    look();
  };
  look();
  const leave = subscribe(({ file }, before) => {
    if (file !== before.file) look();
  });
  addEventListener('online', again);
  return () => {
    leave();
    removeEventListener('online', again);
  };
};

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index]);

const NONE: readonly string[] = [];

/** Removes the notice of a failed load once it has succeeded. */
const withdraw = ({ notice, dismiss }: BuilderState, message: string): void => {
  if (notice === message) dismiss();
};

const packNotLoaded = 'The event pack of this army could not be loaded: its terms are not checked yet.';

/**
 * Fetches the packs that the army names, whenever it names others. A failure is shown, and retried when there is a
 * connection. Returns how to stop.
 */
const askForTerms = (
  { getState, subscribe }: BuilderStore,
  load: (ids: readonly string[]) => Promise<ArmyTerms>,
): (() => void) => {
  let lastPacks = NONE;
  const look = () => {
    const { file, terms, underTerms, notify } = getState();
    const { packs } = file;
    if (isSame(packs, lastPacks) && (terms === null ? packs.length === 0 : isSame(packs, terms.ids))) return;
    if (packs.length === 0) {
      lastPacks = NONE;
      underTerms(null);
      return;
    }
    if (isSame(packs, lastPacks)) return;
    lastPacks = packs;
    load(packs).then(
      (loaded) => {
        if (!isSame(getState().file.packs, loaded.ids)) return;
        underTerms(loaded);
        withdraw(getState(), packNotLoaded);
      },
      () => {
        lastPacks = NONE;
        notify(packNotLoaded);
      },
    );
  };
  look();
  const leave = subscribe(({ file }, before) => {
    if (file.packs !== before.file.packs) look();
  });
  addEventListener('online', look);
  return () => {
    leave();
    removeEventListener('online', look);
  };
};

const checksNotLoaded = 'The checks could not be loaded: nothing is said yet of what breaks a rule.';

/**
 * Fetches the checks after the first list is rendered. A failure is shown, and retried when there is a connection.
 * Returns how to stop.
 */
const askForChecks = (
  { getState }: BuilderStore,
  load: () => Promise<System>,
  onChecked: (system: System) => void,
): (() => void) => {
  let stopped = false;
  const look = () => {
    if (stopped || getState().checked !== null) return;
    load().then(
      (system) => {
        if (stopped || getState().checked !== null) return;
        getState().checkBy(system);
        withdraw(getState(), checksNotLoaded);
        onChecked(system);
      },
      () => getState().notify(checksNotLoaded),
    );
  };
  const leave = whenIdle(look);
  addEventListener('online', look);
  return () => {
    stopped = true;
    leave();
    removeEventListener('online', look);
  };
};

/** A session of one army. Nothing happens before `start`. */
export const createSession = (
  system: BuilderSystem,
  given: ArmyRecord,
  transport: ArmyTransport,
  regiments: RegimentFacts = {},
): BuilderSession => {
  let back: Promise<() => Promise<void>> | null = null;
  /** Undo continues into versions saved before the page was opened. */
  const reachBack = async (): Promise<void> => {
    back ??= import('./earlier-versions').then(({ earlierVersions }) => earlierVersions(session, transport));
    try {
      await (await back)();
    } catch {
      back = null;
      session.store.getState().notify('Earlier versions could not be read: there is no connection.');
    }
  };
  const session: BuilderSession = createEditSession<ArmyFile, BuilderState>({
    record: given,
    transport,
    names: { draft: `muster:draft:${given.id}`, channel: armyChannel(given.id) },
    isFile: isArmyFile,
    storeOf: (save, onEdit, file) =>
      createBuilderStore(file, { system, save, onEdit, regiments, onEarlier: () => void reachBack() }),
    followed: saveWords.wasChangedElsewhere('army'),
  });

  /** What was unsent, or is, matters more than what the data have become. */
  const notifyOfData = async (checked: System) => {
    if (given.verdict === undefined || given.file.dataVersion === checked.dataVersion) return;
    const { dataNews } = await import('./data-news');
    const { notice, notify, regiments: facts } = session.store.getState();
    const news = session.record === given ? dataNews(given, checked, facts) : null;
    if (news !== null && notice === null) notify(news);
  };

  return {
    ...session,
    start: () => {
      const stop = session.start();
      if (session.record.revision > 1) session.store.setState({ earlierEdit: 'back to an earlier version' });
      const stopAsking = [
        askForRegiments(session.store, system, transport.regiments),
        askForTerms(session.store, transport.terms),
        // News that cannot be fetched are shown when the army is opened again.
        askForChecks(
          session.store,
          transport.checks,
          (checked) => void notifyOfData(checked).catch(() => undefined),
        ),
      ];
      return () => {
        for (const stopOne of stopAsking) stopOne();
        stop();
      };
    },
  };
};
