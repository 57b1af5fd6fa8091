/** What becomes of a list that comes after closing and its grace. */
export const LATE = ['refuse', 'mark'] as const;

/** Who runs an event: checkers do all but terms, people and deletion. */
export const ROLES = ['owner', 'checker'] as const;

/** sent: waits for an organiser; asked and returned: waits for the player. */
export const STATES = ['sent', 'asked', 'returned', 'accepted', 'withdrawn'] as const;
