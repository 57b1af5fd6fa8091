'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getQueryClient } from '@/app/_components/server-state';
import { Button } from '@/app/_components/ui/button';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { Notice } from '@/app/_components/ui/notice';
import { ArmyVerdict } from '@/app/_components/ui/severity-mark';
import { TopBar } from '@/app/_components/ui/top-bar';
import { EditorFrame, EditorNotice, useEditorKeys } from '@/app/_editor/editor-frame';
import { useLayout } from '@/app/_editor/editor-window';
import { AreaField } from '@/app/_editor/fields/area-field';
import { Fields } from '@/app/_editor/fields/field-parts';
import { lazyPart } from '@/app/_editor/lazy-part';
import { NotOpened, Opening } from '@/app/_editor/opening';
import { type PanelPart, Panels } from '@/app/_editor/panels';
import { kitQuery } from '@/app/events/packs/_components/kit-queries';
import type { EventOfPack } from '@/lib/events/packs/pack-answers';
import { packQuery } from '@/lib/events/packs/pack-queries';
import type { PackRecord } from '@/lib/events/schema';
import { visibleText } from '@/lib/rules/core/army/name';
import { countFindings, standingOf } from '@/lib/rules/core/check/finding';
import { createPackSession, type PackPanel } from '../_store/pack-session';
import { EffectPane } from './effect/effect-pane';
import { TextPane } from './effect/text-pane';
import {
  PackProvider,
  type Sample,
  SampleProvider,
  usePack,
  usePackActions,
  usePackState,
  useSample,
} from './pack-context';
import { PackAdvice, PackFaults } from './pack-faults';
import { PackHead, SHARE_TERMS } from './pack-head';
import { RuleGroups } from './rules/rule-groups';

type PackEditorProps = {
  id: string;
  name: string;
  /** the armies that ship, by the ids of their systems */
  samples: Readonly<Record<string, readonly Sample[]>>;
  /** events of its rules that the viewer runs */
  events: readonly EventOfPack[];
};

