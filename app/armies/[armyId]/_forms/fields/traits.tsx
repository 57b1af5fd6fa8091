import type { Put } from '../node';

type TraitsProps = {
  /** the traits it has */
  readonly has: (trait: string) => boolean;
  readonly put: Put;
  readonly traits: readonly { readonly trait: string; readonly label: string; readonly effect: string }[];
};

/** What a unit is besides its type, any of it or none. */
export const Traits = ({ has, put, traits }: TraitsProps) => (
  <fieldset className="checks-row">
    <legend>Traits</legend>
    <div>
      {traits.map(({ trait, label, effect }) => (
        <label key={trait} className="check-field" title={effect}>
          <input
            type="checkbox"
            checked={has(trait)}
            onChange={({ target }) => put(trait, target.checked ? true : undefined)}
          />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
);
