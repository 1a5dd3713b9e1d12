import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

interface Description {
  readonly help: string;
  readonly labels: readonly string[];
}

/** Counters since the start. Each label has few values, all ours and never a visitor's (K8). */
const COUNTERS = {
  site_requests_total: { help: 'Answers, by kind of address and status.', labels: ['kind', 'status'] },
  site_upstream_reads_total: {
    help: 'Reads of upstreams, by whether an answer came.',
    labels: ['upstream', 'outcome'],
  },
  site_refreshes_total: {
    help: 'Refreshes of what is stored, by how they ended.',
    labels: ['name', 'outcome'],
  },
  site_connections_refused_total: {
    help: 'Connections refused, by the limit they were over.',
    labels: ['limit'],
  },
  site_refused_under_load_total: {
    help: 'Calls answered 503 because the event loop was late.',
    labels: ['kind'],
  },
  site_log_lines_dropped_total: {
    help: 'Log lines dropped because their reader was too slow.',
    labels: [],
  },
} as const satisfies Record<string, Description>;

/** Upper bounds in seconds. Pages take below a millisecond, an upstream up to 8 s, a function up to 15 s. */
const REQUEST_BOUNDS = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2.5, 5, 10, 15];
const UPSTREAM_BOUNDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const WRITE_BOUNDS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5];

/** How long things took, in seconds. */
const HISTOGRAMS = {
  site_request_duration_seconds: {
    help: 'Time until an answer begins, by kind of address and class of status.',
    labels: ['kind', 'status'],
    buckets: REQUEST_BOUNDS,
  },
  site_upstream_read_duration_seconds: {
    help: 'Time of one read of an upstream with its retries, by how it ended.',
    labels: ['upstream', 'outcome'],
    buckets: UPSTREAM_BOUNDS,
  },
  site_store_write_duration_seconds: {
    help: 'Time of one write with its wait for other writes and processes.',
    labels: [],
    buckets: WRITE_BOUNDS,
  },
} as const satisfies Record<string, Description & { readonly buckets: readonly number[] }>;

const GAUGES = {
  site_refresh_last_success_timestamp_seconds: { help: 'When it last succeeded.', labels: ['name'] },
  site_schedule_days_left: {
    help: 'Days until the last day of a schedule that is copied by hand; below zero after it.',
    labels: ['publisher'],
  },
} as const satisfies Record<string, Description>;

type CounterName = keyof typeof COUNTERS;
type HistogramName = keyof typeof HISTOGRAMS;
type GaugeName = keyof typeof GAUGES;
type Labels = Readonly<Record<string, string | number>>;

/** The numbers of one start. No other file imports the library. */
export interface Metrics {
  /** Adds one. */
  count(name: CounterName, labels?: Labels): void;
  /** Records how long one thing took. */
  time(name: HistogramName, seconds: number, labels?: Labels): void;
  /** Returns what adds one and records seconds under fixed labels: for what happens at every request. */
  prepare(
    counter: CounterName,
    labels: Labels,
    histogram: HistogramName,
    timed: Labels,
  ): (seconds: number) => void;
  set(name: GaugeName, value: number, labels: Labels): void;
  /** All numbers in Prometheus' text format. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** Numbers that the operator reads, with memory, CPU time and event-loop delay of the process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const counters = each(
    COUNTERS,
    (name, { help, labels }) => new Counter({ name, help, labelNames: labels, registers }),
  );
  const histograms = each(
    HISTOGRAMS,
    (name, { help, labels, buckets }) =>
      new Histogram({ name, help, labelNames: labels, buckets: [...buckets], registers }),
  );
  const gauges = each(
    GAUGES,
    (name, { help, labels }) => new Gauge({ name, help, labelNames: labels, registers }),
  );
  collectDefaultMetrics({ register: registry });
  return {
    count: (name, labels = {}) => counters[name].inc(labels, 1),
    time: (name, seconds, labels = {}) => histograms[name].observe(labels, seconds),
    prepare(counter, labels, histogram, timed) {
      const counted = counters[counter].labels(labels);
      const observed = histograms[histogram].labels(timed);
      return (seconds) => {
        counted.inc(1);
        observed.observe(seconds);
      };
    },
    set: (name, value, labels) => gauges[name].set(labels, value),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function each<Name extends string, Described, Made>(
  all: Readonly<Record<Name, Described>>,
  make: (name: Name, described: Described) => Made,
): Readonly<Record<Name, Made>> {
  const made = Object.entries(all).map(([name, described]) => [
    name,
    make(name as Name, described as Described),
  ]);
  return Object.fromEntries(made);
}
