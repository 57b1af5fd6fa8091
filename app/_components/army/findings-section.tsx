import { countFindings, type Finding } from '@/lib/rules/core/check/finding';
import type { PlaceName } from '@/lib/rules/core/check/place-names';
import type { System } from '@/lib/rules/core/contract/system';
import { RuledTitle } from '../ui/ruled-title';
import { SeverityCounts } from '../ui/severity-mark';
import * as common from '../words';
import { FindingPart } from './finding-part';

type FindingsSectionProps = {
  findings: readonly Finding[];
  placeName: PlaceName;
  system: System;
  /** the part of them that is shown, from 1 */
  part: number;
  href: (part: number) => string;
};

/** What is wrong with an army, counted in its title. */
export const FindingsSection = ({ findings, placeName, system, part, href }: FindingsSectionProps) => (
  <section id="found" aria-labelledby="findings">
    <RuledTitle id="findings" title={common.findings} apart>
      <SeverityCounts counts={countFindings(findings)} words clear={common.none} />
    </RuledTitle>
    <FindingPart
      findings={findings}
      placeName={placeName}
      source={system.source}
      rules={system.id}
      clear={common.everyCheckPassed}
      part={part}
      href={href}
    />
  </section>
);
