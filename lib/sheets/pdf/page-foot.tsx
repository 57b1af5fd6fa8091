import { Canvas, Link, View } from '@react-pdf/renderer';
import type { Run, Sheet } from '@/lib/rules/core/sheet';
import { footerTextWidth } from '../footer';
import { inOrder } from '../in-order';
import { INK, SOFT } from '../ink';
import { FOOTER } from '../measures';
import { type QrPath, qrPath } from '../qr';
import { type Painter, paintQr } from './paint';
import type { Style } from './style';
import { Runs, Words } from './text';
import { mm } from './units';

function Qr({ path, url }: { readonly path: QrPath; readonly url: string }) {
  const side = { width: mm(FOOTER.qr), height: mm(FOOTER.qr) };
  return (
    <Link src={url} style={side}>
      <Canvas
        style={side}
        paint={(painter: Painter) => {
          paintQr(painter, path, side.width);
          return null;
        }}
      />
    </Link>
  );
}

const CAPTION: Style = { color: SOFT, textAlign: 'right', height: mm(FOOTER.line) };

const CODE: Style = { fontWeight: 600, letterSpacing: 0.4, textAlign: 'right', height: mm(4.6) };

type Props = { readonly sheet: Sheet; readonly lines: readonly (readonly Run[])[] };

/** The foot of a page: rules profile, version, date, short code, and the QR code when there is a link. */
export function PageFoot({ sheet, lines }: Props) {
  const { code, link } = sheet.footer;
  return (
    <View
      style={{
        marginTop: mm(FOOTER.above),
        paddingTop: mm(FOOTER.rule),
        borderTopWidth: mm(0.25),
        borderTopColor: INK,
        borderStyle: 'solid',
        flexDirection: 'row',
        alignItems: 'flex-end',
        gap: mm(FOOTER.gutter),
      }}
    >
      <View style={{ width: mm(footerTextWidth(sheet)) }}>
        {inOrder(lines).map(({ key, item: runs }) => (
          <View key={key} style={{ height: mm(FOOTER.line), justifyContent: 'center' }}>
            <Runs runs={runs} points={FOOTER.points} />
          </View>
        ))}
      </View>
      {(code !== null || link !== null) && (
        <View style={{ width: mm(FOOTER.codeWidth) }}>
          {code !== null && <Words text={code.caption} points={FOOTER.points} style={CAPTION} />}
          {code !== null && <Words text={code.text} points={10} style={CODE} />}
          {link !== null && <Words text={link.caption} points={FOOTER.points} style={CAPTION} />}
        </View>
      )}
      {link !== null && <Qr path={qrPath(link.url)} url={link.url} />}
    </View>
  );
}
