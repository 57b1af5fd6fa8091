import type { Metadata, Viewport } from 'next';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { shownAccount } from '@/lib/identity/viewer';
import { asTheme, THEME_COOKIE } from '@/lib/theme';
import { AccountProvider } from './_components/account';
import { Toaster } from './_components/ui/toaster';
import * as words from './_components/words';
import './fonts/fonts.css';
import './globals.css';

export const metadata: Metadata = {
  title: { default: words.titleOfMuster, template: '%s: Muster' },
  description: words.whatMusterIs,
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

export default async function RootLayout({ children }: { children: ReactNode }) {
  const theme = asTheme((await cookies()).get(THEME_COOKIE)?.value);
  const account = await shownAccount();
  for (const font of FIRST_VIEW) {
    preload(String(font), { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  return (
    <html
      lang="en"
      className="has-[>body>[data-panes]]:overflow-hidden"
      {...(theme !== 'system' && { 'data-theme': theme })}
    >
      <body>
        <a className="skip" href="#main">
          {words.skipToContent}
        </a>
        <AccountProvider account={account}>{children}</AccountProvider>
        <Toaster />
      </body>
    </html>
  );
}
