'use client';

import { useSearchParams } from 'next/navigation';
import { type MouseEvent, useState } from 'react';
import * as armyWords from '@/app/_components/army/words';
import { Button, buttonLook } from '@/app/_components/ui/button';
import { Flag, Icon } from '@/app/_components/ui/icon';
import type { MenuItem } from '@/app/_components/ui/menu';
import * as common from '@/app/_components/words';
import { EditorBar, PhoneMenu } from '@/app/_editor/editor-bar';
import { isSaved } from '@/app/_editor/is-saved';
import { useTrouble } from '@/app/_editor/save-note';
import { newId } from '@/lib/ids';
import { ARMIES, armyFilePath, armyGamesPath, comparePath, versionsPath, wayBack } from '@/lib/pages';
import { MAX_NAME, visibleLine } from '@/lib/rules/core/army/name';
import { useActions, useArmyId, useBuilder, useSession, useSystem } from '../builder-context';
import { useCommands, useFill } from '../use-commands';

/** The way back of an army that is built to be entered at an event, once its last edit is saved. */
const WayBack = () => {
  const href = wayBack(useSearchParams().get('back'), useArmyId());
  const session = useSession();
  const [going, setGoing] = useState(false);
  if (href === null) return null;
  const go = async (event: MouseEvent) => {
    if (!session.queue.unsent() || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setGoing(true);
    if (await isSaved(session)) window.location.assign(href);
    // The save state is beside the name of the army.
    else setGoing(false);
  };
  return (
    <a
      data-button
      className={buttonLook({}, 'phone:px-2 phone:min-w-11')}
      href={href}
      onClick={(event) => void go(event)}
      aria-label={going ? 'Saving before going back to the event' : 'Back to the event'}
    >
      <Icon name="back" />
      {going ? 'Saving' : 'Event'}
    </a>
  );
};

/** The army's name, and how typing changes it. */
const useArmyRename = () => {
  const name = useBuilder(({ file }) => file.name);
  const { change, endTyping } = useActions();
  const rename = (typed: string) =>
    change(
      { ops: [{ op: 'set', path: ['name'], value: visibleLine(typed) }], label: 'Rename the army' },
      { key: 'name' },
    );
  return { name, rename, endTyping };
};

/** As wide as its content: the hidden name sets the width. */
const SIZED =
  'inline-grid max-w-full min-w-10 overflow-hidden pt-0.5 font-caslon text-[1.125rem] leading-[1.2] after:invisible after:overflow-hidden after:px-[5px] after:py-[3px] after:whitespace-pre after:content-[attr(data-name)] after:[grid-area:1/1] phone:hidden';

/** The army's name, edited in place. */
const ArmyName = () => {
  const { name, rename, endTyping } = useArmyRename();
  return (
    <>
      <h1 className="vh">
        <bdi>{name || common.armyWithoutName}</bdi>
      </h1>
      <label className={SIZED} data-name={name || common.armyWithoutName}>
        <span className="vh">Name of the army</span>
        <input
          className="rounded-2 hover:bg-paper-press touch:min-h-11 w-full min-w-0 px-[5px] py-[3px] text-ellipsis [grid-area:1/1] focus-visible:-outline-offset-2"
          value={name}
          maxLength={MAX_NAME}
          autoComplete="off"
          spellCheck={false}
          size={1}
          placeholder={common.armyWithoutName}
          onChange={({ target }) => rename(target.value)}
          onBlur={endTyping}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
        />
      </label>
    </>
  );
};

/** The head of the builder: the army's name and settings, where the last edit is, undo, sharing and printing. */
export const BuilderBar = () => {
  const { store } = useSession();
  const { open } = useActions();
  return (
    <EditorBar
      store={store}
      home={{ href: ARMIES, label: 'My armies' }}
      className="portrait:px-3.5"
      name={
        <>
          <Flag className="phone:h-8 h-6" />
          <ArmyName />
          <SettingsButton />
        </>
      }
    >
      <WayBack />
      <Button className="phone:hidden" icon="share" onClick={() => open('share')}>
        Share
      </Button>
      <Button className="phone:hidden" variant="main" icon="print" onClick={() => open('print')}>
        Print
      </Button>
      <ArmyMenu />
    </EditorBar>
  );
};

/** Where there is little room it gives way before the name does. */
const SETTINGS =
  'inline-flex min-h-[26px] min-w-8 shrink-[99] items-center justify-center gap-1.5 overflow-hidden rounded-2 border border-transparent px-2 text-12 text-ellipsis whitespace-nowrap text-ink-2 hover:bg-paper-press pointer-coarse:min-h-11 pointer-coarse:min-w-11 motion-safe:[transition:background-color_120ms] portrait:justify-start phone:grid phone:min-h-13 phone:w-full phone:content-center phone:justify-start phone:gap-0 phone:px-0.5 phone:text-start phone:leading-[1.3] phone:text-ink-3';

/** A line that ends in dots where it has no room. */
const CUT = 'min-w-0 overflow-hidden text-ellipsis';

const SettingsButton = () => {
  const { nationLabel, year, scale } = useBuilder(({ view }) => view.summary);
  const trouble = useTrouble(useSession().store);
  const army = useBuilder(({ file }) => file.name);
  const { name } = useSystem();
  const { open } = useActions();
  const kind = `${nationLabel}, ${year}, ${scale}`;
  return (
    <button
      type="button"
      className={SETTINGS}
      aria-label={`Army settings: ${kind}, ${name}`}
      onClick={() => open('settings')}
    >
      <span className="font-caslon text-ink phone:block hidden truncate text-[0.96875rem] leading-[1.3]">
        <bdi>{army || common.armyWithoutName}</bdi>
      </span>
      <span className={trouble === null ? CUT : `${CUT} phone:hidden`}>
        {kind}
        <span className="phone:hidden">, {name}</span>
      </span>
      {trouble !== null && <span className="text-warning phone:block hidden truncate">{trouble}</span>}
      <Icon name="chevron" className="phone:hidden" />
    </button>
  );
};

const ArmyMenu = () => {
  const { store } = useSession();
  const { open, now, foldAll } = useActions();
  const { addOther } = useCommands();
  const system = useSystem();
  const armyId = useArmyId();
  const additions = () =>
    system.additions(now().file, newId).map(
      (addition): MenuItem => ({
        label: `Add ${addition.label.toLowerCase()}`,
        icon: 'plus',
        onSelect: () => addOther(addition),
      }),
    );
  const { fill } = useFill();
  const more: readonly MenuItem[] = [
    { label: 'Fill the rest', icon: 'plus', onSelect: fill },
    { label: `Edit several ${system.terms.units}`, icon: 'edit', onSelect: () => open('several') },
    { label: 'Army settings', icon: 'settings', onSelect: () => open('settings') },
    { label: 'Share', icon: 'share', onSelect: () => open('share') },
    { label: 'Army as text', icon: 'file', onSelect: () => open('text') },
    { label: 'Print', icon: 'print', onSelect: () => open('print') },
    { kind: 'file', label: 'Army file', icon: 'download', href: armyFilePath(armyId) },
    { kind: 'link', label: 'Earlier versions', icon: 'history', href: versionsPath(armyId) },
    { kind: 'link', label: armyWords.gamesOfArmy, icon: 'note', href: armyGamesPath(armyId) },
    { kind: 'link', label: 'Compare', icon: 'swap', href: comparePath(armyId) },
    { label: 'Under other rules', icon: 'swap', onSelect: () => open('elsewhere') },
    { label: 'Help and shortcuts', icon: 'info', onSelect: () => open('keys') },
  ];
  return <PhoneMenu store={store} additions={additions} foldAll={foldAll} more={more} />;
};
