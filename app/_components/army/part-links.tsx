import { grouped } from '@/lib/rules/core/army/number';
import type { PartOf } from './parts';

type PartLinksProps = {
  place: PartOf;
  /** "rows", "findings" */
  what: string;
  /** the address of a part, with the place on the page it shows */
  href: (part: number) => string;
};

/** Where a long list is parted: what is shown, and the way to the rest, also without a script. */
export const PartLinks = ({ place: { part, parts, from, to, all }, what, href }: PartLinksProps) => {
  if (parts <= 1) return null;
  return (
    <nav
      className="text-ink-2 flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 print:hidden"
      aria-label={`Parts of the ${what}`}
    >
      <span>
        {`${what.charAt(0).toUpperCase() + what.slice(1)} ${grouped(from)} to ${grouped(to)} of ${grouped(all)}`}
      </span>
      {part > 1 && (
        <a href={href(part - 1)} rel="prev" className="min-h-6">
          {`Earlier ${what}`}
        </a>
      )}
      {part < parts && (
        <a href={href(part + 1)} rel="next" className="min-h-6">
          {`More ${what}`}
        </a>
      )}
      {part < parts - 1 && (
        <a href={href(parts)} className="min-h-6">
          {`Last ${what}`}
        </a>
      )}
    </nav>
  );
};
