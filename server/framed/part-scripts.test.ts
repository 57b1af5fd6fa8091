import { expect, test } from 'vitest';
import { partScripts } from './part-scripts';

const PAGE =
  '<head><script src="/_next/static/chunks/a-1.js" async=""></script><script src="/_next/static/chunks/b.js"></script></head>';

const BUILT: Readonly<Record<string, string>> = {
  'static/chunks/a-1.js':
    '4,e=>{let t={"first-book":()=>e.A(811).then(({parts:e})=>e),second:()=>e.A(72).then(({parts:e})=>e),third:()=>e.A(9).then(({parts:e})=>e)}},5,e=>{e.s({"first-book":()=>e.A(33).then(({book:e})=>e)})}',
  'static/chunks/b.js':
    '811,s=>{s.v(t=>Promise.all(["static/chunks/c.js","static/chunks/d.js"].map(t=>s.l(t))).then(()=>t(1)))},72,s=>{s.v(t=>Promise.all(["static/chunks/d.js"].map(t=>s.l(t))).then(()=>t(2)))},33,s=>{s.v(t=>Promise.all(["static/chunks/e.js"].map(t=>s.l(t))).then(()=>t(3)))}',
};

test('the scripts of each part are found in what the bundler wrote, and no others', () => {
  expect([...partScripts(PAGE, (file) => BUILT[file] ?? '')]).toEqual([
    ['first-book', ['/_next/static/chunks/c.js', '/_next/static/chunks/d.js']],
    ['second', ['/_next/static/chunks/d.js']],
    ['third', []],
  ]);
});

test('a page built otherwise has none, and is drawn all the same', () => {
  expect(partScripts(PAGE, () => 'import("./parts")').size).toBe(0);
  const byName =
    '7,s=>{s.v(t=>Promise.all([c,d].map(t=>s.l(t))))},4,e=>({one:()=>e.A(7).then(({parts:e})=>e)})';
  expect([...partScripts(PAGE, () => byName)]).toEqual([['one', []]]);
});
