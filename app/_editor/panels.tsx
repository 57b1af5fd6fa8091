'use client';

import { useState } from 'react';
import { Later, type LaterPart } from './later';
import type { PanelProps } from './panel-props';

/** What opens over an editor, by its name; none of it is in the first load. */
export type PanelPart<P extends string> = readonly [panel: P, part: LaterPart<PanelProps>];

type PanelsProps<P extends string> = {
  parts: readonly PanelPart<P>[];
  open: P | null;
  onClose: (panel: P) => void;
};

/** What opens over an editor, each part fetched when it is first wanted. */
export const Panels = <P extends string>({ parts, open, onClose }: PanelsProps<P>) =>
  parts.map(([panel, part]) => (
    <Held key={panel} part={part} open={panel === open} onClose={() => onClose(panel)} />
  ));

/** Stays once it was opened: a dialog must close, not vanish, to give the focus back. */
const Held = ({ part, open, onClose }: PanelProps & { part: LaterPart<PanelProps> }) => {
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  return wanted && <Later part={part} props={{ open, onClose }} over />;
};
