'use client';

import * as uiWords from '@/app/_components/ui/words';
import { Button, buttonLook } from './_components/ui/button';
import { PageActs, PlainPage } from './_components/ui/plain-page';
import './fonts/fonts.css';
import './globals.css';

/** Shown when even the frame of the page fails; so it brings its own. */
export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>{uiWords.wentWrongTitle}</title>
        <PlainPage title={uiWords.somethingWentWrong}>
          <p>{uiWords.couldNotShowPage}</p>
          <PageActs>
            <Button variant="main" onClick={() => retry()}>
              {uiWords.tryAgain}
            </Button>
            <a className={buttonLook()} href="/">
              {uiWords.myArmies}
            </a>
          </PageActs>
        </PlainPage>
      </body>
    </html>
  );
}
