import { SelectField } from '@/app/_components/ui/field';
import type { EnteredAs } from '@/lib/rules/core/army/entered-list';
import type { SheetPrint } from '@/lib/rules/core/sheet/sheet';
import * as words from './words';

type PrintedAsProps = {
  entered: EnteredAs;
  print: SheetPrint;
  onChoose: (code: string) => void;
};

/** As which list of an event the army is printed, or that it was changed since it was one. */
export const PrintedAs = ({ entered: { lists, changed }, print, onChoose }: PrintedAsProps) => {
  if (changed !== null) {
    const { code, version, event } = changed;
    return <p className="mute">{words.changedSinceEntered(code, version, event)}</p>;
  }
  const [only, ...more] = lists;
  if (only === undefined) return null;
  if (more.length > 0) {
    return (
      <SelectField
        label={words.printedAsListOf}
        options={lists.map(({ code, version, list }) => ({
          value: code,
          label: words.eventCodeAndVersion(list.event, code, version),
        }))}
        value={print.code ?? only.code}
        onChange={({ target }) => onChoose(target.value)}
        hint={words.enteredAtSeveral}
      />
    );
  }
  return <p className="mute">{words.printedAsEntered(only.code, only.version, only.list.event)}</p>;
};
