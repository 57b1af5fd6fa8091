import { qrPath } from '@/lib/sheets/qr';

/** Modules of white around the code that scanners need. */
const QUIET = 4;

type QrCodeProps = {
  /** a link, or what else it says */
  readonly text: string;
  readonly label?: string;
  /** how large it is */
  readonly className?: string;
};

/** A QR code, dark on white in both themes: scanners want it so. Loaded when a link is made. */
export const QrCode = ({ text, label = 'QR code of the link', className = 'size-46' }: QrCodeProps) => {
  const { size, d } = qrPath(text);
  const side = size + 2 * QUIET;
  return (
    <svg
      className={`border-rule-firm block border forced-color-adjust-none ${className}`}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={`M${-QUIET} ${-QUIET}h${side}v${side}h${-side}z`} fill="#fff" />
      <path d={d} fill="#171c25" />
    </svg>
  );
};
