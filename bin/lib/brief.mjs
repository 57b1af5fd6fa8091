/**
 * Node 20 has V8 11; from V8 12 on a quick compiler runs before the optimizing one, and V8 delays the latter itself.
 */
const isEager = Number.parseInt(process.versions.v8, 10) < 12;

/**
 * Options of Node for a process that ends with its tests. By default V8 soon optimizes what runs often, in background
 * threads; a process of a minute pays for that and gains little.
 */
export const BRIEF = isEager ? ['--sparkplug', '--interrupt-budget=1000000'] : [];

/** The same for a process that asks a store: the planner of its queries, WebAssembly, stays as it is compiled first. */
export const BRIEF_WITH_STORE = [...BRIEF, '--liftoff-only'];
