import type { ArmyRecord, NotFound, SaveAnswer, SaveRequest } from '@/lib/armies/schema';
import type { System } from '@/lib/rules/core/system';
import { type BuilderStore, createBuilderStore } from './builder-store';
import { dataNews } from './data-news';
import { browserStorage, type DraftKeeper, draftKeeper } from './draft';
import { createSaveQueue, type SaveQueue } from './save-queue';
import { joinTabs, type Tabs } from './tabs';

/** How a session reaches the server. */
export type ArmyTransport = {
  /** one save; `leaving`: the request has to outlive the page */
  readonly save: (request: SaveRequest, leaving: boolean) => Promise<SaveAnswer>;
  /** the newest version, or that the army is gone */
  readonly load: () => Promise<ArmyRecord | NotFound>;
};

/** The army as it is worked on in this tab: its store, its saves, and the other tabs. */
export type Session = {
  readonly store: BuilderStore;
  readonly queue: SaveQueue;
  /** Takes up what an earlier page could not send, and begins to follow tabs and connection. Returns how to stop. */
  start(): () => void;
  /** Their version takes the place of mine, here and in the other tabs. */
  takeTheirs(record: ArmyRecord): void;
  /** Forgets what is unsent: it is safe elsewhere. */
  drop(): void;
};

const ELSEWHERE = 'Changes made elsewhere';

// what this tab has last seen of an army: the router may hand an older record back when the player returns to it
const seen = new Map<string, ArmyRecord>();

/** The newer of the server's record and what this tab saw last. */
const newest = (record: ArmyRecord): ArmyRecord => {
  const known = seen.get(record.id);
  return known !== undefined && known.revision > record.revision ? known : record;
};

/** A session of one army. Nothing happens before `start`. */
export const createSession = (system: System, given: ArmyRecord, transport: ArmyTransport): Session => {
  const record = newest(given);
  let drafts: DraftKeeper = draftKeeper(record.id, null);
  let tabs: Tabs | null = null;

  const queue: SaveQueue = createSaveQueue(record, {
    drafts: {
      read: () => drafts.read(),
      write: (draft) => drafts.write(draft),
      clear: (draft) => drafts.clear(draft),
    },
    send: transport.save,
    onState: (save) => {
      store.getState().showSave(save);
      if (save.kind !== 'saved') return;
      const { file } = store.getState();
      seen.set(record.id, { id: record.id, revision: queue.revision(), editedAt: save.editedAt, file });
    },
    onNews: (news) => tabs?.tell(news),
    onVersion: (file, why) =>
      store.getState().adopt(file, why === 'tab' ? 'Edits in another tab' : ELSEWHERE),
    onBehind: () => void look(),
  });
  const store: BuilderStore = createBuilderStore(record.file, {
    system,
    save: queue.save(),
    onEdit: (file) => queue.edited(file),
  });
  const { adopt, tell } = store.getState();

  const resume = () => {
    const kept = drafts.read();
    if (kept === 'unreadable')
      return tell('Edits kept on this device could not be read. This is what was saved last.');
    if (kept === null) return;
    queue.found(kept, newest(record));
    if (queue.unsent()) adopt(kept.file, null);
  };

  /** What was unsent, or is, matters more than what the data have become. */
  const tellOfData = () => {
    const news = dataNews(record, system);
    if (news !== null && store.getState().notice === null) tell(news);
  };

  /** With nothing unsent here, a newer version from another device is simply followed. */
  const look = async () => {
    if (queue.unsent() || queue.save().kind !== 'saved') return;
    const now = await transport.load().catch(() => null);
    if (now === null || 'ok' in now || queue.unsent() || now.revision <= queue.revision()) return;
    adopt(now.file, ELSEWHERE);
    queue.adopt(now);
    tell('This army was changed elsewhere. You see the newest version; undo brings back the one before.');
  };

  const onVisibility = () => {
    if (document.visibilityState === 'hidden') return queue.leave();
    queue.wake();
    void look();
  };
  const onOnline = () => queue.wake();
  const onPageHide = () => queue.leave();
  /** Edits that this browser cannot keep would go with the page. */
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    const save = queue.save();
    if (save.kind === 'unsent' && !save.kept) event.preventDefault();
  };

  return {
    store,
    queue,
    start: () => {
      drafts = draftKeeper(record.id, browserStorage());
      tabs = joinTabs(record.id, queue.hear);
      if (!queue.unsent()) resume();
      tellOfData();
      addEventListener('online', onOnline);
      addEventListener('pagehide', onPageHide);
      addEventListener('beforeunload', onBeforeUnload);
      document.addEventListener('visibilitychange', onVisibility);
      return () => {
        removeEventListener('online', onOnline);
        removeEventListener('pagehide', onPageHide);
        removeEventListener('beforeunload', onBeforeUnload);
        document.removeEventListener('visibilitychange', onVisibility);
        queue.leave();
        tabs?.close();
        tabs = null;
      };
    },
    drop: () => {
      const kept = drafts.read();
      if (kept !== null && kept !== 'unreadable') drafts.clear(kept);
    },
    takeTheirs: (theirs) => {
      adopt(theirs.file, 'Take the other version');
      queue.adopt(theirs);
    },
  };
};
