'use client';

import { EffectOnMany } from './effect-on-many';
import { SampleChoice } from './sample-choice';
import { SampleResult } from './sample-result';

/** What the pack does to armies, live: to a sample, and to all that ship or were entered. */
export const EffectPane = () => (
  <>
    <SampleChoice />
    <SampleResult />
    <EffectOnMany />
  </>
);
