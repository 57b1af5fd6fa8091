import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { DiffTable } from '@/app/_components/army/diff-table';
import { partIn } from '@/app/_components/army/parts';
import { systemCard } from '@/app/_components/army/system-card';
import { Notice } from '@/app/_components/ui/notice';
import { PageTitle, Paper } from '@/app/_components/ui/paper';
import { QrCode } from '@/app/_components/ui/qr-code';
import { RuledTitle } from '@/app/_components/ui/ruled-title';
import { LinkBar } from '@/app/_components/ui/top-bar';
import { replaceText } from '@/app/events/_facts/event-words';
import { Overrulings } from '@/app/events/_facts/facts';
import { ListVerdict } from '@/app/events/_facts/list-verdict';
import * as factsWords from '@/app/events/_facts/words';
import { countingVersion, newerVersion } from '@/lib/events/judge/counting';
import { siteLink } from '@/lib/identity/visitor';
import { eventPath, receiptPath, verifyPath } from '@/lib/pages';
import { ReceiptActs } from './_components/receipt-acts';
import { ReceiptFacts, Thread, Versions } from './_components/receipt-parts';
import { ReceiptWatch, RefreshKept } from './_components/receipt-watch';
import { stateText, stateTitle } from './_components/state-words';
import { loadReceipt, type ShownReceipt } from './load-receipt';

/** Titles and previews show nothing of the list. */
export const metadata: Metadata = {
  title: 'Receipt',
  robots: { index: false, follow: false },
  // the address is the secret
  referrer: 'no-referrer',
};

type ReceiptViewProps = ShownReceipt & {
  token: string;
  /** the full address of a page, as its reader reached it */
  link: (path: string) => string;
};

type ReceiptCodeProps = {
  code: string;
  entry: string;
  /** full address of what the code opens */
  verify: string;
  /** the same for the player, who sees all of it before lists are public */
  check: string;
};

/** The code of one version, large, to be copied by hand or scanned. */
const ReceiptCode = ({ code, entry, verify, check }: ReceiptCodeProps) => (
  <section
    className="border-rule-ink grid justify-items-center gap-2 border-b-3 border-double pb-3.5 text-center"
    aria-label="Code of the list"
  >
    <p className="font-display text-[2.5rem] leading-[1.15] whitespace-nowrap">{code}</p>
    <QrCode text={verify} />
    <p className="text-ink-2 wrap-anywhere">{entry}</p>
    <p className="text-ink-3">
      The code on your sheet proves this version.{' '}
      <a className="touch:min-h-11 touch:content-center inline-block min-h-6" href={check}>
        See what it opens
      </a>
    </p>
  </section>
);

/** The player's view of an entry: its code, its state, its messages, and its actions. */
const ReceiptView = ({ token, receipt, system, change, link }: ReceiptViewProps) => {
  const { event, eventGone, number, name, shown, closed, state, revision } = receipt;
  const path = receiptPath(token);
  const [newest] = receipt.versions;
  return (
    <>
      <LinkBar>Your receipt</LinkBar>
      {!eventGone && <ReceiptWatch token={token} eventId={event.id} revision={revision} />}
      {newest !== undefined && (
        <RefreshKept
          eventId={event.id}
          token={token}
          number={number}
          name={name}
          list={newest.list.name}
          code={newest.code}
          sentAt={newest.sentAt}
        />
      )}
      <Paper className="max-tablet:px-4 max-tablet:pt-4 max-w-[1180px] px-8 pt-6 pb-12">
        <header className="border-rule-ink border-b-3 border-double pb-4">
          <PageTitle className="wrap-anywhere">{stateTitle(receipt)}</PageTitle>
          <p className="text-14 text-ink-2 pt-1.5 wrap-anywhere">
            {`Entry ${number}, ${name}, at`}{' '}
            {eventGone ? event.name : <a href={eventPath(event.id)}>{event.name}</a>}. {stateText(receipt)}
          </p>
        </header>
        <div className="max-laptop:grid-cols-[minmax(0,1fr)] grid grid-cols-[minmax(0,380px)_minmax(0,1fr)] gap-x-12 gap-y-7 pt-5">
          <div className="grid content-start gap-6">
            <ReceiptCode
              code={shown.code}
              entry={`Entry ${number} at ${event.name}`}
              verify={link(verifyPath(shown.code))}
              check={`${verifyPath(shown.code)}?${new URLSearchParams({ receipt: token })}`}
            />
            <ReceiptFacts receipt={receipt} />
            <ReceiptActs
              token={token}
              eventId={event.id}
              revision={revision}
              canReplace={closed === null}
              canWithdraw={closed === null && state !== 'withdrawn'}
              link={link(path)}
              note={closed ?? replaceText(event)}
            />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-7">
            <Thread token={token} receipt={receipt} />
            {shown.number !== countingVersion(receipt) ? (
              <Notice severity="info" title={`You see version ${shown.number}.`}>
                The one that counts is <a href={path}>{`version ${countingVersion(receipt)}`}</a>.
              </Notice>
            ) : (
              newerVersion(receipt) !== null && (
                <Notice severity="info" title={`You see version ${shown.number}, the one that counts.`}>
                  The last you sent is{' '}
                  <a href={`${path}?version=${receipt.currentVersion}`}>
                    {`version ${receipt.currentVersion}`}
                  </a>
                  .
                </Notice>
              )
            )}
            <ListVerdict
              list={shown.list}
              verdict={shown.verdict}
              report={shown.report}
              passed={shown.overrulings.map(({ finding }) => finding)}
              system={systemCard(system)}
              title="What the terms say"
            />
            <Overrulings version={shown} />
            <Versions receipt={receipt} path={path} />
            {change !== null && (
              <section id="change" aria-labelledby="changed" className="min-w-0">
                <RuledTitle id="changed" title={factsWords.whatChanged(shown.number - 1, shown.number)}>
                  {null}
                </RuledTitle>
                <div className="pt-2">
                  <DiffTable
                    diff={change}
                    pointScale={system.pointScale}
                    formations={system.terms.formations}
                    href={(part) => `${path}?version=${shown.number}&lines=${part}#change`}
                  />
                </div>
              </section>
            )}
          </div>
        </div>
      </Paper>
    </>
  );
};

export default async function ReceiptPage({ params, searchParams }: PageProps<'/receipt/[token]'>) {
  const [{ token }, { version, lines }] = await Promise.all([params, searchParams]);
  const receipt = await loadReceipt(token, version, partIn(lines));
  if (receipt === null) notFound();
  const requestHeaders = await headers();
  return <ReceiptView token={token} {...receipt} link={(path) => siteLink(path, requestHeaders)} />;
}
