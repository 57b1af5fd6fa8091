import type { Block, ListBlock, NoteBlock, Sheet, TrackBlock } from '@/lib/rules/core/sheet';
import { COLUMN_GUTTER, columnWidths, noteIndent, trackNotes, wrappedLines } from '@/lib/sheets/block-height';
import { inOrder } from '@/lib/sheets/in-order';
import { blockTrack, labelPoints } from '@/lib/sheets/track-places';
import { SheetBoxes } from './sheet-boxes';
import { SheetColumns } from './sheet-columns';
import { SheetGrid } from './sheet-grid';
import { SheetLine } from './sheet-line';
import { SheetPartTitle } from './sheet-part-title';
import { SheetRuns } from './sheet-runs';
import { SheetSeverity } from './sheet-severity';

type Setting = { readonly sheet: Sheet; readonly width: number; readonly box: number };

function Track({ block, width }: { readonly block: TrackBlock; readonly width: number }) {
  const track = blockTrack(block, width);
  const large = block.size === 'large';
  return (
    <div>
      <SheetPartTitle text={block.title} width={width} />
      {track === null ? (
        <p className="sheet-blank">____________ of {block.boxes.length}</p>
      ) : (
        <SheetBoxes
          track={track}
          name={`${block.title}: ${block.boxes.length} boxes to mark`}
          labels={large ? 'corner' : 'middle'}
          points={labelPoints(block)}
          strong={large}
        />
      )}
      {block.notes.length > 0 && (
        <p className="sheet-track-notes">
          {inOrder(trackNotes(block, width)).map(({ key, item: runs }) => (
            <span key={key} className="sheet-row-of-text">
              <SheetRuns runs={runs} />
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

function List({ block, width }: { readonly block: ListBlock; readonly width: number }) {
  return (
    <div>
      <SheetPartTitle text={block.title} width={width} />
      <dl className="sheet-list">
        {inOrder(block.items).map(({ key, item: { term, value } }) => (
          <div key={key} className="sheet-item">
            <dt>{term}</dt>
            <dd className="sheet-value">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Note({ block, sheet, width }: { readonly block: NoteBlock } & Omit<Setting, 'box'>) {
  return (
    <div className="sheet-note">
      <SheetPartTitle text={block.title} width={width} />
      <ul>
        {inOrder(wrappedLines(block, width)).map(({ key, item: lines, index }) => (
          <li key={key} className="sheet-remark" data-marked={noteIndent(block) > 0}>
            <SheetSeverity severity={block.lines[index]?.severity} ink={sheet.ink} />
            {inOrder(lines).map(({ key: place, item: runs }) => (
              <span key={place} className="sheet-row-of-text">
                <SheetRuns runs={runs} />
              </span>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

type Props = { readonly block: Block; readonly first: boolean } & Setting;

/** Any block that is never split. `first` if no other line stands directly above it. */
export function SheetBlock({ block, first, ...setting }: Props) {
  switch (block.kind) {
    case 'line':
      return <SheetLine block={block} first={first} {...setting} />;
    case 'track':
      return <Track block={block} width={setting.width} />;
    case 'table':
      return <SheetGrid block={block} {...setting} />;
    case 'list':
      return <List block={block} width={setting.width} />;
    case 'note':
      return <Note block={block} sheet={setting.sheet} width={setting.width} />;
    case 'columns': {
      const widths = columnWidths(block.widths, setting.width, COLUMN_GUTTER);
      const cells = widths.flatMap((width, index) => (index === 0 ? [width] : [COLUMN_GUTTER, width]));
      return (
        <table className="sheet-stacks" role="presentation">
          <SheetColumns widths={cells} />
          <tbody>
            <tr>
              {inOrder(block.columns).flatMap(({ key, item: blocks, index }) => [
                ...(index === 0 ? [] : [<td key={`gutter ${key}`} />]),
                <td key={key} className="sheet-stack">
                  {inOrder(blocks).map(({ key: place, item }) => (
                    <SheetBlock key={place} block={item} first {...setting} width={widths[index] ?? 0} />
                  ))}
                </td>,
              ])}
            </tr>
          </tbody>
        </table>
      );
    }
  }
}
