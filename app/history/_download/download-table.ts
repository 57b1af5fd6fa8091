import { downloadBytes, downloadText } from '@/app/api/_http/json-response';
import * as historyWords from '@/app/history/words';
import { writeTable } from '@/lib/history/own/csv/csv-write';
import type { OwnBattle } from '@/lib/history/own/document';
import { readAside } from '@/lib/readers/read-in-thread';

/** Both sides of an order of battle as a table, to keep. */
export const downloadTable = (battle: OwnBattle): Response =>
  downloadText(
    { name: battle.name, ending: '.battle.csv', fallback: 'Order of battle' },
    'text/csv',
    writeTable(battle),
  );

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The same as a spreadsheet, written in a thread of its own: a large one takes a second. */
export const downloadSheet = async (battle: OwnBattle): Promise<Response> =>
  downloadBytes(
    { name: battle.name, ending: '.battle.xlsx', fallback: 'Order of battle' },
    XLSX,
    await readAside('sheet', battle, {}),
  );

/** A spreadsheet to begin with. */
export const downloadSheetTemplate = async (): Promise<Response> =>
  downloadBytes(
    { name: historyWords.templateOfOrder, ending: '.xlsx' },
    XLSX,
    await readAside('sheet', null, {}),
  );
