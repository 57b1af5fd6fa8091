import { bySeverity, type Finding } from '../../rules/core/check/finding';

/**
 * What the weightiest finding says, for a line of the desk; null where nothing was found. What only is wanted yet comes after
 * what is wrong; terms say in few words what they found, as their own sentence stands with the event.
 */
export const leadOf = (findings: readonly Finding[]): string | null => {
  const [heaviest] = bySeverity(findings);
  const lead =
    findings.find(({ severity, wanting }) => severity === heaviest?.severity && !wanting) ?? heaviest;
  if (lead === undefined) return null;
  const { brief } = lead.params;
  return lead.origin.kind === 'event' && typeof brief === 'string' ? brief : lead.message;
};
