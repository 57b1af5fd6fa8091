'use client';

import { AppLink } from '@/app/_components/ui/app-link';
import { Button, IconButton } from '@/app/_components/ui/button';
import { Flag } from '@/app/_components/ui/flag';
import { Icon } from '@/app/_components/ui/icon';
import { Menu, type MenuItem } from '@/app/_components/ui/menu';
import { ThemeToggle } from '@/app/_components/ui/theme-toggle';
import { Wordmark } from '@/app/_components/ui/top-bar';
import { armyFileUrl } from '@/lib/armies/calls';
import { newId } from '../../_store/new-id';
import { saveWords } from '../../_store/save-state';
import { useActions, useArmyId, useBuilder, useSystem } from '../builder-context';
import { useCommands } from '../use-commands';
import { ArmyName } from './army-name';
import { isTrouble, SaveNote } from './save-note';

/** The head of the builder: the army's name and settings, where the last edit is, undo, sharing and printing. */
export const BuilderBar = () => {
  const { open } = useActions();
  return (
    <header className="bar-top">
      <Wordmark className="wide-only" />
      <AppLink className="sq phone-only" href="/" aria-label="My armies">
        <Icon name="back" />
      </AppLink>
      <div className="who-am">
        <Flag />
        <ArmyName />
        <SettingsButton />
      </div>
      <div className="end">
        <SaveNote />
        <Travel />
        <span className="wide-only">
          <ThemeToggle />
        </span>
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
      className="btn bare sm about-army"
      aria-label={`Army settings: ${kind}, ${name}`}
      onClick={() => open('settings')}
    >
      <span className="army-title phone-only">
        <bdi>{army || 'Army without a name'}</bdi>
      </span>
      <span className={trouble === null ? 'kind' : 'kind wide-only'}>
        {kind}
        <span className="wide-only">, {name}</span>
      </span>
      {trouble !== null && <span className="phone-only trouble">{trouble}</span>}
      <Icon name="chevron" className="wide-only" />
    </button>
  );
};

const Travel = () => {
  const { undo, redo } = useActions();
  const back = useBuilder(({ history }) => history.past.at(-1)?.label ?? null);
  const forth = useBuilder(({ history }) => history.future[0]?.label ?? null);
  return (
    <span className="pair">
      <IconButton
        icon="undo"
        label={back === null ? 'Undo' : `Undo: ${back}`}
        aria-disabled={back === null}
        onClick={undo}
      />
      <span className="wide-only">
        <IconButton
          icon="redo"
          label={forth === null ? 'Redo' : `Redo: ${forth}`}
          aria-disabled={forth === null}
          onClick={redo}
        />
      </span>
    </span>
  );
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
      { kind: 'link', label: 'Earlier versions', icon: 'history', href: `/armies/${armyId}/history` },
      { kind: 'link', label: 'Compare', icon: 'swap', href: `/compare?a=${armyId}` },
      { label: 'Under other rules', icon: 'swap', onSelect: () => open('elsewhere') },
      { label: 'Help', icon: 'info', onSelect: () => open('keys') },
    ];
  };
  return (
    <span className="phone-only">
      <Menu label="More" icon="more" className="sq" items={items} />
    </span>
  );
};
