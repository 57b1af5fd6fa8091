'use client';

import { SPREAD } from '@/app/_components/ui/segments';
import * as common from '@/app/_components/words';
import { Fields } from '@/app/_editor/fields/field-parts';
import { LineFields } from '@/app/_editor/fields/line-fields';
import { type Line, presentLines } from '@/app/_editor/fields/lines';
import * as formsWords from '@/app/armies/[armyId]/_forms/words';
import { type Army, honoursOfWar } from '@/lib/rules/honours-of-war';
import { budgetLine, nationLine, scaleLine, yearLine } from '../fields/army-lines';
import type { FormProps } from '../inspector-props';
import { armyOf } from '../node';
import { ImagiMenu } from './imagi-menu';
import { ImagiNationFields } from './imagi-nation-fields';
import { ImagiTroops } from './imagi-troops';
import * as words from './words';

const MODE: Line = {
  kind: 'segments',
  key: 'mode',
  label: words.game,
  options: [
    { value: 'points', label: common.points },
    { value: 'scenario', label: words.scenario },
  ],
};

const { choices } = honoursOfWar;

/** What Honours of War asks of an army: nation, year, figure scale, mode and budget. */
export const ArmyForm = (props: FormProps<Army>) => {
  const { army, put } = armyOf(props);
  const imagined = army.nation === 'imagi-nation';
  const lines = presentLines(
    nationLine(choices),
    imagined && { kind: 'own', key: 'imagined', own: <ImagiNationFields key="imagined" {...props} /> },
    yearLine(choices, army.year, SPREAD.fours),
    scaleLine(choices),
    MODE,
    budgetLine(choices, formsWords.pointsLimit),
  );
  return (
    <>
      <Fields>
        <LineFields lines={lines} node={army} put={put} onLeave={props.seal} />
      </Fields>
      {imagined && (
        <>
          <ImagiMenu {...props} />
          <ImagiTroops {...props} />
        </>
      )}
    </>
  );
};
