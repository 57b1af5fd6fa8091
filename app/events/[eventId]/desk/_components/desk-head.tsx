'use client';

import * as commonParts from '@/app/_components/part-words';
import { BELOW_TABLET } from '@/app/_components/ui/breakpoints';
import { Button, buttonLook } from '@/app/_components/ui/button';
import { Menu, type MenuItem } from '@/app/_components/ui/menu';
import { PageTitle } from '@/app/_components/ui/paper';
import { TopBar } from '@/app/_components/ui/top-bar';
import { dayTime, shortTime } from '@/app/events/_facts/event-times';
import { whenAndWhere } from '@/app/events/_facts/event-words';
import { isInGroup } from '@/lib/events/desk/desk-view';
import { mixedTermsWords, termsUses } from '@/lib/events/judge/counting';
import { eventFilePath } from '@/lib/events/queries';
import { zoneName } from '@/lib/events/zone-names';
import { editPath, eventPath, trailPath } from '@/lib/pages';
import { grouped } from '@/lib/rules/core/army/number';
import { useDesk } from './desk-context';

const WORDS = 'max-laptop:hidden';

/** The head of the page, with what leaves the desk: the link for players, files, paper, people, settings. */
export const DeskBar = () => {
  const { desk, open } = useDesk();
  const { id } = desk.event;
  const files: readonly MenuItem[] = [
    {
      kind: 'file',
      label: commonParts.csvForSpreadsheet,
      icon: 'download',
      href: eventFilePath(id, 'event.csv'),
    },
    { kind: 'file', label: 'JSON, everything', icon: 'download', href: eventFilePath(id, 'event.json') },
    { kind: 'file', label: 'Signed archive', icon: 'download', href: eventFilePath(id, 'archive.json') },
  ];
  const print: MenuItem = { label: 'Print', icon: 'print', onSelect: () => open('print') };
  const more: readonly MenuItem[] = [
    { label: 'Import lists', icon: 'upload', onSelect: () => open('import') },
    { label: 'Expected players', icon: 'person', onSelect: () => open('expected') },
    { label: 'Organisers', icon: 'share', onSelect: () => open('people') },
    ...(desk.role === 'owner'
      ? [{ kind: 'link', label: 'Settings and terms', icon: 'settings', href: editPath(id) } as const]
      : []),
    { kind: 'link', label: 'Page of the event', icon: 'link', href: eventPath(id) },
    { kind: 'link', label: 'Audit trail', icon: 'history', href: trailPath(id) },
    { kind: 'rule' },
    { label: 'Keys', icon: 'info', end: '?', onSelect: () => open('keys') },
  ];
  return (
    <div className="col-span-full">
      <TopBar current="events">
        <Button variant="bare" icon="share" aria-label="Player link" onClick={() => open('link')}>
          <span className={WORDS}>Player link</span>
        </Button>
        <Menu label="Files" items={files} icon="download" className={buttonLook({}, 'max-tablet:hidden')}>
          <span className={WORDS}>Files</span>
        </Menu>
        <Button icon="print" aria-label="Print" className="max-tablet:hidden" onClick={() => open('print')}>
          <span className={WORDS}>Print</span>
        </Button>
        <Menu
          label="More about this event"
          icon="more"
          items={() =>
            matchMedia(BELOW_TABLET).matches
              ? [...more, { kind: 'rule' }, ...files, { kind: 'rule' }, print]
              : more
          }
        />
      </TopBar>
    </div>
  );
};

const PHASES = {
  soon: 'Lists open',
  open: 'Lists close',
  grace: 'Lists closed',
  closed: 'Lists closed',
};

/** What the event is, when lists close, and how many have come. */
export const DeskHead = () => {
  const { page, desk, budget, system, missing } = useDesk();
  const { event } = desk;
  const { phase, opensAt, closesAt, timeZone, capacity, entered } = event;
  const time = phase === 'soon' ? opensAt : closesAt;
  const headFacts = [
    budget.max === null ? null : `${grouped(budget.max)} ${system.terms.points}`,
    ...page.terms.packs.map(({ name }) => name),
  ].filter((each) => each !== null);
  // Expected players count before places that may stay free.
  const awaited = (desk.expected ?? []).length > 0 ? entered + missing.length : capacity;
  const accepted = desk.entries.filter((row) => isInGroup(row, 'accepted'));
  const newer = accepted.filter((row) => row.newer !== null).length;
  const mixed = mixedTermsWords({
    inForce: desk.termsVersion,
    listTerms: desk.listTerms,
    uses: termsUses(
      desk.entries.flatMap(({ state, counts }) =>
        state === 'withdrawn' ? [] : [counts.version.verdict.termsVersion],
      ),
    ),
  });
  const facts: readonly (readonly [term: string, fact: string, full?: string])[] = [
    [PHASES[phase], shortTime(time, timeZone), `${dayTime(time, timeZone)}, ${zoneName(timeZone)}`],
    ['Sent in', awaited === null ? String(entered) : `${entered} of ${awaited}`],
    [
      'Accepted',
      newer === 0 ? String(accepted.length) : `${accepted.length}, of them ${newer} with a newer list`,
    ],
  ];
  return (
    <header className="max-desktop:pr-0 flex flex-wrap items-end gap-x-8 gap-y-2.5 pr-6">
      <div className="max-tablet:basis-full min-w-0 flex-[1_1_420px]">
        <PageTitle className="wrap-anywhere">{event.name}</PageTitle>
        <p className="soft mt-1.5">
          {whenAndWhere(event)} {headFacts.length > 0 && `${headFacts.join(', ')}.`}
        </p>
        {mixed !== null && <p className="soft mt-1">{mixed}</p>}
      </div>
      <dl className="max-tablet:ml-0 max-tablet:gap-5 ml-auto flex gap-7">
        {facts.map(([term, fact, full]) => (
          <div key={term} title={full}>
            <dt className="text-11 text-ink-3">{term}</dt>
            <dd className="font-caslon max-tablet:text-16 text-[1.125rem] leading-[1.3] whitespace-nowrap tabular-nums">
              {fact}
            </dd>
          </div>
        ))}
      </dl>
    </header>
  );
};
