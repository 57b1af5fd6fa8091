'use client';

import { useMemo, useState } from 'react';
import { FindingStack } from '@/app/_components/army/finding-stack';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Icon } from '@/app/_components/ui/icon';
import { SeverityCounts } from '@/app/_components/ui/severity-mark';
import { countFindings } from '@/lib/rules/core/finding';
import { placeNames } from '@/lib/rules/core/place-names';
import { useActions, useBuilder, useSystem } from '../builder-context';
import { useCommands } from '../use-commands';

/** Every finding of the army: a click goes to its place, another one settles it. */
export const FindingsPanel = () => {
  const findings = useBuilder(({ view }) => view.findings);
  const outline = useBuilder(({ view }) => view.outline);
  const { source, id: rules } = useSystem();
  const { close } = useActions();
  const { jump, fix } = useCommands();
  const placeName = useMemo(() => placeNames(outline), [outline]);
  return (
    <section className="fnd" aria-label="Findings">
      <div className="hd">
        <h2>Findings</h2>
        <SeverityCounts counts={countFindings(findings)} words clear="none" />
      </div>
      <FindingStack
        findings={findings}
        placeName={placeName}
        source={source}
        rules={rules}
        onJump={(at) => {
          close('findings');
          jump(at);
        }}
        onFix={(_, finding) => fix(finding)}
        clear="Nothing found."
      />
      <PassedChecks />
    </section>
  );
};

/** How many checks found nothing, and which. */
const PassedChecks = () => {
  const findings = useBuilder(({ view }) => view.findings);
  const { checks, source } = useSystem();
  const [shown, setShown] = useState(false);
  const broken = new Set(findings.map(({ code }) => code));
  const passed = checks.filter(({ code }) => !broken.has(code));
  return (
    <>
      <p className="passed">
        <span className="sev pass">
          <Icon name="pass" />
        </span>
        {passed.length} checks passed
        <button type="button" className="link" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? 'Hide' : 'Show'}
        </button>
      </p>
      {shown && (
        <ul className="checks-passed">
          {passed.map(({ code, title, cite }) => (
            <li key={code}>
              <span>{title}</span>
              <CiteChip cite={cite} source={source} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
