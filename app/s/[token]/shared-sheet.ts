import 'server-only';
import { printDate } from '@/app/_print/sheet-request';
import type { Sheet } from '@/lib/rules/core/sheet';
import type { Shared } from './load-shared';
import { usualPaper } from './print-options';
import { sharedLink } from './shared-link';

/** The roster of a shared army in full, on the reader's usual paper, with the link itself as its QR code. */
export const sharedSheet = async (
  { army, system, assessment }: Shared,
  token: string,
  asked: Pick<Headers, 'get'>,
): Promise<Sheet> =>
  (await system.sheets()).roster(army.file, assessment, {
    paper: usualPaper(asked.get('accept-language') ?? ''),
    hidePoints: false,
    hideNotes: false,
    hideRatings: false,
    combine: false,
    blackAndWhite: false,
    print: {
      date: printDate(new Date()),
      version: army.revision,
      code: null,
      link: sharedLink(token, asked),
    },
  });
