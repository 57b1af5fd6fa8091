import type { Sheet } from '@/lib/rules/core/sheet';
import { HEADER, textBlock } from '@/lib/sheets/measures';
import { printColours, SYMBOL_LINE } from '@/lib/sheets/nation-colours';
import { titleRoom, titleSize } from '@/lib/sheets/title-size';
import { SheetSeverity } from './sheet-severity';

function Flag({ sheet, height }: { readonly sheet: Sheet; readonly height: number }) {
  const { flag } = printColours(sheet.nation, sheet.ink);
  return (
    <svg
      className="sheet-flag"
      viewBox={`0 0 2 ${height}`}
      width="2mm"
      height={`${height}mm`}
      aria-hidden="true"
    >
      {flag.map(({ colour, to }, index) => {
        const from = flag[index - 1]?.to ?? 0;
        return <rect key={to} x={from / 50} y={0} width={(to - from) / 50} height={height} fill={colour} />;
      })}
      <rect x={0} y={0} width={2} height={height} fill="none" stroke={SYMBOL_LINE.light} strokeWidth={0.25} />
    </svg>
  );
}

function Opening({ sheet }: { readonly sheet: Sheet }) {
  const { points, lines } = titleSize(sheet.title, titleRoom(sheet, textBlock(sheet.paper)));
  return (
    <header className="sheet-opening">
      <Flag sheet={sheet} height={HEADER.flag} />
      <div>
        <h2 className="sheet-title" data-points={points} data-lines={lines}>
          {sheet.title}
        </h2>
        <p className="sheet-subtitle">{sheet.subtitle}</p>
      </div>
      {sheet.sum !== null && (
        <p className="sheet-sum">
          <b className="sheet-sum-total">{sheet.sum.total}</b>{' '}
          <span className="sheet-sum-of">{sheet.sum.of}</span>
        </p>
      )}
    </header>
  );
}

function Running({ sheet }: { readonly sheet: Sheet }) {
  return (
    <header className="sheet-running">
      <Flag sheet={sheet} height={HEADER.runningFlag} />
      <p className="sheet-running-title">{sheet.title}</p>
      {sheet.sum !== null && (
        <p className="sheet-sum">
          <b className="sheet-sum-total">{sheet.sum.total}</b>{' '}
          <span className="sheet-sum-of">{sheet.sum.of}</span>
        </p>
      )}
    </header>
  );
}

/** The head of a page: the first says everything, the others whose sheet this is; marks stand on all. */
export function SheetHead({ sheet, opening }: { readonly sheet: Sheet; readonly opening: boolean }) {
  return (
    <>
      {opening ? <Opening sheet={sheet} /> : <Running sheet={sheet} />}
      {sheet.marks.length > 0 && (
        <ul className="sheet-marks">
          {sheet.marks.map(({ severity, text }) => (
            <li key={text} className="sheet-mark" data-severity={severity}>
              <SheetSeverity severity={severity} ink={sheet.ink} />
              <span className="sheet-mark-text">{text}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
