import type { Put } from '../node';

type TraitsProps = {
  readonly node: object;
  readonly put: Put;
  readonly traits: readonly { readonly trait: string; readonly label: string; readonly effect: string }[];
};

/** What a unit is besides its type, any of it or none. */
export const Traits = ({ node, put, traits }: TraitsProps) => (
  <fieldset className="checks-row">
    <legend>Traits</legend>
    <div>
      {traits.map(({ trait, label, effect }) => (
        <label key={trait} className="check-field" title={effect}>
          <input
            type="checkbox"
            checked={trait in node}
            onChange={({ target }) => put(trait, target.checked ? true : undefined)}
          />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
);
