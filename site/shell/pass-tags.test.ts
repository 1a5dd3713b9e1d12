import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { inlineCall } from './inline.ts';
import { passTags } from './pass-tags.ts';

/** Runs the code as a page with that query has it, and returns where each link leads once it is clicked. */
function clicked(search: string, links: readonly string[]): readonly string[] {
  const listeners: ((event: object) => void)[] = [];
  const window = {
    document: {
      addEventListener: (type: string, listener: (event: object) => void) =>
        type === 'click' && listeners.push(listener),
    },
    location: new URL(`https://site.example/vip${search}`),
  };
  runInNewContext(inlineCall(passTags, ['pay.example']), { window, URL, URLSearchParams });
  return links.map((address) => {
    const link = Object.assign(new URL(address, window.location), { getAttribute: () => address });
    for (const listener of listeners) listener({ target: { closest: () => link } });
    return link.href;
  });
}

it('N17 passes the tags of the page on to a checkout and to own pages, and to no other host', () => {
  const links = [
    'https://pay.example/a?plan=1',
    'https://site.example/blog#top',
    'https://social.example/us',
  ];
  expect(clicked('?utm_source=ads&lang=en', links)).toEqual([
    'https://pay.example/a?plan=1&utm_source=ads',
    'https://site.example/blog?utm_source=ads#top',
    'https://social.example/us',
  ]);
  expect(clicked('?lang=en', links)).toEqual(links);
});

it('N17 passes known tags of bounded length, and nothing else of the address', () => {
  const search = `?utm_source=ads&utm_term=${'a'.repeat(101)}&session_id=1&utm_campaign=a%26b&utm_medium=&utm_other=x`;
  expect(clicked(search, ['https://pay.example/'])).toEqual([
    'https://pay.example/?utm_source=ads&utm_campaign=a%26b',
  ]);
});

it('N17 leaves a place in the page alone: with tags in another spelling it would be another address', () => {
  const search = '?utm_campaign=spring%20sale';
  expect(clicked(search, ['#claim-note'])).toEqual([`https://site.example/vip${search}#claim-note`]);
});

it('N17 leaves a click beside links alone', () => {
  let follow = (_: object) => {};
  const document = {
    addEventListener: (_: string, listener: (event: object) => void) => (follow = listener),
  };
  const location = new URL('https://site.example/?utm_source=ads');
  passTags({ document, location } as unknown as Window, []);
  expect(() => follow({ target: { closest: () => null } })).not.toThrow();
});
