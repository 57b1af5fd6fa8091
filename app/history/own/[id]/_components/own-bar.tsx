'use client';

import { AppLink } from '@/app/_components/ui/app-link';
import { Button, LinkButton } from '@/app/_components/ui/button';
import { Icon } from '@/app/_components/ui/icon';
import { Menu, type MenuItem } from '@/app/_components/ui/menu';
import { ThemeToggle } from '@/app/_components/ui/theme-toggle';
import { Wordmark } from '@/app/_components/ui/top-bar';
import { saveWords } from '@/app/_editor/save/save-state';
import { isTrouble, SaveNote } from '@/app/_editor/save-note';
import { TravelButtons } from '@/app/_editor/travel-buttons';
import { longDate } from '@/app/history/history-words';
import { battlePath, OWN } from '@/lib/pages';
import { ABOUT } from '../_store/own-state';
import { useOwn, useOwnActions, useOwnState } from './own-context';
import { useOwnCommands } from './use-own-commands';

const SQUARE = 'size-11 flex-none place-items-center rounded-2 text-ink [&>svg]:size-5';

/** The head of the editor: the battle, where the last edit is, undo, sharing and its page. */
export const OwnBar = () => {
  const { id } = useOwn();
  const { open } = useOwnActions();
  const save = useOwnState((state) => state.save);
  return (
    <header className="border-rule-ink bg-paper phone:gap-0 phone:px-1 flex min-w-0 items-center gap-4 border-b px-4 [grid-area:bar] portrait:gap-2.5">
      <Wordmark className="phone:hidden" />
      <AppLink className={`phone:grid hidden ${SQUARE}`} href={OWN} aria-label="My orders of battle">
        <Icon name="back" />
      </AppLink>
      <div className="border-rule phone:h-auto phone:flex-1 phone:border-0 phone:p-0 flex h-7 min-w-0 flex-initial items-center gap-2.5 border-l pl-4">
        <AboutButton />
      </div>
      <div className="phone:ml-0 phone:gap-0 ml-auto flex min-w-0 flex-none items-center gap-2 portrait:gap-0.5">
        <SaveNote save={save} onChoose={() => open('conflict')} />
        <Travel />
        <span className="phone:hidden">
          <ThemeToggle />
        </span>
        <span className="phone:hidden">
          <LinkButton href={battlePath(id)}>Its page</LinkButton>
        </span>
        <Button className="phone:hidden" variant="main" icon="share" onClick={() => open('share')}>
          Share
        </Button>
        <PhoneMenu />
      </div>
    </header>
  );
};

/** The name of the battle, which opens the form about it. */
const AboutButton = () => {
  const { name, date, year } = useOwnState(({ file }) => file);
  const trouble = useOwnState(({ save }) => (isTrouble(save) ? saveWords(save, false) : null));
  const { select, open } = useOwnActions();
  const called = name || 'Battle without a name';
  const when = date === null ? String(year) : longDate(date);
  return (
    <>
      <h1 className="vh">
        <bdi>{called}</bdi>
      </h1>
      <button
        type="button"
        className="rounded-2 hover:bg-paper-press phone:min-h-13 phone:w-full phone:px-0.5 inline-flex min-h-8 min-w-0 items-center overflow-hidden px-2 text-start"
        aria-label={`About the battle: ${called}, ${when}`}
        onClick={() => {
          select(ABOUT);
          open('node');
        }}
      >
        <span className="phone:grid phone:gap-0 flex min-w-0 items-baseline gap-2.5">
          <span className="font-caslon phone:text-[0.96875rem] phone:leading-[1.3] truncate text-[1.125rem]">
            <bdi>{called}</bdi>
          </span>
          <span className={`text-12 text-ink-2 truncate ${trouble === null ? '' : 'phone:hidden'}`}>
            {when}
          </span>
          {trouble !== null && (
            <span className="text-warning text-12 phone:block hidden truncate">{trouble}</span>
          )}
        </span>
      </button>
    </>
  );
};

const Travel = () => {
  const { undo, redo } = useOwnActions();
  const back = useOwnState(({ history }) => history.past.at(-1)?.label ?? null);
  const forth = useOwnState(({ history }) => history.future[0]?.label ?? null);
  return <TravelButtons back={back} forth={forth} onUndo={undo} onRedo={redo} />;
};

/** On a phone everything that the wide head shows stands in one menu. */
const PhoneMenu = () => {
  const { id } = useOwn();
  const { open, redo, now, fold } = useOwnActions();
  const { addFormation } = useOwnCommands();
  const formations = () => now().tree.nodes.flatMap((node) => (node.kind === 'formation' ? [node.id] : []));
  const items = (): MenuItem[] => [
    { label: 'Add a formation', icon: 'plus', onSelect: () => addFormation() },
    { kind: 'rule' },
    {
      label: 'Redo',
      icon: 'redo',
      ...(now().history.future.length === 0 && { off: 'nothing' }),
      onSelect: redo,
    },
    { label: 'Fold all', icon: 'chevron-right', onSelect: () => fold(formations(), true) },
    { label: 'Unfold all', icon: 'chevron', onSelect: () => fold(formations(), false) },
    { kind: 'rule' },
    { label: 'Sums and findings', icon: 'warning', onSelect: () => open('findings') },
    { label: 'Share', icon: 'share', onSelect: () => open('share') },
    { kind: 'link', label: 'Its page', icon: 'link', href: battlePath(id) },
  ];
  return (
    <span className="phone:block hidden">
      <Menu label="More" icon="more" className={`grid ${SQUARE}`} items={items} />
    </span>
  );
};
