'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { faultText, serverState } from '@/app/_components/server-state';
import { AppLink } from '@/app/_components/ui/app-link';
import { Button } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import { Time } from '@/app/_components/ui/time';
import { deskPath } from '@/app/events/addresses';
import { auditQuery } from '@/lib/events/queries';
import type { Audit } from '@/lib/events/schema';
import { detailWords, didWords } from './trail-words';

const HEAD = 'text-11 text-ink-3 py-1 pr-3 text-start font-normal';
const CELL = 'border-rule border-t py-[7px] pr-3 align-baseline';

type TrailProps = { id: string; zone: string };

/** Who did what and when, page after page, and whether the chain of it holds. */
export const Trail = ({ id, zone }: TrailProps) => {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    auditQuery(id),
    serverState(),
  );
  const fault = faultText(error);
  const broken = data?.pages[0]?.broken ?? null;
  return (
    <>
      {fault !== undefined && (
        <Notice severity="error" live>
          {fault}
        </Notice>
      )}
      {data === undefined && error === null && <p role="status">Reading the trail.</p>}
      {data !== undefined && (
        <Notice severity={broken === null ? 'pass' : 'error'} className="mb-3">
          {broken === null
            ? 'The chain holds: every line is as it was written.'
            : `Line ${broken} is not as it was written.`}
        </Notice>
      )}
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
      <td className={`${CELL} wrap-anywhere`}>
        <bdi>{row.who}</bdi>
      </td>
      <td className={`${CELL} wrap-anywhere`}>
        {didWords(row)}
        {row.entry !== null && (
          <>
            , <AppLink href={`${deskPath(id)}#${row.entry}`}>entry {row.entry}</AppLink>
          </>
        )}
        {detail !== '' && <bdi className="text-12 text-ink-2 block">{detail}</bdi>}
      </td>
    </tr>
  );
};
