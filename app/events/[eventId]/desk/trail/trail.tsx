'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { errorText } from '@/app/_components/server-changes';
import { getQueryClient } from '@/app/_components/server-state';
import { AppLink } from '@/app/_components/ui/app-link';
import { Button } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import { Time } from '@/app/_components/ui/time';
import { auditQuery } from '@/lib/events/queries';
import type { Audit } from '@/lib/events/schema';
import { deskPath } from '@/lib/pages';
import { capital, counted } from '@/lib/rules/core/army/words';
import { detailWords, didWords } from './trail-words';

const HEAD = 'text-11 text-ink-3 py-1 pr-3 text-start font-normal';
const CELL = 'border-rule border-t py-[7px] pr-3 align-baseline';

type TrailProps = { id: string; zone: string };

/** Who did what and when, page after page, and whether the chain of it holds. */
export const Trail = ({ id, zone }: TrailProps) => {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    auditQuery(id),
    getQueryClient(),
  );
  const fault = errorText(error);
  const whole = data?.pages[0]?.whole ?? null;
  return (
    <>
      {fault !== undefined && (
        <Notice severity="error" live>
          {fault}
        </Notice>
      )}
      {data === undefined && error === null && <p role="status">Reading the trail.</p>}
      {whole !== null && <Whole whole={whole} />}
      {data !== undefined && (
        <div className="overflow-x-auto">
          <table className="w-full tabular-nums">
            <caption className="vh">Audit trail, newest first</caption>
            <thead>
              <tr>
                <th scope="col" className={HEAD}>
                  Line
                </th>
                <th scope="col" className={HEAD}>
                  When
                </th>
                <th scope="col" className={HEAD}>
                  Who
                </th>
                <th scope="col" className={HEAD}>
                  What
                </th>
              </tr>
            </thead>
            <tbody>
              {data.pages
                .flatMap(({ rows }) => rows)
                .map((row) => (
                  <Line key={row.number} row={row} id={id} zone={zone} />
                ))}
            </tbody>
          </table>
        </div>
      )}
      {hasNextPage && (
        <p className="pt-3">
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show earlier lines
          </Button>
        </p>
      )}
    </>
  );
};

/** Whether trail and store are as they were written: each place that is not, in words. */
const Whole = ({ whole: { breaks, more, before } }: { whole: NonNullable<Audit['whole']> }) => (
  <>
    {breaks.length === 0 ? (
      <Notice severity="pass" className="mb-3">
        Nothing was altered: neither the lines nor the lists, verdicts and decisions they record.
      </Notice>
    ) : (
      <Notice
        severity="error"
        className="mb-3"
        title="Something was altered. No archive can be signed until someone has looked into it."
      >
        <ul className="list-disc ps-4">
          {breaks.map((words) => (
            <li key={words}>{capital(words)}.</li>
          ))}
          {more > 0 && <li>{`And ${counted(more, 'more place')}.`}</li>}
        </ul>
      </Notice>
    )}
    {before > 0 && (
      <p className="soft pb-3">{`${before === 1 ? '1 list was' : `${before} lists were`} sent before the trail recorded verdicts: nobody can tell whether their verdicts were altered.`}</p>
    )}
  </>
);

const Line = ({ row, id, zone }: TrailProps & { row: Audit['rows'][number] }) => {
  const detail = detailWords(row, zone);
  return (
    <tr>
      <td className={`${CELL} text-ink-3`} title={row.hash}>
        {row.number}
      </td>
      <td className={`${CELL} text-12 whitespace-nowrap`}>
        <Time at={row.at} zone={zone} />
      </td>
      <td className={`${CELL} min-w-18 wrap-anywhere`}>
        <bdi>{row.who}</bdi>
      </td>
      <td className={`${CELL} wrap-anywhere`}>
        {didWords(row)}
        {row.entry !== null && (
          <>
            , <AppLink href={`${deskPath(id)}#${row.entry}`}>{`entry ${row.entry}`}</AppLink>
          </>
        )}
        {detail !== '' && <bdi className="text-12 text-ink-2 block">{detail}</bdi>}
      </td>
    </tr>
  );
};
