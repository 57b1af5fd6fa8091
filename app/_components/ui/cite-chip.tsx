import type { ComponentProps } from 'react';
import { regimentPath } from '@/lib/pages';
import { type Cite, citeLabel } from '@/lib/rules/core/contract/citation';

const CHIP =
  'border-rule bg-paper text-ink-3 rounded-1 usual:text-11 usual:leading-[15px] usual:px-1 phone:in-data-pan:text-12 phone:in-data-pan:px-1.5 phone:in-data-pan:leading-[18px] inline-block border font-sans font-normal whitespace-nowrap tabular-nums not-italic no-underline';
/** A target of 24 px, and of 44 under a finger, without moving the line. */
const TARGET =
  'hover:border-rule-firm hover:text-ink relative after:absolute after:inset-[-5px_-2px] pointer-coarse:after:inset-[-14px_-6px]';

/** A place in a book or a list, set apart from the words around it. */
export const Chip = ({ className = '', ...rest }: ComponentProps<'span'>) => (
  <span {...rest} data-cite className={`${CHIP} ${className}`} />
);

/** The same, which leads there. */
export const LinkChip = ({ className = '', ...rest }: ComponentProps<'a'>) => (
  <a {...rest} data-cite className={`${CHIP} ${TARGET} ${className}`} />
);

type CiteChipProps = {
  cite: Cite;
  /** names the book in the tooltip */
  source?: string;
  /** where our page of rules speaks of it */
  href?: string;
  className?: string;
};

/** The place of a fact in the book: "p. 52". As a link it opens our rules beside the page, which keeps its state. */
export const CiteChip = ({ cite, source, href, className = '' }: CiteChipProps) => {
  const book = cite.regiment === undefined ? source : cite.source;
  const title = book === undefined ? {} : { title: book };
  if (cite.regiment !== undefined) {
    return (
      <LinkChip className={className} href={regimentPath(cite.regiment)} target="history" {...title}>
        {citeLabel(cite)}
        <span className="vh">, the regiment in a new tab</span>
      </LinkChip>
    );
  }
  if (href === undefined) {
    return (
      <Chip className={className} {...title}>
        {citeLabel(cite)}
      </Chip>
    );
  }
  return (
    <LinkChip className={className} href={href} target="rules" {...title}>
      {citeLabel(cite)}
      <span className="vh">, the rule in a new tab</span>
    </LinkChip>
  );
};
