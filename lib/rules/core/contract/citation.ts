/** Where a fact comes from: a page or section of a source, or one of our numbered rulings. */
export type Cite = {
  /** id of the source, as in the system's `sources` */
  source: string;
  page?: string;
  section?: string;
  ruling?: string;
  /** id of a regiment of the history, whose page names every source */
  regiment?: string;
};

/** The ruling for everything that is ours and not a book's: costs, proposals, defaults. */
export const HOUSE_RULING = 'house';

/** Citations of one source. */
export const citing = (source: string) => ({
  page: (page: string): Cite => ({ source, page }),
  section: (section: string): Cite => ({ source, section }),
  ruling: (ruling: string): Cite => ({ source, ruling }),
  /** what is ours */
  house: { source, ruling: HOUSE_RULING } as Cite,
});

/** A page, or pages from one to another: "p. 8–9". */
export const pageLabel = (page: string): string => `p. ${page.replaceAll('-', '–')}`;

/**
 * The short form on a chip: "p. 52", "p. 8–9", "s. 3.1", "ruling R24"; "house" for what is ours; "history" for a
 * regiment.
 */
export const citeLabel = ({ page, section, ruling, regiment }: Cite): string => {
  if (regiment !== undefined) return 'history';
  if (page !== undefined) return pageLabel(page);
  if (section !== undefined) return `s. ${section}`;
  return ruling === HOUSE_RULING ? HOUSE_RULING : `ruling ${ruling}`;
};
