'use client';

import type { ReactNode } from 'react';
import { BELOW_TABLET } from '@/app/_components/ui/breakpoints';
import type { LinkSide } from '@/lib/armies/schema';
import { sidePlatePath, smallSidePath } from '@/lib/pages';
import { STANDING_WORDS } from '@/lib/rules/core/check/finding';
import type { SystemCard } from '../_components/army/system-card';
import { Button } from '../_components/ui/button';
import { Icon } from '../_components/ui/icon';
import { Notice } from '../_components/ui/notice';
import { PageTitle } from '../_components/ui/paper';
import { ChooseSide, remainingPointsText, SideVerdict, type StoreSide, useSideChoice } from './choose-side';

/** Where no name on the drawing could be read. */

type WelcomeProps = {
  sides: readonly LinkSide[];
  systems: readonly SystemCard[];
  onStore: StoreSide;
  onEmpty: () => void;
  onImport: () => void;
  /** the sections below: prices, print, history */
  children: ReactNode;
};

/** What a first visitor sees: what this is, a side to choose, its army drawn, and one button that takes it. */
export const Welcome = ({ sides, systems, onStore, onEmpty, onImport, children }: WelcomeProps) => {
  const choice = useSideChoice(sides, systems, [], onStore);
  const { side, system, take, pending, fault } = choice;
  return (
    <div className="max-laptop:px-6 max-tablet:px-4 max-tablet:pt-4 mx-auto max-w-[1440px] px-10 pt-6.5 pb-10">
      <div className="max-laptop:grid-cols-[minmax(0,1fr)] max-laptop:grid-rows-none grid grid-cols-[404px_minmax(0,1fr)] grid-rows-[auto_1fr] items-start gap-x-12">
        <div>
          <PageTitle className="font-display text-48 max-tablet:text-36 leading-[1.04]">
            Armies for the Seven Years War
          </PageTitle>
          <p className="text-ink-2 text-16 max-tablet:pt-2 max-tablet:pb-3 pt-3 pb-4 leading-normal">
            Build, price and check an army by the rules you play, with the page for every price, and print it
            for the table. Five rule sets. Free, no account.
          </p>
        </div>
        <div className="max-tablet:order-1">
          <ChooseSide choice={choice} systems={systems} onEmpty={onEmpty} onImport={onImport} />
        </div>
        {side && (
          <div className="max-laptop:pt-3.5 max-tablet:pt-0 max-tablet:pb-3.5 laptop:col-start-2 laptop:row-span-2 laptop:row-start-1">
            <picture>
              <source media={BELOW_TABLET} srcSet={smallSidePath(side.id)} width={720} height={317} />
              <img
                className="h-auto w-full"
                src={sidePlatePath(side.id)}
                alt={`${side.name}, ${side.about}: the army drawn in its lines`}
                width={1440}
                height={820}
              />
            </picture>
            <div className="max-tablet:hidden grid grid-cols-[minmax(0,1fr)_auto] items-center gap-6 pt-3.5">
              <SideVerdict side={side} left={system && remainingPointsText(side, system)} />
              <Button variant="main" className="text-16 min-h-11 px-5.5" disabled={pending} onClick={take}>
                {pending ? 'Making the army' : 'Take this army'}
              </Button>
            </div>
          </div>
        )}
      </div>
      {fault !== undefined && (
        <Notice severity="error" live className="mt-3.5">
          {fault}
        </Notice>
      )}
      {children}
      {side && (
        <div
          className="border-rule-ink tablet:hidden fixed inset-x-0 bottom-0 z-5 border-t-2 print:hidden"
          data-dock
        >
          <button
            type="button"
            className="bg-ink text-paper grid min-h-17 w-full grid-cols-[minmax(0,1fr)_auto] items-center px-4.5 pb-[env(safe-area-inset-bottom)] text-start text-[1.0625rem] font-semibold"
            disabled={pending}
            onClick={take}
          >
            <span>
              {pending ? 'Making the army' : `Take ${side.name}`}
              <small className="text-13 block font-normal">
                {STANDING_WORDS[side.standing]}. {side.about}
              </small>
            </span>
            <Icon name="chevron-right" className="size-5.5" />
          </button>
        </div>
      )}
    </div>
  );
};
