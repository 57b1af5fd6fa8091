'use client';

import { useId, useState } from 'react';
import { TextButton } from '@/app/_components/ui/button';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { SearchField } from '@/app/_components/ui/field';
import { additionsTo, type PackAddition } from '@/lib/events/packs/edit/additions';
import { addRule, type GroupKey } from '@/lib/events/packs/edit/changes';
import { slotOf } from '@/lib/rules/events/slot';
import { usePack, usePackActions, usePackState } from '../pack-context';

type AddRuleProps = { group: GroupKey; title: string };

/** From so many on a list has a search. */
const MANY = 12;

/** What can be added to a part of the pack: at once where there is one thing, else from a list. */
export const AddRule = ({ group, title }: AddRuleProps) => {
  const { words } = usePack().kit;
  const { change } = usePackActions();
  const file = usePackState((state) => state.file);
  const [open, setOpen] = useState(false);
  const offers = additionsTo(group, words, file.rules);
  if (offers.length === 0) return null;
  const add = ({ rule, label }: PackAddition) => {
    setOpen(false);
    change(addRule(file, rule, label));
  };
  const [only] = offers;
  return (
    <>
      <TextButton
        className="text-12 touch:min-h-11 font-sans"
        onClick={() => (offers.length === 1 && only !== undefined ? add(only) : setOpen(true))}
      >
        Add
        <span className="vh"> {`to ${title}`}</span>
      </TextButton>
      <BottomSheet open={open} onClose={() => setOpen(false)} title={`Add to ${title}`}>
        <Offers offers={offers} onAdd={add} />
      </BottomSheet>
    </>
  );
};

const Offers = ({
  offers,
  onAdd,
}: {
  offers: readonly PackAddition[];
  onAdd: (addition: PackAddition) => void;
}) => {
  const [typed, setTyped] = useState('');
  const words = typed.trim().toLowerCase();
  const matches = offers.filter(({ label }) => label.toLowerCase().includes(words));
  const parts = [...new Set(matches.map(({ part }) => part))];
  return (
    <>
      {offers.length > MANY && (
        <SearchField label="Find a rule" value={typed} onChange={({ target }) => setTyped(target.value)} />
      )}
      {parts.map((part) => (
        <Part key={part} title={part} offers={matches.filter((each) => each.part === part)} onAdd={onAdd} />
      ))}
      {matches.length === 0 && <p className="soft pt-3">Nothing of that name.</p>}
    </>
  );
};

type PartProps = { title: string; offers: readonly PackAddition[]; onAdd: (addition: PackAddition) => void };

const Part = ({ title, offers, onAdd }: PartProps) => {
  const id = useId();
  return (
    <section {...(title !== '' && { 'aria-labelledby': id })}>
      {title !== '' && (
        <h3 id={id} className="text-12 text-ink-3 border-rule border-b pt-3 pb-1 font-sans">
          {title}
        </h3>
      )}
      <ul>
        {offers.map((offer) => (
          <li key={slotOf(offer.rule)} className="border-rule border-b">
            <button
              type="button"
              className="hover:bg-paper-press touch:min-h-11 min-h-8 w-full px-2 text-start"
              onClick={() => onAdd(offer)}
            >
              {offer.label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
