import { route } from '@/app/api/_http/create-route';
import { downloadText } from '@/app/api/_http/json-response';
import * as historyWords from '@/app/history/words';
import { template } from '@/lib/history/own/csv/csv-write';

/** A table to begin with: all columns, and rows of a battle that ships. */
export const GET = route(async () =>
  downloadText({ name: historyWords.templateOfOrder, ending: '.csv' }, 'text/csv', template()),
);
