import { type Cite, citeLabel } from '@/lib/rules/core/citation';

type CiteChipProps = {
  cite: Cite;
  /** names the book for whoever asks */
  source?: string;
  /** where our page of rules speaks of it */
  href?: string;
  className?: string;
};

/** Where in the book a fact stands: "p. 52". As a link it opens our rules beside the page, which keeps its state. */
export const CiteChip = ({ cite, source, href, className = '' }: CiteChipProps) => {
  const title = source === undefined ? {} : { title: source };
  if (href === undefined) {
    return (
      <span className={`cite ${className}`} {...title}>
        {citeLabel(cite)}
      </span>
    );
  }
  return (
    <a className={`cite ${className}`} href={href} target="rules" {...title}>
      {citeLabel(cite)}
      <span className="vh">, the rule in a tab of its own</span>
    </a>
  );
};
