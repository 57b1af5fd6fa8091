import type { ReactNode } from 'react';
import { IconButton } from '@/app/_components/ui/button';

export const TITLE = 'pt-0.5 wrap-anywhere';

type SelectedProps = { name: string; head: ReactNode; onClose: () => void; children: ReactNode };

/** The foot of the right pane; it gives way where sum and findings leave less. */
export const Selected = ({ name, head, onClose, children }: SelectedProps) => (
  <section
    className="border-rule-ink bg-paper-sunk relative max-h-[62%] min-h-0 flex-[0_1_auto] overflow-auto border-t px-[18px] pb-3"
    aria-label={`Selected: ${name}`}
  >
    <div className="flex min-h-[42px] items-center gap-2.5">
      {head}
      <IconButton icon="close" label="Close" size="small" className="-mr-[7px] ml-auto" onClick={onClose} />
    </div>
    {children}
  </section>
);
