import { useMemo } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { ComboField } from '@/app/_components/ui/combo-field';
import { matchingZones, zoneChoices } from '@/lib/events/zone-names';
import * as words from '../words';
import type { EventTyped } from './event-typed';

/** The zone whose clocks an event goes by, found by typing a part of its name. */
export const ZoneField = () => {
  const { field, fieldState, formState } = useController<{ event: EventTyped }, 'event.timeZone'>({
    name: 'event.timeZone',
    control: useFormContext<{ event: EventTyped }>().control,
  });
  const first = formState.defaultValues?.event?.timeZone ?? words.utc;
  const zones = useMemo(() => zoneChoices(Intl.supportedValuesOf('timeZone'), first), [first]);
  return (
    <ComboField
      label={words.timeZone}
      hint={words.whatTimeZoneIsFor}
      error={fieldState.error?.message}
      choices={zones}
      match={matchingZones}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
};
