'use client';

import { FaultPage } from './_components/ui/fault-page';
import './fonts/fonts.css';
import './globals.css';

/** Shown when even the frame of the page fails; so it brings its own. */
export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>Something went wrong: Muster</title>
        <FaultPage retry={() => retry()}>
          <p>Muster could not show this page. What was saved is safe.</p>
        </FaultPage>
      </body>
    </html>
  );
}
