import { expect, it } from 'vitest';
import { ARTICLES } from '#content/articles/articles.ts';
import { officialChannelsSchema } from '#contracts/official-channels.ts';
import { checkChannel } from '#site/features/contact/official-channel.ts';
import { brand } from './load.ts';
import { freeChannelName, officialChannels } from './official-channels.ts';
import { brandOrigin, chartAddress } from './routes.ts';
import { brandSchema } from './schema.ts';

/** Every https address and mailbox in the brand, at any depth. */
function addressesOf(value: unknown): string[] {
  if (typeof value === 'string') return /^https:|^[^\s@]+@[^\s@]+$/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesOf) : [];
}

it('A1 N9 the official list has every address of the brand, and no other', () => {
  const { channels } = officialChannelsSchema.parse(officialChannels(brand));
  const listed = channels
    .map(({ address }) => address)
    .filter((address) => address !== `${brandOrigin(brand.domain)}/`);
  expect(new Set(listed)).toEqual(new Set(addressesOf(brand)));
});

it('A1 N9 G10 a chart that an article links is official, and a chart outside the brand’s page is not', () => {
  const [chart] = ARTICLES.flatMap(({ report }) => report?.chart ?? []);
  const list = officialChannels({ ...brand, charts: { name: 'Velas', url: 'https://velas.example/norte' } });
  const verdictBelow = (url: string) => checkChannel(chartAddress(chart ?? '', { url }) ?? '', list).verdict;
  expect(verdictBelow('https://velas.example/norte')).toBe('official');
  expect(verdictBelow('https://velas.example/norte-vip')).toBe('not-listed');
});

it('A1 N9 the list changes with the brand', () => {
  const norte = { ...brand, name: 'Norte', domain: 'norte.example', email: 'hola@norte.example' };
  const list = officialChannels(norte);
  expect(list).toMatchObject({ name: 'Norte', website: 'https://norte.example/' });
  expect(JSON.stringify(list.channels.filter(({ kind }) => kind === 'email'))).toContain(
    'hola@norte.example',
  );
  expect(JSON.stringify(list)).not.toContain(`"${brand.domain}"`);
});

it('A1 N9 names a platform in the language of the reader, and one with a single name alike in both', () => {
  const [first] = brand.socials;
  if (!first) throw new Error('the brand has no profile');
  const socials = [
    { ...first, kind: 'messaging' as const, name: { es: 'Recados', en: 'Notes' } },
    { ...first, kind: 'video' as const, name: 'Norte TV', url: 'https://video.example/@norte' },
  ];
  const namesIn = (locale: 'es' | 'en') =>
    officialChannels({ ...brand, socials }, locale)
      .channels.filter(({ kind }) => kind === 'profile')
      .map(({ name }) => name);
  expect(namesIn('es')).toEqual(expect.arrayContaining(['Recados', 'Norte TV']));
  expect(namesIn('en')).toEqual(expect.arrayContaining(['Notes', 'Norte TV']));
  expect(freeChannelName({ ...brand, socials }, 'en')).toBe('Notes');
  expect(brandSchema.safeParse({ ...brand, socials: [{ ...first, name: { es: 'Recados' } }] }).success).toBe(
    false,
  );
});
