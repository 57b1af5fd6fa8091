/** The heading of the chosen list, which takes the focus when it is opened by the keyboard. */
export const HEAD_ID = 'entry-head';
/** The buttons that keys of one letter press. */
export const ACT_IDS = { accept: 'act-accept', return: 'act-return', ask: 'act-ask' } as const;
