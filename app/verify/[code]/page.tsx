import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { partIn } from '@/app/_components/army/parts';
import { LinkButton } from '@/app/_components/ui/button';
import { Paper } from '@/app/_components/ui/paper';
import { LinkBar } from '@/app/_components/ui/top-bar';
import { publicPreview } from '@/app/_pictures/code-preview';
import { linkPreview } from '@/app/_pictures/link-preview';
import { fullDay, weekdayOf } from '@/app/events/_facts/event-times';
import { typedCode } from '@/lib/events/enter/code';
import { verifyCode } from '@/lib/events/enter/verify-code';
import type { VerifyAnswer } from '@/lib/events/schema';
import { wallTime } from '@/lib/events/zone-time';
import { getViewer } from '@/lib/identity/viewer';
import { eventPath } from '@/lib/pages';
import { CodeForm } from '../_components/code-form';
import * as words from '../words';
import { CodeBand } from './_components/code-band';
import { codeBand, type HiddenCode, hiddenBand, UNKNOWN } from './_components/code-words';
import { ShownList } from './_components/shown-list';

/** Previews show what is public of the list, for every reader; the title shows nothing. */
export const generateMetadata = async ({ params }: PageProps<'/verify/[code]'>): Promise<Metadata> => {
  const { code } = await params;
  return {
    title: words.codeFromSheet,
    ...(await linkPreview(() => publicPreview(code))),
    robots: { index: false, follow: false },
    // it may hold the private link of a receipt
    referrer: 'no-referrer',
  };
};

type VerifiedViewProps = {
  verified: VerifyAnswer;
  /** the private link of its receipt, where the player asks */
  receipt: string | null;
  rows: number;
  lines: number;
};

/** The result of a code on a sheet, as far as this reader may know. */
const VerifiedView = ({ verified, ...rest }: VerifiedViewProps) => (
  <>
    <LinkBar>{words.codeFromSheet}</LinkBar>
    <Paper className="text-16 max-w-[800px] pb-9 print:max-w-none">
      <Told verified={verified} {...rest} />
    </Paper>
  </>
);

const Told = ({ verified, ...rest }: VerifiedViewProps) => {
  switch (verified.state) {
    case 'unknown':
      return (
        <>
          <CodeBand band={UNKNOWN} code={verified.code} of="Check it and type it again here." />
          <div className="px-4 pt-5">
            <CodeForm code={verified.code} />
          </div>
        </>
      );
    case 'deleted':
      return (
        <CodeBand
          band={{
            tone: 'info',
            icon: 'info',
            title: `An event that its organiser deleted on ${fullDay(wallTime(verified.deletedAt, verified.timeZone).slice(0, 10))}`,
            text: 'The code is real. The player can still open the list by the receipt.',
          }}
          code={verified.code}
          of="A deleted event"
        />
      );
    case 'hidden':
      return <Hidden hidden={verified} />;
    case 'shown': {
      const { code, event, number, name } = verified;
      return (
        <>
          <CodeBand band={codeBand(verified)} code={code} of={words.entryOfEvent(event.name, number, name)} />
          <ShownList shownCode={verified} {...rest} />
          <Acts>
            <LinkButton size="big" className="min-h-12" href={eventPath(event.id)}>
              The event’s terms
            </LinkButton>
          </Acts>
        </>
      );
    }
  }
};

/** Before lists are public: not whose it is, not the army, not its points, not its hash. */
const Hidden = ({ hidden }: { hidden: HiddenCode }) => {
  const { code, event, accepted } = hidden;
  const until =
    event.publicAt === null ? 'Nothing' : `Until ${weekdayOf(event.publicAt, event.timeZone)} nothing`;
  return (
    <>
      <CodeBand band={hiddenBand(hidden)} code={code} of={event.name} />
      <p className="text-ink-2 px-4 pt-4 leading-(--lh-read)">{`The code belongs to ${accepted ? 'an accepted' : 'a'} list of this event. ${until} else is shown: no name, army, points or hash.`}</p>
      <p className="text-ink-2 px-4 pt-3 leading-(--lh-read)">
        Its player can see everything on the receipt, through the private link given when the list was sent.
        Organisers see it here once they are signed in.
      </p>
      <Acts>
        <LinkButton size="big" className="min-h-12" href={eventPath(event.id)}>
          The event’s terms
        </LinkButton>
      </Acts>
    </>
  );
};

const Acts = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-2 px-4 pt-5 print:hidden">{children}</div>
);

export default async function CodePage({ params, searchParams }: PageProps<'/verify/[code]'>) {
  const [{ code }, { receipt, rows, lines }] = await Promise.all([params, searchParams]);
  const link = typeof receipt === 'string' ? receipt : null;
  const verified = await verifyCode({ viewer: await getViewer(), receipt: link }, typedCode(code));
  return <VerifiedView verified={verified} receipt={link} rows={partIn(rows)} lines={partIn(lines)} />;
}
