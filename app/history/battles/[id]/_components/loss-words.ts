import type { BattleLoss } from '@/lib/history/facts-file';
import { grouped } from '@/lib/rules/core/army/number';
import { counted } from '@/lib/rules/core/army/words';

/** "2,797 men (618 killed, 2,179 wounded), 43 guns, 17 colours": what one source tells of the losses of a side. */
export const lossText = ({
  total,
  span,
  only,
  killed,
  wounded,
  missing,
  prisoners,
  guns,
  colours,
  note,
}: BattleLoss): string => {
  const parts = Object.entries({ killed, wounded, missing, prisoners }).flatMap(([what, count]) =>
    count === undefined ? [] : [`${grouped(count)} ${what}`],
  );
  const men =
    total == null
      ? parts.join(', ')
      : `${(span ?? [total]).map(grouped).join(' to ')} men${only === undefined ? '' : ` ${only}`}${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`;
  const things = [
    men,
    ...(guns === undefined ? [] : [counted(guns, 'gun')]),
    ...(colours === undefined ? [] : [counted(colours, 'colour')]),
  ].filter((text) => text !== '');
  return `${things.join(', ')}${note === undefined ? '' : `. ${note}`}`;
};
