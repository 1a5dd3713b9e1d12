import { describe, expect, it } from 'vitest';
import { GENUINE, HOSTILE, LIST } from './official-channel.fixture.ts';
import { checkChannel, leadsToHost } from './official-channel.ts';

const check = (text: string) => checkChannel(text, LIST);

describe('N9 genuine forms', () => {
  it.each(GENUINE)('N9 %s is official: %s', (text, reason) => {
    const { verdict, reason: given } = check(text);
    expect(verdict).toBe('official');
    if (reason !== 'handle or site') expect(given).toBe(reason);
  });

  it('N9 a handle names the platforms on which it is ours, and no other', () => {
    expect(check('@aureo')).toMatchObject({
      channels: [{ name: 'Mensajes' }, { name: 'Video' }],
    });
  });
});

describe('N9 look-alikes', () => {
  it.each(HOSTILE)('N9 %j is not official: %s', (text, reason) => {
    expect(check(text)).toEqual({ verdict: 'fake', reason });
  });

  it('N9 at least sixty are tried', () => {
    expect(HOSTILE.length).toBeGreaterThanOrEqual(60);
  });
});

describe('N9 an official address lends nothing to the stranger glued beside it', () => {
  const fronts = [
    '👉',
    '➡️',
    '→',
    '1)',
    '1.',
    '2.-',
    'a)',
    'link=',
    'href="',
    '¡Entra!',
    'Link:👉',
    '1️⃣',
    '🇲🇽',
  ];
  const signs = ['`', '~', '_', '#', '$', '+', '/', '\\', '|', '*', '[', '(', '【', '｢', '「', '«'];
  it.each([...fronts, ...signs])('N9 with %s in front of its link', (front) => {
    expect(check(`@aureo ${front}https://evil.test`).verdict).not.toMatch(/official|unreadable/);
    expect(check(`${front}https://evil.test @aureo`).verdict).not.toMatch(/official|unreadable/);
    expect(check(`${front}https://evil.test`).verdict, 'alone').toMatch(/unknown|fake/);
  });

  it.each([
    '✅ aureo.example 👉https://bit.ly/3xYz',
    'aureo.example 👉@evil',
    'aureo.example ⭐@evil_soporte',
    '@aureo,@evil_soporte',
    'aureo.example Canal/@evil',
    'https://aureo.example/,https://evil.test',
    'https://aureo.example/👉https://evil.test',
    'https://aureo.example/?u=https://evil.test',
    'https://mensajes.example/aureo/https://evil.test',
    '<a href="https://evil.test">https://aureo.example</a>',
    '[https://aureo.example](https://evil.test)',
    'aureo.example\n#evil.test',
    '@aureo evil[.]test',
    '@aureo evil.test|ventas',
    '@aureo link=tg://evil',
    // Signs of other widths are the same signs to a reader, and to many programs.
    '@aureo \uff20evil_soporte',
    '@aureo \ufe6bevil_soporte',
    '@aureo evil\u2024test',
    '@aureo evil\uff0etest',
    '@aureo evil\ufe52test',
    '@aureo evil\u2488com',
    '\uff20aureo \uff20evil',
    '@aureo \uff48ttps\uff1a\uff0f\uff0fevil\u2024test',
    'https://aureo.example/👉evil.com',
    'https://aureo.example/→evil.com',
    'https://aureo.example/|evil.com',
    'https://aureo.example/contacto,evil.com',
  ])('N9 %j is not official', (text) => {
    expect(check(text).verdict).not.toMatch(/official|unreadable/);
  });

  it('N9 the host shown is that of the only link', () => {
    expect(leadsToHost('👉https://evil.test/x')).toBe('evil.test');
    expect(leadsToHost('https://evil.test/?to=https://aureo.example/')).toBe('evil.test');
    expect(leadsToHost('@aureo 👉https://evil.test')).toBeNull();
  });
});

describe('N9 what is on no list', () => {
  it.each([
    ['https://otro.example', 'unknown'],
    ['https://news.test/oro', 'unknown'],
    ['@juan.perez', 'unknown'],
    ['juan@correo.test', 'unknown'],
    ['https://mensajes.example/juanperez', 'platform'],
    ['https://mensajes.example/+qwerty12', 'platform'],
    ['https://muro.example/p.php?id=78', 'platform'],
    ['https://vip.aureo.example', 'subdomain'],
    ['Áureo', 'name'],
  ])('N9 %s is not recognised: %s', (text, reason) => {
    expect(check(text)).toEqual({ verdict: 'unknown', reason });
  });

  it.each([
    ['', 'empty'],
    ['   \n', 'empty'],
    ['hola', 'no-address'],
    ['¿esto es de ustedes?', 'no-address'],
    ['2042.50', 'no-address'],
    ['2,042.50', 'no-address'],
    ['1000000', 'no-address'],
    ['1.000.000', 'no-address'],
    ['2025-09-19', 'no-address'],
    ['Entrada: 2042.50 y stop 2046.80.', 'no-address'],
    [`https://aureo.example/${'a'.repeat(3000)}`, 'too-long'],
  ])('N9 %j cannot be checked: %s', (text, reason) => {
    expect(check(text)).toEqual({ verdict: 'unreadable', reason });
  });
});
