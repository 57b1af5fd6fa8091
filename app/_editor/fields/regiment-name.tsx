'use client';

import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { Input } from '@/app/_components/ui/field';
import { POP, usePop } from '@/app/_components/ui/pop';
import type { RegimentFact } from '@/lib/rules/core/check/regiment-facts';
import { troopsWords } from '@/lib/rules/core/check/regiment-troops';
import type { RegimentSuggestion, RegimentsOf } from './regiment-offers';
import { useOffers } from './use-offers';

type RegimentNameProps = ComponentProps<'input'> & {
  id: string;
  of: RegimentsOf;
  onChoose: (offer: RegimentSuggestion) => void;
};

/**
 * The name of a unit, which regiments of its nation, troops and year are offered for: typing finds them, arrows go
 * through them, Enter takes one, Escape leaves what was typed.
 */
export const RegimentName = ({ id, of, onChoose, onChange, onBlur, onFocus, ...rest }: RegimentNameProps) => {
  const field = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { offers, more, open, at, hide, point, enter, type, onKeyDown } = useOffers(of, onChoose);
  const { place, onToggle } = usePop(field, list, 'start');
  const many = offers.length;
  const optionId = (index: number) => `${id}-offer-${index}`;

  useLayoutEffect(() => {
    if (open) list.current?.showPopover();
    else list.current?.hidePopover();
  }, [open]);

  // fewer of them take less room above the field
  useLayoutEffect(() => {
    if (open && many > 0) place();
  }, [open, many, place]);

  useLayoutEffect(() => {
    if (open && at >= 0) document.getElementById(`${id}-offer-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [open, at, id]);

  return (
    <div ref={field} className="touch:[&>input]:min-h-11 min-w-0 [&>input]:h-7">
      <Input
        id={id}
        {...rest}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={`${id}-offers`}
        aria-activedescendant={open && at >= 0 ? optionId(at) : undefined}
        onFocus={(event) => {
          enter();
          onFocus?.(event);
        }}
        onChange={(event) => {
          type(event.target.value);
          onChange?.(event);
        }}
        onBlur={(event) => {
          hide();
          onBlur?.(event);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        ref={list}
        id={`${id}-offers`}
        popover="manual"
        role="listbox"
        aria-label="Regiments"
        tabIndex={-1}
        className={`${POP} max-h-[min(300px,40dvh)] w-[min(340px,calc(100vw-16px))] p-1`}
        onToggle={onToggle}
        // The field keeps the focus, so that the user can keep typing.
        onMouseDown={(event) => event.preventDefault()}
      >
        {offers.map((offer, index) => (
          <Option
            key={offer.regiment.id}
            id={optionId(index)}
            offer={offer}
            year={of.year}
            selected={index === at}
            onPoint={() => point(index)}
            onTake={() => {
              onChoose(offer);
              hide();
            }}
          />
        ))}
        {more > 0 && (
          <div role="option" aria-selected="false" aria-disabled="true" tabIndex={-1} className={MORE}>
            {`${more} more: type part of the name`}
          </div>
        )}
      </div>
    </div>
  );
};

const MORE = 'text-11 text-ink-3 px-2 py-1';

type OptionProps = {
  id: string;
  offer: RegimentSuggestion;
  year: number;
  selected: boolean;
  onPoint: () => void;
  onTake: () => void;
};

/** "1758 to 1763", "from 1758"; empty where its years are not known. */
const yearsWords = ({ from, to }: Pick<RegimentFact, 'from' | 'to'>): string => {
  if (from === null) return to === null ? '' : `until ${to}`;
  return to === null ? `from ${from}` : `${from} to ${to}`;
};

/** What helps to tell it from others of its name: "Hanover, line infantry, from 1758, facings red". */
const regimentWords = (regiment: RegimentFact): string =>
  [
    regiment.nation,
    troopsWords(regiment),
    yearsWords(regiment),
    regiment.facings === null ? '' : `facings ${regiment.facings}`,
  ]
    .filter((words) => words !== '')
    .join(', ');

const Option = ({ id, offer, year, selected, onPoint, onTake }: OptionProps) => (
  <button
    type="button"
    id={id}
    role="option"
    aria-selected={selected}
    tabIndex={-1}
    className={`rounded-1 touch:min-h-11 block w-full px-2 py-1 text-start leading-snug ${selected ? 'bg-paper-sunk outline-rule-firm outline' : ''}`}
    onPointerEnter={onPoint}
    onClick={onTake}
  >
    <bdi className="block">{offer.called}</bdi>
    <span className="text-11 text-ink-3 block">
      {offer.absent && <b className="text-warning font-semibold">{`not in service in ${year}:`} </b>}
      {regimentWords(offer.regiment)}
    </span>
  </button>
);
