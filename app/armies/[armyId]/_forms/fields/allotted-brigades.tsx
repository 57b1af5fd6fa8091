import { CheckField } from '@/app/_components/ui/check-field';
import type { Put } from '@/app/_editor/fields/use-typed';

type AllottedBrigadesProps = {
  readonly all: readonly { readonly id: string; readonly name: string }[];
  /** ids */
  readonly allotted: readonly string[];
  readonly put: Put;
};

/** The brigades under a general, chosen among all of the army. */
export const AllottedBrigades = ({ all, allotted, put }: AllottedBrigadesProps) => (
  <fieldset className="grid gap-0.5">
    <legend className="text-ink-2">Brigades</legend>
    {all.map(({ id, name }, index) => (
      <CheckField
        key={id}
        checked={allotted.includes(id)}
        onChange={({ target }) =>
          put('brigades', target.checked ? [...allotted, id] : allotted.filter((each) => each !== id))
        }
      >
        <bdi>{name || `Brigade ${index + 1}`}</bdi>
      </CheckField>
    ))}
  </fieldset>
);
