/** Sets a field of the node of a form, or takes it away; `typed` for what follows letter by letter. */
export type Put = (field: string, value: unknown, typed?: boolean) => void;
