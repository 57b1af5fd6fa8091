'use client';

import { useEffect, useRef, useState } from 'react';

type SectionBarProps = { sections: readonly { readonly id: string; readonly title: string }[] };

/** A part is the one that is read once its heading has come this near to the bar, in px. */
const NEAR = 96;

/** The last part whose heading has passed the bar. */
const partInSight = (ids: readonly string[]): string | null =>
  ids.findLast((id) => {
    const heading = document.getElementById(id);
    return heading !== null && heading.getBoundingClientRect().top < NEAR;
  }) ?? null;

/** The parts of a long page: the bar stays visible, marks the one that is read, and scrolls on a narrow screen. */
export const SectionBar = ({ sections }: SectionBarProps) => {
  const bar = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    let waiting = false;
    const look = () => {
      waiting = false;
      const id = partInSight(sections.map((section) => section.id));
      setCurrent(id);
      const list = bar.current;
      const link = list?.querySelector<HTMLElement>(`[href="#${id}"]`);
      // sideways only: the page itself stays where it is
      if (list && link) list.scrollTo({ left: link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2 });
    };
    const onScroll = () => {
      if (!waiting) requestAnimationFrame(look);
      waiting = true;
    };
    look();
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [sections]);
  return (
    <nav
      aria-label="On this page"
      className="bg-paper border-rule max-tablet:-mx-4 max-tablet:px-0 sticky top-0 z-5 -mx-6 border-y px-6 print:hidden"
    >
      <ul
        ref={bar}
        className="max-tablet:px-4 relative flex [scrollbar-width:none] gap-x-4.5 overflow-x-auto"
      >
        {sections.map(({ id, title }) => (
          <li key={id} className="flex-none">
            <a
              href={`#${id}`}
              className="aria-[current]:border-ink inline-flex min-h-10 items-center border-b-2 border-transparent whitespace-nowrap no-underline aria-[current]:font-semibold pointer-coarse:min-h-11"
              {...(id === current && { 'aria-current': 'location' })}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
