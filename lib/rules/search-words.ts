/** Words that ask and tell nothing; they count only where nothing else is asked. */
export const NO_TERMS: ReadonlySet<string> = new Set(
  (
    'a an and any are as at be by can could do does far fast for from get gets has have how i if in into is it its ' +
    'long many may me mean means much must my need of off on or rule rules should that the their them there they ' +
    'this to up use used using what when where which who why will with work works you your'
  ).split(' '),
);

/** What players say, and what books call it. A word after `~` is of the same kind, and means it less. */
const SAID: Readonly<Record<string, string>> = {
  artillery: 'guns gun battery',
  ammunition: '~canister ~shot',
  battalion: '~infantry ~unit',
  break: 'breaking',
  broken: 'breaking',
  bridges: 'bridge',
  build: '~prices ~costs',
  cannon: 'guns artillery',
  cavalrymen: 'cavalry',
  cheap: 'prices costs',
  combat: 'melee ~fight',
  commander: 'general leader commanders',
  commanders: 'generals leaders commander',
  cost: 'prices costs price points',
  costs: 'prices cost price points',
  cuirassiers: '~cavalry heavy',
  die: '~casualty dice',
  dragoons: '~cavalry',
  expensive: 'prices costs',
  fight: 'melee combat',
  fire: 'firing shooting',
  firing: 'fire shooting',
  fly: '~rout',
  forest: 'woods wood',
  flee: 'rout retreat',
  foot: 'infantry',
  fusiliers: '~infantry ~close',
  garrison: '~buildings ~town',
  general: 'commander leader generals',
  generals: 'commander leader general',
  grenadiers: '~infantry ~close',
  guards: '~infantry ~guard',
  gun: 'guns artillery',
  guns: 'artillery gun',
  heal: 'rally recover',
  hill: 'hills terrain ~ridges',
  hills: 'hill terrain ~ridges',
  horse: 'cavalry',
  house: 'buildings town',
  houses: 'buildings towns',
  howitzers: '~guns ~artillery',
  howitzer: '~guns ~artillery',
  hussars: '~cavalry light',
  initiative: '~turn',
  jager: '~light ~rifles',
  killed: 'casualty lost dead',
  leader: 'commander general',
  lose: '~breaking ~victory lost',
  losing: '~breaking lost',
  losses: 'hits ~casualty',
  march: '~column ~road moves',
  melee: 'combat ~fight',
  move: 'moves movement moving',
  moves: 'move movement moving',
  movement: 'moves move moving',
  moving: 'moves movement move',
  musketeers: '~infantry ~close',
  muskets: '~arms ~infantry ~fire',
  officer: 'commander general leader',
  order: '~turn ~sequence',
  phases: 'turn sequence',
  point: 'points',
  price: 'prices costs cost points',
  range: 'ranges ~shooting ~firing',
  ranges: 'range ~shooting ~firing',
  recover: 'rally',
  regroup: 'rally',
  rifles: '~jager ~light',
  river: 'water rivers terrain',
  roads: 'road',
  run: 'rout retreat',
  sequence: 'turn phases',
  shell: '~howitzer',
  shoot: 'fire firing shooting',
  shooting: 'fire firing',
  speed: 'moves movement move',
  turns: 'turn',
  victory: 'win ~breaking ~end',
  village: 'buildings town towns',
  villages: 'buildings town towns',
  walk: 'moves movement',
  weather: '~rain',
  win: 'victory ~breaking ~end',
  winning: 'victory ~breaking ~end',
  wood: 'woods terrain',
  woods: 'wood terrain',
};

/** The weight of a word of the books for a query word. */
const ALSO = 0.75;
const OF_ITS_KIND = 0.4;

/** What a word that is asked may be called in a book, each with how much of it that is. */
export const alsoCalled = (word: string): readonly (readonly [word: string, share: number])[] =>
  (SAID[word] ?? '')
    .split(' ')
    .filter((other) => other !== '')
    .map((other) => (other.startsWith('~') ? [other.slice(1), OF_ITS_KIND] : [other, ALSO]));
