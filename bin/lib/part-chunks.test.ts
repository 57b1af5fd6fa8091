import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findPartChunks, writePartChunks } from './part-chunks.mjs';

const SCRIPTS = [
  '4,e=>{let t={"first-book":()=>e.A(811).then(({parts:e})=>e),second:()=>e.A(72).then(({parts:e})=>e),third:()=>e.A(9).then(({parts:e})=>e)}},5,e=>{e.s({"first-book":()=>e.A(33).then(({book:e})=>e)})}',
  '811,s=>{s.v(t=>Promise.all(["static/chunks/c.js","static/chunks/d.js"].map(t=>s.l(t))).then(()=>t(1)))},72,s=>{s.v(t=>Promise.all(["static/chunks/d.js"].map(t=>s.l(t))).then(()=>t(2)))},33,s=>{s.v(t=>Promise.all(["static/chunks/e.js"].map(t=>s.l(t))).then(()=>t(3)))}',
];

const folder = mkdtempSync(join(tmpdir(), 'muster-chunks-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the chunks of each part are found in what the bundler wrote, and no others', () => {
  expect(findPartChunks(SCRIPTS)).toEqual({
    'first-book': ['/_next/static/chunks/c.js', '/_next/static/chunks/d.js'],
    second: ['/_next/static/chunks/d.js'],
    third: [],
  });
});

test('a build that lacks the chunks of a part fails, and says of which', () => {
  const chunks = join(folder, 'chunks');
  mkdirSync(chunks);
  for (const [index, script] of SCRIPTS.entries()) writeFileSync(join(chunks, `${index}.js`), script);
  const file = join(folder, 'part-chunks.json');
  writePartChunks({ chunks, parts: ['first-book', 'second'], file });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(findPartChunks(SCRIPTS));
  expect(() => writePartChunks({ chunks, parts: ['second', 'third', 'fourth'], file })).toThrow(
    'The chunks of third, fourth could not be found',
  );
});
