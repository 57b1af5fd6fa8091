import 'server-only';
import type { Sheet } from '@/lib/rules/core/sheet';
import type { Shared } from './load-shared';
import { sharedSheetOptions, usualPaper } from './print-options';

type Asked = Pick<Headers, 'get'>;

/** The roster of a shared army, on the reader's usual paper, with the address of the link as they reached it. */
export const sharedSheet = async (
  { army, system, assessment }: Shared,
  token: string,
  asked: Asked,
): Promise<Sheet> => {
  const options = sharedSheetOptions(usualPaper(asked.get('accept-language') ?? ''), {
    revision: army.revision,
    link: `${asked.get('x-forwarded-proto') ?? 'http'}://${asked.get('host')}/s/${token}`,
    now: new Date(),
  });
  return (await system.sheets()).roster(army.file, assessment, options);
};
