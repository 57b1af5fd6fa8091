import { View } from '@react-pdf/renderer';
import type { Block } from '@/lib/rules/core/sheet';
import { COLUMN_GUTTER, columnWidths } from '../block-height';
import { inOrder } from '../in-order';
import { type Density, PART } from '../measures';
import type { Ink } from './cells';
import { Grid } from './grid';
import { Line } from './line';
import { List, Note } from './lists';
import { Track } from './track';
import { mm } from './units';

type Setting = { readonly width: number; readonly density: Density; readonly ink: Ink };

function Stack({ blocks, ...setting }: { readonly blocks: readonly Block[] } & Setting) {
  return (
    <View style={{ width: mm(setting.width) }}>
      {inOrder(blocks).map(({ key, item: block, index }) => (
        <View key={key} style={index === 0 ? {} : { marginTop: mm(PART.gap) }}>
          <BlockMark block={block} first {...setting} />
        </View>
      ))}
    </View>
  );
}

/** Any block that is never split. `first` if no other line stands directly above it. */
export function BlockMark({
  block,
  first,
  ...setting
}: { readonly block: Block; readonly first: boolean } & Setting) {
  switch (block.kind) {
    case 'line':
      return <Line block={block} first={first} {...setting} />;
    case 'track':
      return <Track block={block} width={setting.width} />;
    case 'table':
      return <Grid block={block} width={setting.width} ink={setting.ink} />;
    case 'list':
      return <List block={block} width={setting.width} />;
    case 'note':
      return <Note block={block} width={setting.width} ink={setting.ink} />;
    case 'columns': {
      const widths = columnWidths(block.widths, setting.width, COLUMN_GUTTER);
      return (
        <View style={{ flexDirection: 'row', gap: mm(COLUMN_GUTTER) }}>
          {inOrder(block.columns).map(({ key, item: blocks, index }) => (
            <Stack key={key} blocks={blocks} {...setting} width={widths[index] ?? 0} />
          ))}
        </View>
      );
    }
  }
}
