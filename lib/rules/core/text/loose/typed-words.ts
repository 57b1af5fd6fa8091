/**
 * What players write for the words of the books: abbreviations, and the troops of other languages. Some stand for two
 * or more; each is then tried.
 */
export const WRITTEN_OUT: Readonly<Record<string, readonly string[]>> = {
  art: ['artillery', 'battery'],
  artillerie: ['artillery', 'battery'],
  artillery: ['artillery', 'battery', 'guns'],
  arty: ['artillery', 'battery'],
  bataillon: ['battalion'],
  bataillone: ['battalions'],
  bataillons: ['battalions'],
  batt: ['battalion', 'battery'],
  batterie: ['battery'],
  batterien: ['batteries'],
  batts: ['battalions', 'batteries'],
  bde: ['brigade'],
  bn: ['battalion'],
  bns: ['battalions'],
  brig: ['brigade'],
  btl: ['battalion'],
  btln: ['battalion'],
  btry: ['battery'],
  bty: ['battery'],
  cannon: ['guns', 'battery', 'artillery'],
  cav: ['cavalry'],
  cdr: ['commander'],
  cmdr: ['commander'],
  cuir: ['cuirassiers'],
  cuirs: ['cuirassiers'],
  div: ['division'],
  drag: ['dragoons'],
  dragoner: ['dragoons'],
  dragones: ['dragoons'],
  dragons: ['dragoons'],
  drags: ['dragoons'],
  escadron: ['squadron'],
  escadrons: ['squadrons'],
  eskadron: ['squadron'],
  eskadronen: ['squadrons'],
  fig: ['figures'],
  figs: ['figures'],
  fus: ['fusiliers'],
  füsilier: ['fusilier'],
  füsiliere: ['fusiliers'],
  fusileros: ['fusiliers'],
  gen: ['general'],
  granaderos: ['grenadiers'],
  gren: ['grenadiers', 'grenadier'],
  grenadiere: ['grenadiers'],
  grens: ['grenadiers'],
  gun: ['gun', 'battery', 'artillery'],
  guns: ['guns', 'battery', 'artillery'],
  haubitzen: ['howitzers'],
  how: ['howitzers'],
  hus: ['hussars'],
  husar: ['hussar'],
  husaren: ['hussars'],
  húsares: ['hussars'],
  hussard: ['hussar'],
  hussards: ['hussars'],
  hvy: ['heavy'],
  inf: ['infantry', 'inferior'],
  infanterie: ['infantry'],
  kürassier: ['cuirassier'],
  kürassiere: ['cuirassiers'],
  leichte: ['light'],
  lg: ['large'],
  lt: ['light'],
  med: ['medium'],
  mittlere: ['medium'],
  mousquetaires: ['musketeers'],
  musk: ['musketeers'],
  musketier: ['musketeer'],
  musketierbataillon: ['musketeer battalion'],
  musketierbataillone: ['musketeer battalions'],
  musketiere: ['musketeers'],
  musks: ['musketeers'],
  pdr: ['pounder'],
  pfünder: ['pounder'],
  punkte: ['points'],
  regt: ['regiment'],
  rgt: ['regiment'],
  schwere: ['heavy'],
  sm: ['small'],
  sq: ['squadrons'],
  sqn: ['squadrons'],
  sqns: ['squadrons'],
  std: ['standard'],
  sup: ['superior'],
};

const byWord = <V>(rows: readonly (readonly [value: V, words: string])[]): Readonly<Record<string, V>> =>
  Object.fromEntries(rows.flatMap(([value, words]) => words.split(' ').map((word) => [word, value])));

/** Numbers that are written as words before what is counted. */
export const COUNT_WORDS: Readonly<Record<string, number>> = byWord([
  [1, 'one ein eine'],
  [2, 'two zwei deux'],
  [3, 'three drei trois'],
  [4, 'four vier quatre'],
  [5, 'five fünf cinq'],
  [6, 'six sechs'],
  [7, 'seven sieben'],
  [8, 'eight acht'],
  [9, 'nine neun'],
  [10, 'ten zehn'],
  [11, 'eleven'],
  [12, 'twelve'],
]);

const MONTHS = 'jan feb mar mär apr may mai jun jul aug sep oct okt nov dec dez'.split(' ');

/** True for a month, whole or by its first letters: "Feb", "February", "Februar". */
export const isMonth = (word: string): boolean =>
  /^\p{L}{3,9}\.?$/u.test(word) && MONTHS.includes(word.slice(0, 3).toLowerCase());

/** What a formation of any system is called, whatever its own word for it. */
export const FORMATION_WORDS: ReadonlySet<string> = new Set(
  `ala aile bde brig brigada brigade column div division flügel formation kolonne křídlo treffen wing крыло
  бригада`.split(/\s+/),
);

/** Nations in other words than the label and the adjective that a system has for them. */
export const NATION_NAMES: Readonly<Record<string, string>> = byWord([
  ['prussia', 'prussian preußen preussen prusse prusia preußisch preußische prusko пруссия'],
  ['austria', 'austrian österreich oesterreich autriche österreicher rakousko австрия kaiserliche'],
  ['france', 'french frankreich franzosen francia francie'],
  ['russia', 'russian russland rußland russen russie rusia rusko россия'],
  ['saxony', 'saxon sachsen saxe'],
  ['sweden', 'swedish swedes schweden suède suecia'],
  ['bavaria', 'bavarian bayern'],
  ['reichsarmee', 'reichsarmy'],
]);
