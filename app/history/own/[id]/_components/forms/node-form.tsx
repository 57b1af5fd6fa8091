'use client';

import { nodeIn } from '@/lib/history/own/tree/tree';
import { ABOUT } from '../../_store/own-state';
import { useOwnState } from '../own-context';
import { AboutForm } from './about-form';
import { FormationForm } from './formation-form';
import { SideForm } from './side-form';
import { UnitForm } from './unit-form';

/** The form of what is selected: a unit, a formation, a side, or else the battle itself. */
export const NodeForm = () => {
  const selection = useOwnState((state) => state.selection);
  const node = useOwnState(({ tree }) => nodeIn(tree, selection));
  // a form holds what is being typed: that of another node is another form
  switch (node?.kind) {
    case 'unit':
      return <UnitForm key={node.id} node={node} />;
    case 'formation':
      return <FormationForm key={node.id} node={node} />;
    case 'side':
      return <SideForm key={node.id} node={node} />;
    default:
      return <AboutForm key={ABOUT} />;
  }
};
