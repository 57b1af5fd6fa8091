/** Names that the time zone database has changed, as some browsers and servers still give them. */
const TODAY: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** A zone by the name it has today, as people read it: "Europe/Kyiv" of Europe/Kiev, "America/New York". */
export const zoneName = (zone: string): string => (TODAY[zone] ?? zone).replaceAll('_', ' ');

/** A zone by its name of today where this machine knows it by that, else as it was given. */
const zoneToday = (zone: string): string => {
  const today = TODAY[zone];
  if (today === undefined) return zone;
  try {
    new Intl.DateTimeFormat('en', { timeZone: today });
    return today;
  } catch {
    // an older time zone database
    return zone;
  }
};

export type ZoneChoice = {
  readonly value: string;
  readonly label: string;
  /** what else it is found by: the name it had */
  readonly also: string;
};

const OLD = new Map(Object.entries(TODAY).map(([old, today]) => [today, old]));

/**
 * Zones to choose from, each once by its name of today: universal time first; the one that is chosen stays as it is.
 */
export const zoneChoices = (zoneNames: readonly string[], chosenZone: string): readonly ZoneChoice[] => {
  const byName = new Map<string, string>();
  for (const zone of ['UTC', ...zoneNames]) byName.set(zoneName(zone), zoneToday(zone));
  byName.set(zoneName(chosenZone), chosenZone);
  const [first, ...others] = byName.keys();
  return [first ?? 'UTC', ...others.toSorted()].map((label) => {
    const value = byName.get(label) ?? label;
    return { value, label, also: OLD.get(label.replaceAll(' ', '_')) ?? '' };
  });
};

const plain = (words: string): string =>
  words
    .replaceAll(/[_/\s]+/g, ' ')
    .trim()
    .toLowerCase();

/** The zones that a text finds by any part of their names, those whose place begins with it first. */
export const matchingZones = (zones: readonly ZoneChoice[], text: string): readonly ZoneChoice[] => {
  const part = plain(text);
  if (part === '') return zones;
  const matches = zones.filter(({ label, also }) => plain(`${label} ${also}`).includes(part));
  const begins = ({ label }: ZoneChoice): boolean => plain(label.split('/').at(-1) ?? '').startsWith(part);
  return [...matches.filter(begins), ...matches.filter((zone) => !begins(zone))];
};
