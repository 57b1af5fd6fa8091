'use client';

import { useParams, usePathname, useRouter, useSearchParams } from 'next/navigation';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/app/_components/ui/button';
import { SearchField } from '@/app/_components/ui/field';
import { RULES, rulesPath, searchPath } from '@/lib/pages';
import { MAX_QUESTION } from '@/lib/rules/core/text/word-search';

/** Milliseconds without a key before the answers are fetched. */
const PAUSE = 220;

/** Asks the rules: an ordinary form, which answers as one types where scripts run. */
export const RulesSearch = () => {
  const router = useRouter();
  const pathname = usePathname();
  const search = useSearchParams();
  const params = useParams<{ system?: string }>();
  const question = search.get('q') ?? '';
  /** the system whose rules are open, or were when the question began */
  const of = params.system ?? search.get('of') ?? '';
  const [typed, setTyped] = useState(question);
  const [page, setPage] = useState(pathname);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (page !== pathname) {
    setPage(pathname);
    // where a page is open the question is over
    if (question === '') setTyped('');
  }

  const go = (words: string) => {
    clearTimeout(timer.current);
    const q = words.trim();
    const path = q !== '' ? searchPath(q, of) : of === '' ? RULES : rulesPath(of);
    // one step back leads to the page that was open before the question
    if (q !== '' && question === '') router.push(path, { scroll: false });
    else if (q !== question) router.replace(path, { scroll: false });
  };
  return (
    <search
      aria-label="Rules"
      className="border-rule bg-paper-sunk max-tablet:px-4 block border-b px-6 py-2.5 print:hidden"
    >
      <form
        action={RULES}
        method="get"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          go(typed);
        }}
      >
        <div className="mx-auto flex max-w-[992px] gap-2">
          <SearchField
            label="Search the rules: done for, howitzer, how far do grenadiers move"
            name="q"
            className="min-w-0 grow"
            maxLength={MAX_QUESTION}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ target: { value } }) => {
              setTyped(value);
              clearTimeout(timer.current);
              timer.current = setTimeout(() => go(value), PAUSE);
            }}
          />
          {of !== '' && <input type="hidden" name="of" value={of} />}
          <Button type="submit">Search</Button>
        </div>
      </form>
    </search>
  );
};
