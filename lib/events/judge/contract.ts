import type { Path } from '../../rules/core/army/path';
import type { Finding, Severity } from '../../rules/core/check/finding';
import type { Cite } from '../../rules/core/contract/citation';

export type { Standing } from '../../rules/events/judge';
export type { Pack } from '../../rules/events/schema';

/** A finding as it is kept: told in words, with the place as the builder names it. */
export type KeptFinding = {
  /** code, place and rule of the terms: by this it is overruled */
  readonly key: string;
  readonly code: string;
  /** of the rule of the terms that it is about */
  readonly slot?: string;
  readonly severity: Severity;
  readonly at: Path;
  readonly also?: readonly Path[];
  readonly wanting?: true;
  readonly title: string;
  readonly message: string;
  readonly place?: string;
  /** what would settle it, where the check can say; lists judged before it could have none */
  readonly advice?: string;
  readonly cite: Cite;
  readonly origin: Finding['origin'];
};

/** An event that someone runs, for the editor of one of their packs. */
export type EventOfPack = {
  readonly id: string;
  readonly name: string;
  readonly role: 'owner' | 'checker';
  /** its lists show what the pack does */
  readonly tried: boolean;
};
