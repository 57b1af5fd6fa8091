import { route } from '@/app/api/_http/create-route';
import { downloadSheetTemplate } from '@/app/history/_download/download-table';

/** A spreadsheet to begin with: all columns, and rows of a battle that ships. */
export const GET = route(async () => downloadSheetTemplate());
