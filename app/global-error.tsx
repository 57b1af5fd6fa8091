'use client';

import * as uiWords from '@/app/_components/ui/words';
import { FaultPage } from './_components/ui/fault-page';
import './fonts/fonts.css';
import './globals.css';

/** Shown when even the frame of the page fails; so it brings its own. */
export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>{uiWords.wentWrongTitle}</title>
        <FaultPage retry={() => retry()}>
          <p>{uiWords.couldNotShowPage}</p>
        </FaultPage>
      </body>
    </html>
  );
}
