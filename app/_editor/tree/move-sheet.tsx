'use client';

import type { ReactNode } from 'react';
import { Button } from '@/app/_components/ui/button';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { Icon, type IconName } from '@/app/_components/ui/icon';
import { ItemButton, ItemEnd } from '@/app/_components/ui/menu';
import type { PanelProps } from '../panels';
import { SheetActs, SheetChoices } from './row-acts';
import { type MoveWay, WAYS } from './row-menu';

/** Where a row can go to. */
export type MovePlace = {
  readonly id: string;
  readonly name: ReactNode;
  /** the text at the end of the line */
  readonly end?: string;
  /** "pass" and "swap", unless it says its own */
  readonly icon?: IconName;
  /** its present place */
  readonly here?: boolean;
  /** its indentation */
  readonly className?: string;
  readonly run: () => void;
};

type MoveSheetProps = PanelProps & {
  /** of what is moved; null where nothing is */
  name: string | null;
  /** the present place */
  now?: ReactNode;
  ways: readonly MoveWay[];
  places: readonly MovePlace[];
};

/** Moves a row of a tree without dragging: step by step, or to another place. */
export const MoveSheet = ({ open, onClose, name, now, ways, places }: MoveSheetProps) => (
  <BottomSheet open={open && name !== null} onClose={onClose} title={`Move ${name ?? ''}`}>
    {now}
    <SheetActs>
      {ways.map(({ to, off, run }) => (
        <Button key={to} icon={WAYS[to].icon} aria-disabled={off !== null} onClick={run}>
          {WAYS[to].label}
        </Button>
      ))}
    </SheetActs>
    {places.length > 0 && (
      <SheetChoices label="Move to">
        {places.map((place) => (
          <li key={place.id} className={place.className ?? ''}>
            <Place {...place} onClose={onClose} />
          </li>
        ))}
      </SheetChoices>
    )}
  </BottomSheet>
);

const Place = ({ name, end, icon, here = false, run, onClose }: MovePlace & Pick<PanelProps, 'onClose'>) => (
  <ItemButton
    aria-current={here}
    aria-disabled={here}
    onClick={() => {
      if (here) return;
      onClose();
      run();
    }}
  >
    <Icon name={icon ?? (here ? 'pass' : 'swap')} />
    {name}
    {end !== undefined && <ItemEnd>{end}</ItemEnd>}
  </ItemButton>
);
