import { expect, it } from 'vitest';
import { officialChannelsSchema } from '#contracts/official-channels.ts';
import { values } from './brand.ts';
import { officialChannels } from './official-channels.ts';

/** Every https address and mailbox an owner wrote down, wherever in the brand. */
function addressesOf(value: unknown): string[] {
  if (typeof value === 'string') return /^https:|^[^\s@]+@[^\s@]+$/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesOf) : [];
}

it('A1 N9 every address of the brand is on the official list, and no other', () => {
  const { channels } = officialChannelsSchema.parse(officialChannels(values));
  const listed = channels
    .map(({ address }) => address)
    .filter((address) => address !== 'https://aureo.example/');
  expect(new Set(listed)).toEqual(new Set(addressesOf(values)));
});

it('A1 N9 another brand has another list', () => {
  const norte = { ...values, name: 'Norte', domain: 'norte.example', email: 'hola@norte.example' };
  const list = officialChannels(norte);
  expect(list).toMatchObject({ name: 'Norte', website: 'https://norte.example/' });
  expect(JSON.stringify(list.channels.filter(({ kind }) => kind === 'email'))).toContain(
    'hola@norte.example',
  );
  expect(JSON.stringify(list)).not.toContain('"aureo.example"');
});
