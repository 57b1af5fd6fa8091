'use client';

import { AppLink } from '@/app/_components/ui/app-link';
import { Button } from '@/app/_components/ui/button';
import { Flag } from '@/app/_components/ui/flag';
import { Icon } from '@/app/_components/ui/icon';
import { Menu, type MenuItem } from '@/app/_components/ui/menu';
import { ThemeToggle } from '@/app/_components/ui/theme-toggle';
import { Wordmark } from '@/app/_components/ui/top-bar';
import { newId } from '@/app/_editor/new-id';
import { saveWords } from '@/app/_editor/save/save-state';
import { isTrouble, SaveNote } from '@/app/_editor/save-note';
import { TravelButtons } from '@/app/_editor/travel-buttons';
import { armyFileUrl } from '@/lib/armies/queries';
import { comparePath, versionsPath } from '@/lib/pages';
import { useActions, useArmyId, useBuilder, useSystem } from '../builder-context';
import { useCommands } from '../use-commands';
import { ArmyName } from './army-name';
import { WayBack } from './way-back';

const SQUARE = 'size-11 flex-none place-items-center rounded-2 text-ink [&>svg]:size-5';

/** The head of the builder: the army's name and settings, where the last edit is, undo, sharing and printing. */
export const BuilderBar = () => {
  const { open } = useActions();
  const save = useBuilder((state) => state.save);
  return (
    <header className="border-rule-ink bg-paper phone:gap-0 phone:px-1 flex min-w-0 items-center gap-4 border-b px-4 [grid-area:bar] portrait:gap-2.5 portrait:px-3.5">
      <Wordmark className="phone:hidden" />
      <AppLink className={`phone:grid hidden ${SQUARE}`} href="/" aria-label="My armies">
        <Icon name="back" />
      </AppLink>
      <div className="border-rule phone:h-auto phone:flex-1 phone:gap-[7px] phone:border-0 phone:p-0 flex h-7 min-w-0 flex-initial items-center gap-2.5 border-l pl-4">
        <Flag className="phone:h-8 h-6" />
        <ArmyName />
        <SettingsButton />
      </div>
      <div className="phone:ml-0 phone:gap-0 ml-auto flex min-w-0 flex-none items-center gap-2 portrait:gap-0.5">
        <SaveNote save={save} onChoose={() => open('conflict')} />
        <Travel />
        <span className="phone:hidden">
          <ThemeToggle />
        </span>
        <WayBack />
        <Button className="phone:hidden" icon="share" onClick={() => open('share')}>
          Share
        </Button>
        <Button className="phone:hidden" variant="main" icon="print" onClick={() => open('print')}>
          Print
        </Button>
        <PhoneMenu />
      </div>
    </header>
  );
};

const SETTINGS =
  'inline-flex min-h-[26px] min-w-0 items-center justify-center gap-1.5 overflow-hidden rounded-2 border border-transparent px-2 text-12 text-ellipsis whitespace-nowrap text-ink-2 hover:bg-paper-press pointer-coarse:min-h-11 pointer-coarse:min-w-11 motion-safe:[transition:background-color_120ms] portrait:justify-start phone:grid phone:min-h-13 phone:w-full phone:content-center phone:justify-start phone:gap-0 phone:px-0.5 phone:text-start phone:leading-[1.3] phone:text-ink-3';

/** A line that ends in dots where it has no room. */
const CUT = 'min-w-0 overflow-hidden text-ellipsis';

const SettingsButton = () => {
  const { nationLabel, year, scale } = useBuilder(({ view }) => view.summary);
  const trouble = useBuilder(({ save }) => (isTrouble(save) ? saveWords(save, false) : null));
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
        <bdi>{army || 'Army without a name'}</bdi>
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

const Travel = () => {
  const { undo, redo } = useActions();
  const back = useBuilder(({ history }) => history.past.at(-1)?.label ?? null);
  const forth = useBuilder(({ history }) => history.future[0]?.label ?? null);
  return <TravelButtons back={back} forth={forth} onUndo={undo} onRedo={redo} />;
};

/** On a phone everything that the wide head shows stands in one menu. */
const PhoneMenu = () => {
  const { open, redo, now, foldAll } = useActions();
  const { addOther } = useCommands();
  const system = useSystem();
  const armyId = useArmyId();
  const items = (): MenuItem[] => {
    const { file, history } = now();
    return [
      ...system.additions(file, newId).map(
        (addition): MenuItem => ({
          label: `Add ${addition.label.toLowerCase()}`,
          icon: 'plus',
          onSelect: () => addOther(addition),
        }),
      ),
      { kind: 'rule' },
      { label: 'Redo', icon: 'redo', ...(history.future.length === 0 && { off: 'nothing' }), onSelect: redo },
      { label: 'Fold all', icon: 'chevron-right', onSelect: () => foldAll(true) },
      { label: 'Unfold all', icon: 'chevron', onSelect: () => foldAll(false) },
      { kind: 'rule' },
      { label: `Edit several ${system.terms.units}`, icon: 'edit', onSelect: () => open('several') },
      { label: 'Army settings', icon: 'settings', onSelect: () => open('settings') },
      { label: 'Share', icon: 'share', onSelect: () => open('share') },
      { label: 'Army as text', icon: 'file', onSelect: () => open('text') },
      { label: 'Print', icon: 'print', onSelect: () => open('print') },
      { kind: 'file', label: 'Army file', icon: 'download', href: armyFileUrl(armyId) },
      { kind: 'link', label: 'Earlier versions', icon: 'history', href: versionsPath(armyId) },
      { kind: 'link', label: 'Compare', icon: 'swap', href: comparePath(armyId) },
      { label: 'Under other rules', icon: 'swap', onSelect: () => open('elsewhere') },
      { label: 'Help and shortcuts', icon: 'info', onSelect: () => open('keys') },
    ];
  };
  return (
    <span className="phone:block hidden">
      <Menu label="More" icon="more" className={`grid ${SQUARE}`} items={items} />
    </span>
  );
};
