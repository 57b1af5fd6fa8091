import { SelectField } from '@/app/_components/ui/field';
import type { EnteredAs } from '@/lib/rules/core/army/entered-list';
import type { SheetPrint } from '@/lib/rules/core/sheet/sheet';

type PrintedAsProps = {
  entered: EnteredAs;
  print: SheetPrint;
  onChoose: (code: string) => void;
};

/** As which list of an event the army is printed, or that it was changed since it was one. */
export const PrintedAs = ({ entered: { lists, changed }, print, onChoose }: PrintedAsProps) => {
  if (changed !== null) {
    const { code, version, event } = changed;
    return (
      <p className="mute">
        Changed since it was entered as {code}, version {version}, for {event}. Its sheets say so. To print it
        with a code of the event, send it again.
      </p>
    );
  }
  const [only, ...more] = lists;
  if (only === undefined) return null;
  if (more.length > 0) {
    return (
      <SelectField
        label="Printed as the list of"
        options={lists.map(({ code, version, list }) => ({
          value: code,
          label: `${list.event}: ${code}, version ${version}`,
        }))}
        value={print.code ?? only.code}
        onChange={({ target }) => onChoose(target.value)}
        hint="The army is entered at several events. Its sheets carry the code and verdict of one of them."
      />
    );
  }
  return (
    <p className="mute">
      Printed as {only.code}, version {only.version}, of {only.list.event}, with its code and verdict there.
    </p>
  );
};
