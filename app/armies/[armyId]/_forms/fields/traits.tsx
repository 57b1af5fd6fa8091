import { CheckField } from '@/app/_components/ui/check-field';
import { FieldGroup } from '@/app/_editor/fields/field-parts';
import type { Put } from '@/app/_editor/fields/put';
import * as words from '../words';

type TraitsProps = {
  /** the traits it has */
  readonly has: (trait: string) => boolean;
  readonly put: Put;
  readonly traits: readonly { readonly trait: string; readonly label: string; readonly effect: string }[];
};

/** What a unit is besides its type, any of it or none. */
export const Traits = ({ has, put, traits }: TraitsProps) => (
  <FieldGroup legend={words.traits}>
    <div className="flex flex-wrap gap-x-4">
      {traits.map(({ trait, label, effect }) => (
        <CheckField
          key={trait}
          title={effect}
          checked={has(trait)}
          onChange={({ target }) => put(trait, target.checked ? true : undefined)}
        >
          {label}
        </CheckField>
      ))}
    </div>
  </FieldGroup>
);
