import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { FairQueue } from '../lib/platform/fair-queue';
import { provide, services } from '../lib/platform/services';
import manifest from '../package.json' with { type: 'json' };
import type { RenderPool } from './render-pool/render-pool';
import type { WorkerState } from './render-pool/worker-protocol';
import type { ChangeStreams } from './streams/change-streams';

/** Seconds; a save takes some milliseconds, a PDF up to some seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

const SAVE = 'PUT /api/armies/[id]';

/** What became of a save, by the status of its answer. */
const saveResult = (status: number): string => {
  if (status < 300) return 'saved';
  if (status === 409) return 'conflict';
  return status < 500 ? 'refused' : 'failed';
};

/** What a page process says of itself, by the name under which it is counted. */
const WORKER_GAUGES: Readonly<Record<keyof WorkerState, readonly [name: string, help: string]>> = {
  resident: ['muster_page_process_resident_bytes', 'Memory that a page process holds.'],
  heap: ['muster_page_process_heap_bytes', 'Its heap.'],
  work: ['muster_page_process_cpu_seconds', 'Processor time it has taken since it began.'],
  lag: ['muster_page_process_lag_seconds', 'Seconds that its loop was late at most in the last seconds.'],
};

/** How a request ended. */
type RequestOutcome = {
  readonly kind: string;
  readonly method: string | undefined;
  /** of its row */
  readonly path: string | undefined;
  readonly status: number;
};

/**
 * What this process counts for the operator. It contains no address, name or content: requests are named by their
 * kind (data/limits.json), method and status.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #registers = [this.#registry];
  readonly #requests = new Counter({
    name: 'muster_requests_total',
    help: 'Requests by kind, method and status of the answer.',
    labelNames: ['kind', 'method', 'status'],
    registers: this.#registers,
  });
  readonly #seconds = new Histogram({
    name: 'muster_request_seconds',
    help: 'From the first line of a request to the end of its answer, waiting included.',
    labelNames: ['kind'],
    buckets: BUCKETS,
    registers: this.#registers,
  });
  readonly #active = new Gauge({
    name: 'muster_requests_under_way',
    help: 'Requests not answered yet.',
    registers: this.#registers,
  });
  readonly #saves = new Counter({
    name: 'muster_saves_total',
    help: 'Saves of armies: saved, conflict (somebody else saved first), refused, failed.',
    labelNames: ['result'],
    registers: this.#registers,
  });

  constructor() {
    // Heap, processor time, the lag of the event loop.
    collectDefaultMetrics({ register: this.#registry });
    new Gauge({
      name: 'muster_info',
      help: 'Always 1; its label is the version that runs.',
      labelNames: ['version'],
      registers: this.#registers,
    }).set({ version: manifest.version }, 1);
    this.#gauge(
      'muster_pdfs_waiting',
      'PDFs that wait for their turn.',
      () => services().pdfsWaiting?.() ?? 0,
    );
    const pdfs = new Histogram({
      name: 'muster_pdf_seconds',
      help: 'Making of a PDF, without waiting for its turn.',
      buckets: BUCKETS,
      registers: this.#registers,
    });
    const pageErrors = new Counter({
      name: 'muster_page_faults_total',
      help: 'Pages that could not be made; each is a line in the log.',
      registers: this.#registers,
    });
    provide({ recordPdfTime: (time) => pdfs.observe(time), countPageError: () => pageErrors.inc() });
  }

  #gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: this.#registers,
      collect() {
        this.set(read());
      },
    });
  }

  /** Reports how many requests wait, by queue. */
  watchQueues(queues: Readonly<Record<string, Pick<FairQueue, 'waiting'>>>): void {
    new Gauge({
      name: 'muster_waiting',
      help: 'Requests that wait for a place in the queue of their kind.',
      labelNames: ['lane'],
      registers: this.#registers,
      collect() {
        for (const [lane, { waiting }] of Object.entries(queues)) this.set({ lane }, waiting);
      },
    });
  }

  /** Reports how many browsers follow changes, and what was sent to them. */
  watchStreams(streams: Pick<ChangeStreams, 'count' | 'events'>): void {
    this.#gauge('muster_streams', 'Streams of changes that are open.', () => streams.count);
    new Counter({
      name: 'muster_stream_events_total',
      help: 'Changes sent to streams.',
      registers: this.#registers,
      collect() {
        this.reset();
        this.inc(streams.events);
      },
    });
  }

  /** Reports what render workers say of themselves. */
  watchRenderPool({ states, replaced }: Pick<RenderPool, 'states' | 'replaced'>): void {
    for (const [key, [name, help]] of Object.entries(WORKER_GAUGES) as [
      keyof WorkerState,
      [string, string],
    ][]) {
      new Gauge({
        name,
        help,
        labelNames: ['process'],
        registers: this.#registers,
        collect() {
          this.reset();
          for (const state of states()) this.set({ process: state.number }, state[key]);
        },
      });
    }
    this.#gauge(
      'muster_page_processes_replaced',
      'Page processes that ended or hung and were replaced.',
      replaced,
    );
  }

  /** Counts a request from now on. Returns a function that takes how it ended, and returns its seconds. */
  begin(): (outcome: RequestOutcome) => number {
    this.#active.inc();
    const startedAt = performance.now();
    return ({ kind, method, path, status }) => {
      this.#active.dec();
      const time = (performance.now() - startedAt) / 1000;
      this.#requests.inc({ kind, method: method ?? '', status });
      this.#seconds.observe({ kind }, time);
      if (`${method} ${path}` === SAVE) this.#saves.inc({ result: saveResult(status) });
      return time;
    };
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** All of it in the text form of Prometheus. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
