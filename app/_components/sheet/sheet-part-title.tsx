import { partTitlePoints } from '@/lib/sheets/title-size';

type Props = { readonly text: string; readonly width: number; readonly note?: string | undefined };

/** The title of a block, set smaller where it is too long for its column. */
export function SheetPartTitle({ text, width, note }: Props) {
  return (
    <h3 className="sheet-part-title" data-points={partTitlePoints(text, width)}>
      {text}
      {note !== undefined && <span className="sheet-part-note"> {note}</span>}
    </h3>
  );
}
