import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import manifest from '../package.json' with { type: 'json' };
import type { FairLane } from './lanes/fair-lane';
import type { PagesElsewhere } from './pages/page-pool';
import type { PageState } from './pages/page-process';
import { lend, ports } from './ports';

/** Seconds; a save takes some milliseconds, a PDF up to some seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

const SAVE = 'PUT /api/armies/[id]';

/** What became of a save, by the status of its answer. */
const savedAs = (status: number): string => {
  if (status < 300) return 'saved';
  if (status === 409) return 'conflict';
  return status < 500 ? 'refused' : 'failed';
};

/** What a page process says of itself, by the name under which it is counted. */
const OF_PAGES: Readonly<Record<keyof PageState, readonly [name: string, help: string]>> = {
  resident: ['muster_page_process_resident_bytes', 'Memory that a page process holds.'],
  heap: ['muster_page_process_heap_bytes', 'Its heap.'],
  work: ['muster_page_process_cpu_seconds', 'Processor time it has taken since it began.'],
  lag: ['muster_page_process_lag_seconds', 'Seconds that its loop was late at most in the last seconds.'],
};

/** How a request ended. */
type Ended = {
  readonly kind: string;
  readonly method: string | undefined;
  /** of its row */
  readonly path: string | undefined;
  readonly status: number;
};

export type Metrics = {
  /** counts requests that wait, by lane */
  readonly watch: (lanes: Readonly<Record<string, FairLane>>) => void;
  /** tells what page processes say of themselves */
  readonly watchPages: (pages: Pick<PagesElsewhere, 'states' | 'replaced'>) => void;
  /** Notes a request; the function it answers is told how it ended and tells after how many seconds. */
  readonly begin: () => (ended: Ended) => number;
  readonly contentType: string;
  /** all of it in the text form of Prometheus */
  readonly text: () => Promise<string>;
};

/**
 * What this process counts for the operator. No address, name or content of anyone is among it: requests are named by
 * their kind (data/limits.json), method and status.
 */
export const makeMetrics = (): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  // heap, processor time, the lag of the event loop
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'muster_info',
    help: 'Always 1; its label is the version that runs.',
    labelNames: ['version'],
    registers,
  }).set({ version: manifest.version }, 1);
  const requests = new Counter({
    name: 'muster_requests_total',
    help: 'Requests by kind, method and status of the answer.',
    labelNames: ['kind', 'method', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'muster_request_seconds',
    help: 'From the first line of a request to the end of its answer, waiting included.',
    labelNames: ['kind'],
    buckets: BUCKETS,
    registers,
  });
  const under = new Gauge({
    name: 'muster_requests_under_way',
    help: 'Requests not answered yet.',
    registers,
  });
  const saves = new Counter({
    name: 'muster_saves_total',
    help: 'Saves of armies: saved, conflict (somebody else saved first), refused, failed.',
    labelNames: ['result'],
    registers,
  });
  const pdfs = new Histogram({
    name: 'muster_pdf_seconds',
    help: 'Making of a PDF, without waiting for its turn.',
    buckets: BUCKETS,
    registers,
  });
  new Gauge({
    name: 'muster_pdfs_waiting',
    help: 'PDFs that wait for their turn.',
    registers,
    collect() {
      this.set(ports().pdfsWaiting?.() ?? 0);
    },
  });
  const pageFaults = new Counter({
    name: 'muster_page_faults_total',
    help: 'Pages that could not be made; each is a line in the log.',
    registers,
  });
  lend({ notePdf: (time) => pdfs.observe(time), notePageFault: () => pageFaults.inc() });

  return {
    watch(lanes) {
      new Gauge({
        name: 'muster_waiting',
        help: 'Requests that wait for a place in the lane of their kind.',
        labelNames: ['lane'],
        registers,
        collect() {
          for (const [lane, { waiting }] of Object.entries(lanes)) this.set({ lane }, waiting);
        },
      });
    },
    watchPages({ states, replaced }) {
      for (const [key, [name, help]] of Object.entries(OF_PAGES) as [keyof PageState, [string, string]][]) {
        new Gauge({
          name,
          help,
          labelNames: ['process'],
          registers,
          collect() {
            this.reset();
            for (const state of states()) this.set({ process: state.number }, state[key]);
          },
        });
      }
      new Gauge({
        name: 'muster_page_processes_replaced',
        help: 'Page processes that ended or hung and were replaced.',
        registers,
        collect() {
          this.set(replaced());
        },
      });
    },
    begin() {
      under.inc();
      const since = performance.now();
      return ({ kind, method, path, status }) => {
        under.dec();
        const time = (performance.now() - since) / 1000;
        requests.inc({ kind, method: method ?? '', status });
        seconds.observe({ kind }, time);
        if (`${method} ${path}` === SAVE) saves.inc({ result: savedAs(status) });
        return time;
      };
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
};
