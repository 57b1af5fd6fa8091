import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import * as uiWords from '@/app/_components/ui/words';
import { ARMIES } from '@/lib/pages';
import { services } from '@/lib/platform/services';
import { THEME_SCRIPT } from '@/lib/theme';
import { Toaster } from './_components/ui/toaster';
import { OfflinePages } from './_no-signal/keep-pages';
import './fonts/fonts.css';
import './globals.css';

export const metadata: Metadata = {
  title: { default: uiWords.titleOfMuster, template: '%s: Muster' },
  description: `${uiWords.shortAbout} Every price and every finding gives its page number in the rules.`,
  applicationName: 'Muster',
  formatDetection: { telephone: false, date: false, address: false, email: false },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fcfcfa' },
    { media: '(prefers-color-scheme: dark)', color: '#171b21' },
  ],
};

const FIRST_VIEW = [
  new URL('./fonts/inter-latin.woff2', import.meta.url),
  new URL('./fonts/caslon-text-latin.woff2', import.meta.url),
  new URL('./fonts/caslon-display-latin.woff2', import.meta.url),
];

/** The door gives each page a policy of its own: none is made when the program is built. */
export const dynamic = 'force-dynamic';

/** Reads nothing of the request: the theme comes by a script, the account by a request of its own. */
export default function RootLayout({ children }: { children: ReactNode }) {
  for (const font of FIRST_VIEW) {
    preload(String(font), { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  return (
    <html
      lang="en"
      className="has-[>body>[data-panes]]:overflow-hidden"
      data-build={services().build}
      suppressHydrationWarning
    >
      <body>
        <script>{THEME_SCRIPT}</script>
        <a className="skip" href="#main">
          Skip to content
        </a>
        {children}
        <Toaster />
        <OfflinePages firstPage={ARMIES} />
      </body>
    </html>
  );
}
