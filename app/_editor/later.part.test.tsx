import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type LaterPart, laterPart, Soon } from './later';

type TextProps = { text: string };

const Text = ({ text }: TextProps) => <p>{text}</p>;

const Page = ({ part, text }: { part: LaterPart<TextProps>; text: string }) => (
  <Soon part={part} props={{ text }} />
);

/** The page as a server sends it, whose parts are all there. */
const served = async (text: string): Promise<string> => {
  const part = laterPart(async () => Text);
  await part.arrived();
  const stream = await renderToReadableStream(<Page part={part} text={text} />);
  await stream.allReady;
  return new Response(stream).text();
};

test('what the server drew stays until the part is there, whatever changes meanwhile; then it shows that', async () => {
  const host = document.createElement('main');
  document.body.append(host);
  host.innerHTML = await served('as sent');
  expect(host.textContent).toBe('as sent');
  const texts = new Set<string | null>();
  const watcher = new MutationObserver(() => texts.add(host.textContent));
  watcher.observe(host, { subtree: true, childList: true, characterData: true });

  let come = () => {};
  const part = laterPart(() => new Promise<typeof Text>((done) => (come = () => done(Text))));
  const root = hydrateRoot(host, <Page part={part} text="as sent" />);
  for (const text of ['changed', 'changed again']) {
    await new Promise((done) => setTimeout(done, 50));
    flushSync(() => root.render(<Page part={part} text={text} />));
  }
  await new Promise((done) => setTimeout(done, 50));
  expect(host.textContent).toBe('as sent');
  come();
  await expect.poll(() => host.textContent).toBe('changed again');
  // never a page that waits
  expect([...texts].filter((text) => text !== 'changed again')).toEqual([]);
  flushSync(() => root.render(<Page part={part} text="and after" />));
  expect(host.textContent).toBe('and after');
  watcher.disconnect();
  root.unmount();
  host.remove();
});
