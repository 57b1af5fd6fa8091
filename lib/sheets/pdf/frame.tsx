import { Canvas, Link, Text, View } from '@react-pdf/renderer';
import type { Style } from '@react-pdf/stylesheet';
import type { Run, Sheet } from '@/lib/rules/core/sheet';
import { footerTextWidth } from '../footer';
import { inOrder } from '../in-order';
import { INK, SOFT, severityColour } from '../ink';
import { FOOTER, HEADER, MARK, POINTS, textBlock } from '../measures';
import { type QrPath, qrPath } from '../qr';
import { titleSize } from '../title-size';
import { type Painter, paintFlag, paintQr } from './paint';
import { SeverityMark } from './severity-mark';
import { FACE, printable, Runs } from './text';
import { mm } from './units';

const SUM_WIDTH = 42;

function Flag({ sheet, height }: { readonly sheet: Sheet; readonly height: number }) {
  return (
    <Canvas
      style={{ width: mm(2), height: mm(height) }}
      paint={(painter: Painter) => {
        paintFlag(painter, sheet, mm(2), mm(height));
        return null;
      }}
    />
  );
}

function Opening({ sheet }: { readonly sheet: Sheet }) {
  const width = textBlock(sheet.paper) - 6 - (sheet.sum === null ? 0 : SUM_WIDTH + 4);
  const { points, lines } = titleSize(sheet.title, width);
  return (
    <View style={{ height: mm(HEADER.opening), flexDirection: 'row', gap: mm(4) }}>
      <Flag sheet={sheet} height={15} />
      <View style={{ height: mm(15), width: mm(width), justifyContent: 'center', gap: mm(1) }}>
        <Text
          style={{
            ...FACE.display,
            fontSize: points,
            lineHeight: 1.05,
            maxLines: lines,
            textOverflow: 'ellipsis',
          }}
        >
          {printable(sheet.title)}
        </Text>
        <Text
          style={{ fontSize: lines === 1 ? 8.5 : 7.6, color: SOFT, maxLines: 1, textOverflow: 'ellipsis' }}
        >
          {printable(sheet.subtitle)}
        </Text>
      </View>
      {sheet.sum !== null && (
        <View
          style={{
            height: mm(15),
            width: mm(SUM_WIDTH),
            justifyContent: 'center',
            alignItems: 'flex-end',
            gap: mm(1),
          }}
        >
          <Text style={{ ...FACE.sums, fontSize: 25, lineHeight: 1.05 }}>{printable(sheet.sum.total)}</Text>
          <Text style={{ fontSize: 7.6, color: SOFT }}>{printable(sheet.sum.of)}</Text>
        </View>
      )}
    </View>
  );
}

function Running({ sheet }: { readonly sheet: Sheet }) {
  return (
    <View style={{ height: mm(HEADER.running), flexDirection: 'row', gap: mm(3) }}>
      <Flag sheet={sheet} height={6.5} />
      <View
        style={{
          height: mm(6.5),
          flexDirection: 'row',
          alignItems: 'center',
          flexGrow: 1,
          flexShrink: 1,
          gap: mm(3),
        }}
      >
        <Text style={{ ...FACE.serif, fontSize: 12, lineHeight: 1.1, maxLines: 1, textOverflow: 'ellipsis' }}>
          {printable(sheet.title)}
        </Text>
      </View>
      <View style={{ height: mm(6.5), justifyContent: 'center' }}>
        {sheet.sum !== null && (
          <Text style={{ color: SOFT }}>
            <Text style={{ ...FACE.sums, fontSize: 12, color: INK }}>{printable(sheet.sum.total)}</Text>
            {` ${printable(sheet.sum.of)}`}
          </Text>
        )}
      </View>
    </View>
  );
}

function Marks({ sheet }: { readonly sheet: Sheet }) {
  if (sheet.marks.length === 0) return null;
  return (
    <View style={{ paddingBottom: mm(MARK.gap) }}>
      {sheet.marks.map(({ severity, text }) => (
        <View
          key={text}
          style={{
            height: mm(MARK.height),
            flexDirection: 'row',
            alignItems: 'center',
            gap: mm(2),
            paddingLeft: mm(2),
            paddingRight: mm(2),
            borderWidth: mm(0.35),
            borderColor: severityColour(severity, sheet.ink),
            borderStyle: 'solid',
          }}
        >
          <SeverityMark severity={severity} ink={sheet.ink} side={3.4} />
          <Text
            style={{
              flexShrink: 1,
              fontSize: POINTS.mark,
              fontWeight: 600,
              color: severityColour(severity, sheet.ink),
              maxLines: 1,
              textOverflow: 'ellipsis',
            }}
          >
            {printable(text)}
          </Text>
        </View>
      ))}
    </View>
  );
}

/** The head of a page: the first says everything, the others whose sheet this is; marks stand on all. */
export function PageHead({ sheet, opening }: { readonly sheet: Sheet; readonly opening: boolean }) {
  return (
    <View>
      {opening ? <Opening sheet={sheet} /> : <Running sheet={sheet} />}
      <Marks sheet={sheet} />
    </View>
  );
}

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

const CAPTION: Style = { fontSize: FOOTER.points, color: SOFT, textAlign: 'right' };

/** The foot of a page: rules profile, version, date, short code, and the QR code when there is a link. */
export function PageFoot({
  sheet,
  lines,
}: {
  readonly sheet: Sheet;
  readonly lines: readonly (readonly Run[])[];
}) {
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
          {code !== null && <Text style={CAPTION}>{printable(code.caption)}</Text>}
          {code !== null && (
            <Text style={{ fontSize: 10, fontWeight: 600, letterSpacing: 0.4, textAlign: 'right' }}>
              {printable(code.text)}
            </Text>
          )}
          {link !== null && <Text style={CAPTION}>{printable(link.caption)}</Text>}
        </View>
      )}
      {link !== null && <Qr path={qrPath(link.url)} url={link.url} />}
    </View>
  );
}
