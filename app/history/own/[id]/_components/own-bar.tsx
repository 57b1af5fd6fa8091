'use client';

import { Button, LinkButton } from '@/app/_components/ui/button';
import { EditorBar, PhoneMenu } from '@/app/_editor/editor-bar';
import { useTrouble } from '@/app/_editor/save-note';
import { battleDay } from '@/app/history/history-words';
import * as historyWords from '@/app/history/words';
import { battlePath, OWN } from '@/lib/pages';
import { ABOUT } from '../_store/own-store';
import { useOwn, useOwnActions, useOwnCommands, useOwnState } from './own-context';

/** The head of the editor: the battle, where the last edit is, undo, sharing and its page. */
export const OwnBar = () => {
  const { id, session } = useOwn();
  const { open } = useOwnActions();
  return (
    <EditorBar
      store={session.store}
      home={{ href: OWN, label: historyWords.myOrdersOfBattle }}
      name={<AboutButton />}
    >
      <span className="phone:hidden">
        <LinkButton href={battlePath(id)}>View</LinkButton>
      </span>
      <Button className="phone:hidden" variant="main" icon="share" onClick={() => open('share')}>
        Share
      </Button>
      <OwnMenu />
    </EditorBar>
  );
};

/** The name of the battle, which opens the form about it. */
const AboutButton = () => {
  const { name, date, year } = useOwnState(({ file }) => file);
  const trouble = useTrouble(useOwn().session.store);
  const { select, open } = useOwnActions();
  const called = name || historyWords.battleWithoutName;
  const when = battleDay({ date, year });
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

const OwnMenu = () => {
  const { id, session } = useOwn();
  const { open, now, fold } = useOwnActions();
  const { addFormation, pasteAt } = useOwnCommands();
  const foldAll = (folded: boolean) => {
    const formations = now().tree.nodes.filter(({ kind }) => kind === 'formation');
    fold(
      formations.map((formation) => formation.id),
      folded,
    );
  };
  return (
    <PhoneMenu
      store={session.store}
      additions={() => [{ label: 'Add a formation', icon: 'plus', onSelect: () => addFormation() }]}
      foldAll={foldAll}
      more={[
        { label: 'Paste lines', icon: 'upload', onSelect: () => pasteAt(null) },
        { label: 'Sums and findings', icon: 'warning', onSelect: () => open('findings') },
        { label: 'Share', icon: 'share', onSelect: () => open('share') },
        { kind: 'link', label: 'View', icon: 'link', href: battlePath(id) },
      ]}
    />
  );
};
