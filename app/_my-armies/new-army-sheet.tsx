import type { SystemCard } from '../_components/army/system-card';
import { BottomSheet } from '../_components/ui/dialog';
import { NewArmy } from './new-army';
import * as words from './words';

type NewArmySheetProps = {
  open: boolean;
  onClose: () => void;
  systems: readonly SystemCard[];
  /** names of my armies */
  taken: readonly string[];
};

/** Starts an army with nobody in it. */
export const NewArmySheet = ({ open, onClose, systems, taken }: NewArmySheetProps) => (
  <BottomSheet open={open} onClose={onClose} title={words.newArmy}>
    <NewArmy systems={systems} taken={taken} titled={false} />
  </BottomSheet>
);
