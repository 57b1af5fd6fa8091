'use client';

import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { serverState } from '@/app/_components/server-state';
import { RuledTitle } from '@/app/_components/ui/ruled-title';
import * as factsWords from '@/app/events/_facts/words';
import { eventQuery } from '@/lib/events/queries';
import type { EventPage } from '@/lib/events/schema';
import type { Pack } from '@/lib/rules/events/schema';
import { ExpectedForm } from '../../_expected/expected-form';
import * as words from '../words';
import { DeleteEvent } from './delete-event';
import { TermsForm } from './terms-form';

const SettingsForm = dynamic(() => import('./settings-form').then((part) => part.SettingsForm), {
  ssr: false,
  loading: () => <p role="status">{factsWords.openingForm}</p>,
});

type EventSettingsProps = {
  page: EventPage;
  /** a pack that comes from its editor, with those it stands on below it */
  draft: readonly Pack[] | null;
};

/** What an owner changes about an event: its settings, its terms, and whether there is one. */
export const EventSettings = ({ page, draft }: EventSettingsProps) => {
  const { data } = useQuery({ ...eventQuery(page.event.id), initialData: page }, serverState());
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_440px] items-start gap-x-10 gap-y-8 pt-5 max-[1000px]:grid-cols-[minmax(0,1fr)]">
      <SettingsForm page={data} />
      <div className="grid gap-8">
        <TermsForm page={data} draft={draft} />
        <section aria-labelledby="expected">
          <RuledTitle id="expected" title={words.whoIsExpected}>
            <span className="text-12 text-ink-3">{words.forOrganisersOnly}</span>
          </RuledTitle>
          <div className="pt-3">
            <ExpectedForm eventId={data.event.id} />
          </div>
        </section>
        <DeleteEvent event={data.event} />
      </div>
    </div>
  );
};
