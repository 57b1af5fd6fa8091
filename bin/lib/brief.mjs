/** Node 20 has V8 11; from 12 on a quick compiler comes before the thorough one, and V8 waits by itself. */
const isEager = Number.parseInt(process.versions.v8, 10) < 12;

/**
 * Options of Node for a process that ends with its tests. By itself V8 soon makes fast code of what runs often, in
 * threads beside, which a process of a minute pays for and has little of.
 */
export const BRIEF = isEager ? ['--sparkplug', '--interrupt-budget=1000000'] : [];

/** The same for a process that asks a store: the planner of its queries, WebAssembly, stays as it is compiled first. */
export const BRIEF_WITH_STORE = [...BRIEF, '--liftoff-only'];
