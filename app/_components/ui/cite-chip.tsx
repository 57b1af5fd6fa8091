import { type Cite, citeLabel } from '@/lib/rules/core/citation';

/** Where in the book a fact stands: "p. 52". `source` names the book for whoever asks. */
export const CiteChip = ({ cite, source }: { cite: Cite; source?: string }) => (
  <span className="cite" {...(source !== undefined && { title: source })}>
    {citeLabel(cite)}
  </span>
);
