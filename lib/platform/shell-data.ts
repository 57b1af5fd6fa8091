// A shell is a page without the data of its visitor, which the server fills in (docs/decisions/0053-page-shells.md).

/** Marks the server's request for a shell; clients cannot send it (server/identify-client.ts). */
export const SHELL_HEADER = 'x-muster-shell';

/** The id in the address of a shell, in place of that of an army. */
export const SHELL_ID = 'shell-of-any-one-army';

/** The id of the element that holds the data of the page as JSON. */
export const DATA_ID = 'page-data';

/** The attribute of the element that shows the name of the data before the scripts of the page are there. */
export const NAME_ATTRIBUTE = 'data-shell-name';

/** The data that fills a shell. */
export type ShellData = {
  /** the lazy part that the page loads first (bin/lib/part-chunks.mjs) */
  readonly part?: string;
  /** what the browser renders */
  readonly data: object;
};
