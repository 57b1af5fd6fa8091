import { useMemo } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { ComboField } from '@/app/_components/ui/combo-field';
import * as factsWords from '@/app/events/_facts/words';
import { matchingZones, zoneChoices } from '@/lib/events/zone-names';
import type { EventTyped } from './event-typed';
import * as eventFormWords from './words';

/** The zone whose clocks an event goes by, found by typing a part of its name. */
export const ZoneField = () => {
  const { field, fieldState, formState } = useController<{ event: EventTyped }, 'event.timeZone'>({
    name: 'event.timeZone',
    control: useFormContext<{ event: EventTyped }>().control,
  });
  const first = formState.defaultValues?.event?.timeZone ?? factsWords.utc;
  const zones = useMemo(() => zoneChoices(Intl.supportedValuesOf('timeZone'), first), [first]);
  return (
    <ComboField
      label={eventFormWords.timeZone}
      hint={eventFormWords.whatTimeZoneIsFor}
      error={fieldState.error?.message}
      choices={zones}
      match={matchingZones}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
};
