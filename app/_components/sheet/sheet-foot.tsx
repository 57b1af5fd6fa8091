import type { Run, Sheet } from '@/lib/rules/core/sheet';
import { inOrder } from '@/lib/sheets/in-order';
import { FOOTER } from '@/lib/sheets/measures';
import { qrPath } from '@/lib/sheets/qr';
import { SheetRuns } from './sheet-runs';

function Qr({ url }: { readonly url: string }) {
  const { size, d } = qrPath(url);
  return (
    <a href={url}>
      <svg
        className="sheet-qr"
        viewBox={`0 0 ${size} ${size}`}
        width={`${FOOTER.qr}mm`}
        height={`${FOOTER.qr}mm`}
        role="img"
        aria-label="QR code that opens this army"
        shapeRendering="crispEdges"
      >
        <path d={d} />
      </svg>
    </a>
  );
}

type Props = { readonly sheet: Sheet; readonly lines: readonly (readonly Run[])[] };

/** The foot of a page: rules profile, version, date, short code, and the QR code when there is a link. */
export function SheetFoot({ sheet, lines }: Props) {
  const { code, link } = sheet.footer;
  return (
    <footer className="sheet-foot">
      <p className="sheet-foot-text">
        {inOrder(lines).map(({ key, item: runs }) => (
          <span key={key} className="sheet-row-of-text">
            <SheetRuns runs={runs} />
          </span>
        ))}
      </p>
      {(code !== null || link !== null) && (
        <p className="sheet-code">
          {code !== null && (
            <>
              <span className="sheet-caption">{code.caption}</span>{' '}
              <b className="sheet-short-code">{code.text}</b>
            </>
          )}{' '}
          {link !== null && <span className="sheet-caption">{link.caption}</span>}
        </p>
      )}
      {link !== null && <Qr url={link.url} />}
    </footer>
  );
}
