import type { ReactNode } from 'react';

type OwnValueProps = {
  /** what the value is of: "Formation change" */
  label: string;
  /** the nation it follows where the players say nothing */
  template: string;
  /** the players have said something */
  own: boolean;
  onReset: () => void;
  children: ReactNode;
};

/** A value that follows the nation copied until the players choose their own, and can follow it again. */
export const OwnValue = ({ label, template, own, onReset, children }: OwnValueProps) => (
  <div className="own-value">
    {children}
    <p className={own ? 'own-note' : 'own-note same'}>
      {own ? (
        <button type="button" className="link" aria-label={`${label}: as ${template}`} onClick={onReset}>
          As {template}
        </button>
      ) : (
        `as ${template}`
      )}
    </p>
  </div>
);
