import type { ArmyRecord, SaveAnswer } from '@/lib/armies/schema';
import type { ArmyFile } from '@/lib/rules/core/document';
import { type Draft, filePrint } from './draft';
import type { QueueNews, QueuePorts } from './queue-ports';
import type { SaveState } from './save-state';

const DEBOUNCE = 600;
/** how long a tab waits for the tab that made an edit to save it */
const PATIENCE = 5000;
const BACK_OFF = [1000, 2000, 4000, 8000] as const;
const LAST_BACK_OFF = 10_000;

const isServerFault = (error: unknown): boolean =>
  error !== null && typeof error === 'object' && 'status' in error && typeof error.status === 'number';

/** What the server said of it in words, such as that its disk is full; a proxy's page says nothing. */
const toldBy = (error: unknown): { readonly told?: string } =>
  error instanceof Error && isServerFault(error) && 'code' in error && error.code !== 'fault'
    ? { told: error.message }
    : {};

/** The saves of one army: one in flight at a time, the newest edit next, nothing forgotten until acknowledged. */
export class SaveQueue {
  #revision: number;
  #draft: Draft | null = null;
  #kept = true;
  #busy = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #state: SaveState;
  readonly #ports: QueuePorts;

  constructor(record: Pick<ArmyRecord, 'revision' | 'editedAt'>, ports: QueuePorts) {
    this.#revision = record.revision;
    this.#state = { kind: 'saved', editedAt: record.editedAt };
    this.#ports = ports;
  }

  get revision(): number {
    return this.#revision;
  }

  get state(): SaveState {
    return this.#state;
  }

  /** True while an edit has not been acknowledged. */
  get unsent(): boolean {
    return this.#draft !== null;
  }

