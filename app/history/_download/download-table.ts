import { downloadText } from '@/app/api/_http/answer';
import { writeTable } from '@/lib/history/own/csv/csv-write';
import type { OwnBattle } from '@/lib/history/own/document';

/** Both sides of an order of battle as a table, to keep. */
export const downloadTable = (battle: OwnBattle): Response =>
  downloadText(
    { name: battle.name, ending: '.battle.csv', fallback: 'Order of battle' },
    'text/csv',
    writeTable(battle),
  );
