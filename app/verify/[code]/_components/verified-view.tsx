import type { ReactNode } from 'react';
import { LinkButton } from '@/app/_components/ui/button';
import { Paper } from '@/app/_components/ui/paper';
import { LinkBar } from '@/app/_components/ui/top-bar';
import * as common from '@/app/_components/words';
import { weekdayOf } from '@/app/events/_facts/event-times';
import type { Verified } from '@/lib/events/schema';
import { eventPath } from '@/lib/pages';
import { CodeForm } from '../../_components/code-form';
import * as words from '../../words';
import { CodeBand } from './code-band';
import { type HiddenCode, hiddenBand, shownBand, UNKNOWN } from './code-words';
import { ShownList } from './shown-list';

type VerifiedViewProps = {
  verified: Verified;
  /** the private link of its receipt, where the player asks */
  receipt: string | null;
  rows: number;
  lines: number;
};

/** What a code on a sheet stands for, as far as whoever asks may know. */
export const VerifiedView = ({ verified, ...asked }: VerifiedViewProps) => (
  <>
    <LinkBar>{words.codeFromSheet}</LinkBar>
    <Paper className="text-16 max-w-[800px] pb-9 print:max-w-none">
      <Told verified={verified} {...asked} />
    </Paper>
  </>
);

const Told = ({ verified, ...asked }: VerifiedViewProps) => {
  switch (verified.state) {
    case 'unknown':
      return (
        <>
          <CodeBand band={UNKNOWN} code={verified.code} of={words.typeItAgain} />
          <div className="px-4 pt-5">
            <CodeForm code={verified.code} />
          </div>
        </>
      );
    case 'hidden':
      return <Hidden hidden={verified} />;
    case 'shown': {
      const { code, event, number, name } = verified;
      return (
        <>
          <CodeBand
            band={shownBand(verified)}
            code={code}
            of={words.entryOfEvent(event.name, number, name)}
          />
          <ShownList shown={verified} {...asked} />
          <Acts>
            <LinkButton size="big" className="min-h-12" href={eventPath(event.id)}>
              {words.termsOfEvent}
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
    event.publicAt === null ? common.nothing : words.untilNothing(weekdayOf(event.publicAt, event.timeZone));
  return (
    <>
      <CodeBand band={hiddenBand(hidden)} code={code} of={event.name} />
      <p className="text-ink-2 px-4 pt-4 leading-(--lh-read)">{words.whatCodeBelongsTo(accepted, until)}</p>
      <p className="text-ink-2 px-4 pt-3 leading-(--lh-read)">{words.whoSeesEverything}</p>
      <Acts>
        <LinkButton size="big" className="min-h-12" href={eventPath(event.id)}>
          {words.termsOfEvent}
        </LinkButton>
      </Acts>
    </>
  );
};

const Acts = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-2 px-4 pt-5 print:hidden">{children}</div>
);