  /** An edit in this tab: kept at once, sent after a short rest. */
  edited(file: ArmyFile): void {
    const draft = {
      base: this.#draft?.base ?? this.#revision,
      file,
      at: Date.now(),
      sent: this.#draft?.sent ?? [],
    };
    this.#keep(draft);
    this.#ports.onNews({ kind: 'edited', draft });
    if (this.#stopped) return;
    // without a connection the back-off goes on; a rest after each key would only put the next try off
    if (this.#state.kind === 'unsent') this.#show({ ...this.#state, kept: this.#kept });
    else this.#save(DEBOUNCE);
  }

  /** Edits found in this browser when the army was opened. */
  takeUp(draft: Draft): void {
    this.#keep(draft);
    this.#save(0);
  }

  /** Both versions exist: nothing is sent until the player has chosen. */
  disagree(draft: Draft, current: ArmyRecord): void {
    this.#keep(draft);
    this.#stopTimer();
    this.#show({ kind: 'conflict', current });
  }

  /** News from another tab. The army's file itself is the caller's to follow. */
  hear(news: QueueNews): void {
    switch (news.kind) {
      case 'edited':
        this.#draft = news.draft;
        if (!this.#stopped) this.#save(PATIENCE);
        break;
      case 'sending':
        if (this.#draft) this.#draft = { ...this.#draft, sent: [...this.#draft.sent, news.print] };
        break;
      case 'saved':
        this.#acknowledged(news.revision, news.editedAt, news.print);
        break;
      case 'replaced':
        this.#replaced(news.record);
    }
  }

  /** The connection may be back, or the player looks at the page again: try now. */
  wake(): void {
    if (this.#draft !== null && this.#state.kind === 'unsent') this.#schedule(0);
  }

  /** Send what is unsent now. */
  flush(): void {
    void this.#send(false);
  }

  /** The page goes away: the last edits leave with it, even beside a save that is still in flight. */
  leave(): void {
    this.#stopTimer();
    void this.#send(true);
  }

  /** Keep mine: saves over the newer version, which stays in the army's history. */
  keepMine(): void {
    if (this.#state.kind !== 'conflict' || this.#draft === null) return;
    const base = this.#state.current.revision;
    this.#revision = base;
    this.#keep({ ...this.#draft, base, sent: [] });
    this.#show({ kind: 'saving' });
    void this.#send(false, true);
  }

  /** Take theirs (once mine is safe as a copy), or follow a newer version when nothing is unsent. */
  adopt(record: ArmyRecord): void {
    this.#replaced(record);
    this.#ports.onNews({ kind: 'replaced', record });
  }

  #replaced(record: ArmyRecord): void {
    if (this.#draft) this.#ports.drafts.clear(this.#draft);
    this.#draft = null;
    this.#failures = 0;
    this.#stopTimer();
    this.#revision = record.revision;
    this.#show({ kind: 'saved', editedAt: record.editedAt });
  }

  #keep(draft: Draft): void {
    this.#draft = draft;
    this.#kept = this.#ports.drafts.write(draft);
  }

  #show(state: SaveState): void {
    this.#state = state;
    this.#ports.onState(state);
  }

  /** nothing is sent before the player has chosen */
  get #stopped(): boolean {
    return this.#state.kind === 'conflict' || this.#state.kind === 'gone';
  }

  #save(delay: number): void {
    if (this.#state.kind !== 'unsent') this.#show({ kind: 'saving' });
    this.#schedule(delay);
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #schedule(delay: number): void {
    this.#stopTimer();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#send(false);
    }, delay);
  }

  async #send(leaving: boolean, explicit = false): Promise<void> {
    if (this.#draft === null || this.#stopped || (this.#busy && !leaving)) return;
    this.#stopTimer();
    const print = filePrint(this.#draft.file);
    if (!this.#draft.sent.includes(print)) {
      this.#keep({ ...this.#draft, sent: [...this.#draft.sent, print].slice(-20) });
    }
    const { base, file } = this.#draft;
    this.#ports.onNews({ kind: 'sending', print });
    if (this.#state.kind !== 'unsent') this.#show({ kind: 'saving' });
    this.#busy = true;
    try {
      const request = explicit ? { revision: base, file, explicit } : { revision: base, file };
      this.#take(await this.#ports.send(request, leaving), print);
    } catch (error) {
      this.#failed(error);
    } finally {
      this.#busy = false;
    }
    if (this.#draft !== null && this.#state.kind === 'saving' && this.#timer === undefined)
      this.#schedule(DEBOUNCE);
  }

  #take(answer: SaveAnswer, print: string): void {
    this.#failures = 0;
    if (answer.ok) {
      this.#acknowledged(answer.revision, answer.editedAt, print);
      this.#ports.onNews({ kind: 'saved', revision: answer.revision, editedAt: answer.editedAt, print });
      return;
    }
    switch (answer.code) {
      case 'stale':
        this.#stale(answer.current);
        break;
      case 'not-found':
        this.#show({ kind: 'gone' });
        break;
      case 'too-large':
        this.#show({ kind: 'refused', message: answer.message });
        break;
      case 'invalid':
        this.#show({
          kind: 'refused',
          message: answer.errors.map(({ message }) => message).join('; '),
        });
    }
  }

  #acknowledged(revision: number, editedAt: string, print: string): void {
    if (revision < this.#revision) return;
    const draft = this.#draft;
    // what was saved was never in this tab: its number on what this tab shows would be a lie
    if (draft === null && revision > this.#revision) {
      this.#ports.onBehind();
      return;
    }
    this.#revision = revision;
    if (draft === null || filePrint(draft.file) === print) {
      if (draft) this.#ports.drafts.clear(draft);
      this.#draft = null;
      this.#stopTimer();
      this.#show({ kind: 'saved', editedAt });
      return;
    }
    this.#keep({ ...draft, base: revision, sent: [] });
    if (this.#stopped) return;
    this.#show({ kind: 'saving' });
    if (this.#timer === undefined) this.#schedule(DEBOUNCE);
  }

  #stale(current: ArmyRecord): void {
    if (this.#draft === null) return;
    const stored = filePrint(current.file);
    // our own save whose answer got lost, or one of another tab: not a conflict
    if (this.#draft.sent.includes(stored)) {
      this.#revision = current.revision;
      this.#acknowledged(current.revision, current.editedAt, stored);
    } else {
      this.#show({ kind: 'conflict', current });
    }
  }

  #failed(error: unknown): void {
    const delay = BACK_OFF[this.#failures] ?? LAST_BACK_OFF;
    this.#failures++;
    if (this.#draft === null) return;
    const why = isServerFault(error) ? 'server' : 'connection';
    this.#show({ kind: 'unsent', why, kept: this.#kept, ...toldBy(error) });
    this.#schedule(delay);
  }
}
