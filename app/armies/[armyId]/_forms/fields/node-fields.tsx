'use client';

import type { ReactNode } from 'react';
import { TextButton } from '@/app/_components/ui/button';
import { FieldGroup, FieldHint } from '@/app/_editor/fields/field-parts';
import { Check, LineFields } from '@/app/_editor/fields/line-fields';
import type { CheckLine, FormLine } from '@/app/_editor/fields/lines';
import type { RegimentSuggestion, RegimentsOf } from '@/app/_editor/fields/regiment-offers';
import { TextFields } from '@/app/_editor/fields/text-fields';
import type { Put } from '@/app/_editor/fields/use-typed';
import { LazyPart, lazyPart } from '@/app/_editor/lazy-part';
import { regimentPath } from '@/lib/pages';
import { type RegimentFacts, regimentCalled } from '@/lib/rules/core/check/regiment-facts';
import { hasRegiments } from '@/lib/rules/core/check/regiment-troops';
import { clothColour } from '@/lib/sheets/cloth-colours';
import { nodeAt } from '../node';
import type { InspectorProps } from '../system-parts';

type NodeValues = {
  readonly name: string;
  readonly notes?: string | undefined;
  readonly regiment?: string | undefined;
};

type NodeFieldsProps = Pick<InspectorProps, 'at' | 'change' | 'history' | 'seal' | 'naming' | 'onNaming'> & {
  readonly node: NodeValues;
  readonly put: Put;
  readonly lines?: readonly FormLine[];
  /** small things that share a line with the button for notes; an offer that does not hold is false */
  readonly checks?: readonly (CheckLine | false)[];
  readonly beside?: ReactNode;
  /** false where nothing can be noted */
  readonly noted?: boolean;
  /** the regiments that it may have been; absent without any */
  readonly regiments?: RegimentsOf;
  readonly hint?: string | undefined;
};

/** Its drawing comes with the first unit that was a regiment. */
const COAT = lazyPart(() => import('@/app/_components/army/coat').then(({ LoneUniform }) => LoneUniform));

/** A swatch of the facing colour beside its word; neutral if the words name no known colour. */
const FacingSwatch = ({ facings }: { facings: string }) => (
  <span
    aria-hidden="true"
    className="border-rule-firm bg-paper-sunk inline-block h-3.5 w-5 flex-none border align-[-2px] print:[print-color-adjust:exact]"
    style={{ backgroundColor: clothColour(facings) }}
  />
);

type AttachedRegimentProps = {
  /** id of the regiment */
  id: string;
  regimentFacts: RegimentFacts;
  onDetach: () => void;
};

/** The regiment that a unit was: its name, its facing colour, the way to its page, and the way to detach it. */
export const AttachedRegiment = ({ id, regimentFacts, onDetach }: AttachedRegimentProps) => {
  const fact = regimentFacts[id];
  const name = fact ? regimentCalled(fact) : id;
  return (
    <FieldGroup legend="Regiment">
      <div className="touch:[&>:is(a,button)]:min-h-11 touch:[&>:is(a,button)]:inline-flex touch:[&>:is(a,button)]:items-center flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-0.5">
        {fact ? (
          <a href={regimentPath(id)} target="history" className="wrap-anywhere">
            <bdi>{name}</bdi>
            <span className="vh">, its page in a new tab</span>
          </a>
        ) : (
          <span className="wrap-anywhere">
            {id}
            {fact === null && <span className="mute">, not in our history</span>}
          </span>
        )}
        {fact && (fact.coat != null || fact.facings !== null) && (
          <span className="grid h-9 w-7 flex-none" data-coat>
            <LazyPart over part={COAT} props={{ coat: fact.coat ?? null, facings: fact.facings }} />
          </span>
        )}
        {fact && fact.facings !== null && (
          <span className="text-12 text-ink-2 inline-flex items-center gap-1.5">
            <FacingSwatch facings={fact.facings} />
            {`facings ${fact.facings}`}
          </span>
        )}
        <TextButton className="text-12" aria-label={`Detach ${name}`} onClick={onDetach}>
          Detach
        </TextButton>
      </div>
    </FieldGroup>
  );
};

/** The form of a node: its name, its lines, what is so of it, its notes. */
export const NodeFields = ({
  node,
  put,
  lines = [],
  checks = [],
  beside,
  noted = true,
  regiments,
  hint,
  at,
  change,
  history,
  seal,
  naming,
  onNaming,
}: NodeFieldsProps) => {
  const choose = ({ regiment, called }: RegimentSuggestion) => {
    const path = ['army', ...at];
    history.learn({ [regiment.id]: regiment });
    const ops = [
      { op: 'set' as const, path: [...path, 'name'], value: called },
      { op: 'set' as const, path: [...path, 'regiment'], value: regiment.id },
    ];
    change(`Attach ${called}`, ops, { typed: true });
    seal();
  };
  const so = checks.filter((check) => check !== false);
  return (
    <TextFields
      name={node.name}
      {...(noted && { notes: node.notes ?? '' })}
      {...(regiments && hasRegiments(regiments.symbol) && { regiments: { of: regiments, onChoose: choose } })}
      // a name is always there, notes only when something is noted
      onChange={(field, value) => put(field, field === 'notes' && value === '' ? undefined : value, true)}
      onLeave={seal}
      naming={naming}
      onNaming={onNaming}
      {...((so.length > 0 || beside !== undefined) && {
        beside: (
          <>
            {so.map((line) => (
              <Check key={`${line.key} ${line.label}`} line={line} node={node} put={put} />
            ))}
            {beside}
          </>
        ),
      })}
    >
      {node.regiment !== undefined && (
        <AttachedRegiment
          id={node.regiment}
          regimentFacts={history.regimentFacts}
          onDetach={() => put('regiment', undefined)}
        />
      )}
      <LineFields lines={lines} node={node} put={put} onLeave={seal} />
      {hint !== undefined && <FieldHint>{hint}</FieldHint>}
    </TextFields>
  );
};

type NamedFormProps = InspectorProps & {
  /** names the step of undo */
  readonly step: string;
};

/** The form of what has a name and notes and nothing else to say. */
export const NamedForm = ({ step, ...props }: NamedFormProps) => (
  <NodeFields {...props} {...nodeAt<{ name: string; notes?: string }>(props, step)} />
);
