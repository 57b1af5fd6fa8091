import { Canvas, Text, View } from '@react-pdf/renderer';
import type { Sheet } from '@/lib/rules/core/sheet';
import { INK, SOFT, severityColour } from '../ink';
import { HEADER, MARK, POINTS, textBlock } from '../measures';
import { runningRoom, titleRoom, titleSize } from '../title-size';
import { type Painter, paintFlag } from './paint';
import { SeverityMark } from './severity-mark';
import { FIGURES, printable, Words } from './text';
import { mm } from './units';

// Caslon sits low in its line
const RISE = 1;

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
  const width = titleRoom(sheet, textBlock(sheet.paper));
  const { points, lines } = titleSize(sheet.title, width);
  return (
    <View style={{ height: mm(HEADER.opening), flexDirection: 'row', gap: mm(HEADER.gap) }}>
      <Flag sheet={sheet} height={HEADER.flag} />
      <View style={{ height: mm(HEADER.flag), width: mm(width), justifyContent: 'center', gap: mm(1) }}>
        <Words
          text={sheet.title}
          face="display"
          points={points}
          lines={lines}
          style={{ lineHeight: 1.05, marginTop: mm(-RISE), marginBottom: mm(RISE * 0.7) }}
        />
        <Words text={sheet.subtitle} points={8.5} style={{ color: SOFT }} />
      </View>
      {sheet.sum !== null && (
        <View
          style={{
            height: mm(HEADER.flag),
            width: mm(HEADER.sum),
            justifyContent: 'center',
            alignItems: 'flex-end',
            gap: mm(1),
          }}
        >
          <Words
            text={sheet.sum.total}
            face="serif"
            points={25}
            style={{ ...FIGURES, lineHeight: 1.05, marginTop: mm(-RISE), marginBottom: mm(RISE * 0.7) }}
          />
          <Words text={sheet.sum.of} points={7.6} style={{ color: SOFT }} />
        </View>
      )}
    </View>
  );
}

function Running({ sheet }: { readonly sheet: Sheet }) {
  return (
    <View style={{ height: mm(HEADER.running), flexDirection: 'row', gap: mm(3) }}>
      <Flag sheet={sheet} height={HEADER.runningFlag} />
      <View
        style={{
          height: mm(HEADER.runningFlag),
          flexDirection: 'row',
          alignItems: 'center',
          width: mm(runningRoom(sheet, textBlock(sheet.paper))),
        }}
      >
        <Words text={sheet.title} face="serif" points={12} style={{ lineHeight: 1.1 }} />
      </View>
      <View style={{ height: mm(HEADER.runningFlag), marginLeft: 'auto', justifyContent: 'center' }}>
        {sheet.sum !== null && (
          <Text style={{ color: SOFT }}>
            <Words text={sheet.sum.total} face="serif" points={12} style={{ ...FIGURES, color: INK }} />
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
          <Words
            text={text}
            points={POINTS.mark}
            style={{ flexShrink: 1, fontWeight: 600, color: severityColour(severity, sheet.ink) }}
          />
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
