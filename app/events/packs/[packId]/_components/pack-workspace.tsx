'use client';

import { Button } from '@/app/_components/ui/button';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { SeverityCounts } from '@/app/_components/ui/severity-mark';
import * as common from '@/app/_components/words';
import { EditorFrame, EditorNotice, useEditorKeys } from '@/app/_editor/editor-frame';
import { useLayout } from '@/app/_editor/editor-window';
import { AreaField } from '@/app/_editor/fields/area-field';
import { Fields } from '@/app/_editor/fields/field-parts';
import { laterPart } from '@/app/_editor/later';
import { type PanelPart, Panels } from '@/app/_editor/panels';
import { visibleText } from '@/lib/rules/core/army/name';
import { countFindings } from '@/lib/rules/core/check/finding';
import type { PackPanel } from '../_store/pack-session';
import { EffectPane } from './effect/effect-pane';
import { TextPane } from './effect/text-pane';
import { usePack, usePackActions, usePackState, useSample } from './pack-context';
import { PackAdvice, PackFaults } from './pack-faults';
import { PackHead, SHARE_TERMS } from './pack-head';
import { RuleGroups } from './rules/rule-groups';
import * as words from './words';

const CONFLICT = laterPart(() => import('./pack-conflict').then((part) => part.PackConflict));
const PANELS: readonly PanelPart<PackPanel | 'conflict'>[] = [['conflict', CONFLICT]];
const DRAG_LAYER = laterPart(() => import('./rules/rule-drag').then(({ RuleDrag }) => RuleDrag));

/** Rules on the left, what they do on the right; one below the other where it is narrow, with a dock under the thumb. */
const FRAME =
  'bg-paper grid grid-cols-[minmax(0,1fr)_424px] min-[1240px]:h-[calc(100dvh-53px)] max-[1239.98px]:grid-cols-[minmax(0,1fr)] max-[1239.98px]:pb-16';

const LONGEST = 2000;

/** What the organiser says of the pack as a whole: players read it above its rules. */
const PackNotes = () => {
  const notes = usePackState(({ file }) => file.notes ?? '');
  const { change, seal } = usePackActions();
  const put = (value: string) => {
    if (value === notes) return;
    const path = ['notes'];
    const op = value === '' ? ({ op: 'remove', path } as const) : ({ op: 'set', path, value } as const);
    change({ label: words.changeNotes, ops: [op] }, { key: 'pack notes' });
  };
  return (
    <section aria-label={words.packNotes} className="pt-3">
      <Fields className="[--label:64px]">
        <AreaField
          label={common.notes}
          value={notes}
          textOf={(value) => value}
          read={(typed) => visibleText(typed).trim().slice(0, LONGEST)}
          longest={LONGEST}
          placeholder={words.whatPackNotesAre}
          onChange={put}
          onLeave={seal}
        />
      </Fields>
    </section>
  );
};

/** The editor of one event pack. */
export const PackWorkspace = () => {
  const wide = useLayout() === 'wide';
  const { store } = usePack().session;
  const name = usePackState(({ file }) => file.name);
  useEditorKeys(store);
  return (
    <EditorFrame
      store={store}
      title={words.eventPackOf(name)}
      dragLayer={DRAG_LAYER}
      panels={<Panels store={store} parts={PANELS} />}
    >
      <main id="main" className={FRAME}>
        <div className="relative min-w-0 px-6 pt-4 pb-6 max-[721px]:px-4 min-[1240px]:overflow-auto">
          <EditorNotice store={store} />
          <PackHead />
          <RuleGroups />
          <PackNotes />
          <PackFaults />
          <PackAdvice />
        </div>
        <aside
          aria-label={words.whatPackDoes}
          className="border-rule-firm bg-paper-sunk relative min-w-0 border-l max-[1239.98px]:border-t max-[1239.98px]:border-l-0 min-[1240px]:overflow-auto"
        >
          <section className="px-6 py-3.5 max-[721px]:px-4" aria-labelledby="effect">
            <h2 id="effect" className="border-rule-ink text-20 border-b pb-1.5">
              {words.whatItDoes}{' '}
              <small className="text-12 text-ink-3 font-sans">{words.liveOnSampleArmy}</small>
            </h2>
            <EffectPane />
          </section>
          <section
            className="border-rule-ink bg-paper border-t px-6 pt-3 pb-4 max-[721px]:px-4"
            aria-labelledby={SHARE_TERMS}
          >
            <h2 id={SHARE_TERMS} className="border-rule-ink text-20 border-b pb-1.5">
              {words.shareTerms}{' '}
              <small className="text-12 text-ink-3 font-sans">{words.asPasteableText}</small>
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
          <span className="text-12 text-ink-3 block">{words.sampleArmy}</span>
          {tried !== null && <SeverityCounts counts={countFindings(tried.now.findings)} />}
        </span>
        <Button onClick={() => show('effect')}>{words.whatItDoes}</Button>
      </footer>
      <BottomSheet open={open} onClose={() => close('effect')} title={words.whatItDoes} wide>
        <EffectPane />
      </BottomSheet>
    </>
  );
};
