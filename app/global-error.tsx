'use client';

import { Button, buttonLook } from './_components/ui/button';
import { PageActs, PlainPage } from './_components/ui/plain-page';
import * as words from './_components/words';
import './fonts/fonts.css';
import './globals.css';

/** Shown when even the frame of the page fails; so it brings its own. */
export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>{words.wentWrongTitle}</title>
        <PlainPage title={words.somethingWentWrong}>
          <p>{words.couldNotShowPage}</p>
          <PageActs>
            <Button variant="main" onClick={() => retry()}>
              {words.tryAgain}
            </Button>
            <a className={buttonLook()} href="/">
              {words.myArmies}
            </a>
          </PageActs>
        </PlainPage>
      </body>
    </html>
  );
}
