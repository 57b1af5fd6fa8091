import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceLine, type Work, workCitation, workFinder } from './works';

const { sources } = JSON.parse(readFileSync('data/history/sources.json', 'utf8')) as { sources: Work[] };
const cited = workFinder(sources);

test.each([
  ['https://www.gutenberg.org/ebooks/51165', 'regimental-records'],
  ['http://gutenberg.org/ebooks/51165/', 'regimental-records'],
  ['Duncan, History of the Royal Regiment of Artillery (https://www.gutenberg.org/ebooks/52258)', 'duncan'],
  ['https://www.kronoskaf.com/syw/index.php?title=Truchsess_Fusilier&oldid=23847', 'kronoskaf'],
  ['https://orka.bibliothek.uni-kassel.de/viewer/fulltext/1289911336242_0015/181/', 'hessenland-15'],
  ['https://en.wikipedia.org/wiki/Free_infantry', 'wikipedia'],
  // no page of that work, though it begins alike
  ['https://www.gutenberg.org/ebooks/5116', undefined],
  ['https://www.gutenberg.org/ebooks/69447', undefined],
  ['A book of my own, p. 3', undefined],
])('%s is of %s', (citation, id) => expect(cited(citation).work?.id).toBe(id));

test('a work is cited by author, title and year, as far as they are known', () => {
  const work = (id: string) => sources.find((one) => one.id === id) as Work;
  expect(workCitation(work('duncan'))).toBe(
    'Francis Duncan, History of the Royal Regiment of Artillery, vol. 1 (1872)',
  );
  expect(workCitation(work('whn'))).toBe('Warfare History Network');
  expect(sourceLine({ citation: 'Vial (1999)', at: 'p. 3' })).toBe('Vial (1999), p. 3');
  expect(sourceLine({ citation: 'Vial (1999)', at: null })).toBe('Vial (1999)');
});

test('what names no work stands for itself, with the address in it', () => {
  expect(cited('Forum, http://example.org/a; later')).toEqual({
    work: null,
    citation: 'Forum, http://example.org/a; later',
    address: 'http://example.org/a',
  });
});
