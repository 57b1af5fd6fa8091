'use client';

import { useRef, useState } from 'react';
import { Button } from '@/app/_components/ui/button';
import { qrPath } from '@/lib/sheets/qr';
import { copyText } from './copy-text';

type LinkBoxProps = { label: string; link: string; children?: React.ReactNode };

/** A link to hand on: to copy, or as a QR code for a phone's camera. */
export const LinkBox = ({ label, link, children }: LinkBoxProps) => {
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const { size, d } = qrPath(link);
  const copy = async () => {
    if (field.current === null) return;
    setSaid((await copyText(field.current)) ? 'Copied' : 'Press Ctrl+C to copy');
  };
  return (
    <div className="link-box">
      <svg
        className="qr"
        viewBox={`-4 -4 ${size + 8} ${size + 8}`}
        role="img"
        aria-label={`QR code of the ${label.toLowerCase()}`}
      >
        <rect x="-4" y="-4" width={size + 8} height={size + 8} fill="#fff" />
        <path d={d} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <div>
        <label>
          <span className="vh">{label}</span>
          <input
            ref={field}
            className="field"
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
          />
        </label>
        <p className="link-acts">
          <Button icon="copy" onClick={() => void copy()}>
            Copy
          </Button>
          <span role="status">{said}</span>
        </p>
        {children}
      </div>
    </div>
  );
};
