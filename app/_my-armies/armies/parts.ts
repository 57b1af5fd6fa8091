import { Armies } from './armies';
import { storeSide } from './army-actions';

/** What the list of armies and every change of it need. The dialogs come after it: they need the same. */
export const parts = {
  Armies,
  storeSide,
  newSheet: () => import('../new-army-sheet').then((part) => part.NewArmySheet),
  importDialog: () => import('../import-dialog').then((part) => part.ImportDialog),
  deviceDialog: () => import('../device-dialog').then((part) => part.DeviceDialog),
};
