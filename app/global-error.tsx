'use client';

import { Button, buttonLook } from './_components/ui/button';
import { PageActs, PlainPage } from './_components/ui/plain-page';
import './fonts/fonts.css';
import './globals.css';

/** Shown when even the frame of the page fails; so it brings its own. */
export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>Something went wrong: Muster</title>
        <PlainPage title="Something went wrong">
          <p>Muster could not show this page. What was saved is safe.</p>
          <PageActs>
            <Button variant="main" onClick={() => retry()}>
              Try again
            </Button>
            <a className={buttonLook()} href="/">
              My armies
            </a>
          </PageActs>
        </PlainPage>
      </body>
    </html>
  );
}
