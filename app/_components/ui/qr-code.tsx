import { qrPath } from '@/lib/sheets/qr';
import * as words from './words';

/** Modules of white around the code that scanners need. */
const QUIET = 4;

/** A link as a QR code, dark on white in both themes: scanners want it so. Loaded when a link is made. */
export const QrCode = ({ link, className = 'size-46' }: { link: string; className?: string }) => {
  const { size, d } = qrPath(link);
  const side = size + 2 * QUIET;
  return (
    <svg
      className={`border-rule-firm block border forced-color-adjust-none ${className}`}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label={words.qrOfLink}
      shapeRendering="crispEdges"
    >
      <path d={`M${-QUIET} ${-QUIET}h${side}v${side}h${-side}z`} fill="#fff" />
      <path d={d} fill="#171c25" />
    </svg>
  );
};
