'use client';

import dynamic from 'next/dynamic';
import { CopyField } from '../ui/copy-field';
import { Notice } from '../ui/notice';

const QrCode = dynamic(() => import('../ui/qr-code').then(({ QrCode: Code }) => Code), {
  ssr: false,
});

const ONLY_HERE = ['localhost', '127.0.0.1', '[::1]'];

/** The full address of a page of this Muster, as this browser reached it. */
export const addressOf = (path: string): string => `${location.origin}${path}`;

/** A link to take along: to copy, to scan, and a word of warning where it works on this computer only. */
export const LinkPanel = ({ label, path }: { label: string; path: string }) => {
  const link = addressOf(path);
  return (
    <div className="grid gap-3">
      <CopyField label={label} value={link} />
      {ONLY_HERE.includes(location.hostname) && (
        <Notice severity="warning">{`You opened Muster as ${location.host}, an address that works on this computer only. To make a link for other devices, open Muster at the network address it printed when it started.`}</Notice>
      )}
      <QrCode text={link} />
    </div>
  );
};
