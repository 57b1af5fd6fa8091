/** A work that facts rest on, as data/history/sources.json has it. */
export type Work = {
  readonly id: string;
  readonly author: string | null;
  readonly title: string;
  /** of its print, or its years: "1858-65" */
  readonly year: string | null;
  readonly kind: string;
  readonly licence: string | null;
  readonly address: string | null;
};

/** The line by which a work is cited: "Thomas Carlyle, History of Friedrich II of Prussia (1858-65)". */
export const workCitation = ({ author, title, year }: Pick<Work, 'author' | 'title' | 'year'>): string =>
  `${author === null ? '' : `${author}, `}${title}${year === null ? '' : ` (${year})`}`;

/** A source and the place in it, in one line. */
export const sourceLine = ({
  citation,
  at,
}: {
  readonly citation: string;
  readonly at: string | null;
}): string => (at === null ? citation : `${citation}, ${at}`);

/** An address as it is compared: without what changes from link to link of one page. */
const plainAddress = (address: string): string =>
  address
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/\/$/, '')
    .toLowerCase();

/** All languages of Wikipedia are one work. */
const WIKIPEDIA = /^https?:\/\/\w+\.(m\.)?wikipedia\.org\//;
const ADDRESS = /https?:\/\/[^\s;,)]+/;

/** What a citation names: a work that is known, or only itself; and the address in it. */
export type WorkCitation = {
  readonly work: Work | null;
  readonly citation: string;
  readonly address: string | null;
};

/** Finds the work whose address a citation names, or one below it; the longest that fits. */
export const workFinder = (works: readonly Work[]) => {
  const byAddress = works
    .flatMap((work) => (work.address === null ? [] : [{ work, plain: plainAddress(work.address) }]))
    .toSorted((a, b) => b.plain.length - a.plain.length);
  const wikipedia = works.find(({ address }) => address !== null && WIKIPEDIA.test(address)) ?? null;
  return (citation: string): WorkCitation => {
    const address = ADDRESS.exec(citation)?.[0] ?? null;
    if (address === null) return { work: null, citation, address };
    const plain = plainAddress(address);
    const best = byAddress.find((one) => plain === one.plain || plain.startsWith(`${one.plain}/`));
    const work = best?.work ?? (WIKIPEDIA.test(address) ? wikipedia : null);
    return { work, citation: work === null ? citation : workCitation(work), address };
  };
};
