import type { ReactNode } from 'react';
import { Icon } from '@/app/_components/ui/icon';
import { PageTitle, Paper } from '@/app/_components/ui/paper';
import { dayTime, timeLeft } from '@/app/events/_facts/event-times';
import type { EventHead } from '@/lib/events/schema';
import { zoneName } from '@/lib/events/zone-names';

/** The paper on which a list is chosen, read and sent. */
export const DeskPaper = ({ children }: { children: ReactNode }) => (
  <Paper className="flex max-w-[1440px] flex-col">{children}</Paper>
);

/** What is entered, and when lists close. */
export const DeskHead = ({
  title,
  event,
  children,
}: {
  title: string;
  event: EventHead;
  children: ReactNode;
}) => {
  const { phase, opensAt, closesAt, now, timeZone } = event;
  const at = phase === 'soon' ? opensAt : closesAt;
  const isAhead = phase === 'soon' || phase === 'open';
  return (
    <header className="border-rule-ink max-tablet:px-4 flex flex-wrap items-baseline gap-x-4 gap-y-1.5 border-b px-6 pt-4 pb-3.5">
      <PageTitle className="text-26 wrap-anywhere">{title}</PageTitle>
      {children}
      <p className="laptop:ml-auto flex flex-wrap items-baseline gap-x-1.5">
        <Icon name="clock" className="self-center" />
        {
          {
            soon: 'Lists open',
            open: 'Lists close',
            grace: 'Lists closed',
            closed: 'Lists closed',
          }[phase]
        }{' '}
        <time className="font-caslon text-[1.125rem] leading-none" dateTime={at}>
          {dayTime(at, timeZone)}
        </time>{' '}
        <span className="text-ink-3">
          {isAhead && `in ${timeLeft(now, at)}, `}
          {zoneName(timeZone)}
        </span>
      </p>
    </header>
  );
};