/** The editor of a pack: the page says its name, the browser fetches the rest. */
export const PackEditor = ({ id, name, samples, events }: PackEditorProps) => {
  // asked for once: from then on the editor holds it, and its queue knows what is newer
  const { data, error, refetch } = useQuery(
    { ...packQuery(id), staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
    getQueryClient(),
  );
  if (data === undefined) {
    return (
      <Opening current="events" title={name}>
        {error === null ? (
          <p role="status">Opening the pack.</p>
        ) : (
          <NotOpened error={error} onAgain={refetch} />
        )}
      </Opening>
    );
  }
  return <Opened record={data} samples={samples[data.pack.system] ?? []} events={events} />;
};

type OpenedProps = { record: PackRecord; samples: readonly Sample[]; events: readonly EventOfPack[] };

const CONFLICT = lazyPart(() => import('./pack-conflict').then((part) => part.PackConflict));
const PANELS: readonly PanelPart<PackPanel | 'conflict'>[] = [['conflict', CONFLICT]];
const DRAG_LAYER = lazyPart(() => import('./rules/rule-drag').then(({ RuleDrag }) => RuleDrag));

/**
 * Rules on the left, what they do on the right; one below the other where it is narrow, with a dock under the thumb.
 */
const FRAME =
  'bg-paper grid grid-cols-[minmax(0,1fr)_424px] desktop:h-[calc(100dvh-53px)] max-desktop:grid-cols-[minmax(0,1fr)] max-desktop:pb-16';

const LONGEST = 2000;

/** What the organiser says of the pack as a whole: players read it above its rules. */
const PackNotes = () => {
  const notes = usePackState(({ file }) => file.notes ?? '');
  const { change, endTyping } = usePackActions();
  const put = (value: string) => {
    if (value === notes) return;
    const path = ['notes'];
    const op = value === '' ? ({ op: 'remove', path } as const) : ({ op: 'set', path, value } as const);
    change({ label: 'Change the notes', ops: [op] }, { key: 'pack notes' });
  };
  return (
    <section aria-label="Pack notes" className="pt-3">
      <Fields className="[--label:64px]">
        <AreaField
          label="Notes"
          value={notes}
          textOf={(value) => value}
          read={(typed) => visibleText(typed).trim().slice(0, LONGEST)}
          longest={LONGEST}
          placeholder="What players read about the whole pack"
          onChange={put}
          onLeave={endTyping}
        />
      </Fields>
    </section>
  );
};

/** The editor of one event pack. */
const PackWorkspace = () => {
  const wide = useLayout() === 'wide';
  const { store } = usePack().session;
  const name = usePackState(({ file }) => file.name);
  useEditorKeys(store);
  return (
    <EditorFrame
      store={store}
      title={`${name}, event pack`}
      dragLayer={DRAG_LAYER}
      panels={<Panels store={store} parts={PANELS} />}
    >
      <main id="main" className={FRAME}>
        <div className="max-tablet:px-4 desktop:overflow-auto relative min-w-0 px-6 pt-4 pb-6">
          <EditorNotice store={store} />
          <PackHead />
          <RuleGroups />
          <PackNotes />
          <PackFaults />
          <PackAdvice />
        </div>
        <aside
          aria-label="What the pack does"
          className="border-rule-firm bg-paper-sunk max-desktop:border-t max-desktop:border-l-0 desktop:overflow-auto relative min-w-0 border-l"
        >
          <section className="max-tablet:px-4 px-6 py-3.5" aria-labelledby="effect">
            <h2 id="effect" className="border-rule-ink text-20 border-b pb-1.5">
              What it does <small className="text-12 text-ink-3 font-sans">live, on a sample army</small>
            </h2>
            <EffectPane />
          </section>
          <section
            className="border-rule-ink bg-paper max-tablet:px-4 border-t px-6 pt-3 pb-4"
            aria-labelledby={SHARE_TERMS}
          >
            <h2 id={SHARE_TERMS} className="border-rule-ink text-20 border-b pb-1.5">
              Share the terms{' '}
              <small className="text-12 text-ink-3 font-sans">as text that can be pasted back</small>
            </h2>
            <TextPane />
          </section>
        </aside>
      </main>
      {!wide && <Dock />}
    </EditorFrame>
  );
};

/** How the sample army comes out, always under the thumb, where the effect does not stand beside the rules. */
const Dock = () => {
  const { tried } = useSample();
  const open = usePackState(({ panel }) => panel === 'effect');
  const { open: show, close } = usePackActions();
  return (
    <>
      <footer className="border-rule-ink bg-paper fixed inset-x-0 bottom-0 z-2 flex min-h-14 items-center gap-3 border-t px-4 pb-[env(safe-area-inset-bottom)]">
        <span className="mr-auto">
          <span className="text-12 text-ink-3 block">Sample army</span>
          {tried !== null && (
            <ArmyVerdict
              standing={standingOf(tried.now.findings)}
              counts={countFindings(tried.now.findings)}
            />
          )}
        </span>
        <Button onClick={() => show('effect')}>What it does</Button>
      </footer>
      <BottomSheet open={open} onClose={() => close('effect')} title="What it does" wide>
        <EffectPane />
      </BottomSheet>
    </>
  );
};

const Opened = ({ record, samples, events }: OpenedProps) => {
  const { name, system } = record.pack;
  const { data: kit, isError } = useQuery(kitQuery(system), getQueryClient());
  const [session] = useState(() => createPackSession(record));
  useEffect(() => session.start(), [session]);
  if (kit === undefined || kit === null) {
    return (
      <Opening current="events" title={name}>
        {kit === null ? (
          <Notice severity="error">{`This pack is for “${system}”, a rule system that this Muster does not have.`}</Notice>
        ) : (
          <p role="status">
            {isError ? 'The rules could not be loaded. Reload the page.' : 'Loading the rules.'}
          </p>
        )}
      </Opening>
    );
  }
  return (
    <PackProvider value={{ session, id: record.id, kit, samples, events }}>
      <TopBar current="events" />
      <SampleProvider>
        <PackWorkspace />
      </SampleProvider>
    </PackProvider>
  );
};
