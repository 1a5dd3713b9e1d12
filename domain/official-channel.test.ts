import { describe, expect, it } from 'vitest';
import type { OfficialChannels } from '#contracts/official-channels.ts';
import { checkChannel, leadsToHost } from './official-channel.ts';

const LIST: OfficialChannels = {
  name: 'Áureo',
  website: 'https://aureo.example/',
  channels: [
    { kind: 'site', name: 'aureo.example', address: 'https://aureo.example/' },
    { kind: 'site', name: 'simulador.aureo.example', address: 'https://simulador.aureo.example' },
    { kind: 'email', name: 'soporte@aureo.example', address: 'soporte@aureo.example' },
    { kind: 'profile', name: 'Mensajes', address: 'https://mensajes.example/aureo', handle: '@aureo' },
    { kind: 'profile', name: 'Mensajes', address: 'https://mensajes.example/+QwErTy12' },
    { kind: 'profile', name: 'Video', address: 'https://video.example/@aureo', handle: '@aureo' },
    { kind: 'profile', name: 'Muro', address: 'https://muro.example/p.php?id=77', handle: 'aureo.oficial' },
    { kind: 'payment', name: 'pago.aureo.example', address: 'https://pago.aureo.example/vip-100' },
    { kind: 'payment', name: 'caja.example', address: 'https://caja.example/buy/aB3' },
  ],
};

const check = (text: string) => checkChannel(text, LIST);

describe('N9 genuine forms', () => {
  it.each([
    ['aureo.example', 'site'],
    ['AUREO.example', 'site'],
    ['https://aureo.example', 'site'],
    ['https://aureo.example/', 'site'],
    ['HTTPS://Aureo.Example/comprar-vip?lang=es#precio', 'site'],
    ['https://aureo.example:443/contacto', 'site'],
    ['https://aureo.example/blog/caf%C3%A9', 'site'],
    ['https://www.aureo.example/', 'site'],
    ['aureo.example.', 'site'],
    ['“https://aureo.example/”', 'site'],
    ['<https://aureo.example/contacto>', 'site'],
    ['Entra a aureo.example, es el único sitio.', 'site'],
    ['simulador.aureo.example/sala?x=1', 'site'],
    ['https://mensajes.example/aureo', 'profile'],
    ['mensajes.example/Aureo/', 'profile'],
    ['https://mensajes.example/aureo/215?single', 'profile'],
    ['https://www.video.example/@aureo/videos', 'profile'],
    ['https://mensajes.example/+QwErTy12', 'profile'],
    ['https://muro.example/p.php?id=77', 'profile'],
    ['@aureo', 'handle'],
    ['@AUREO', 'handle'],
    ['@aureo.oficial', 'handle'],
    ['soporte@aureo.example', 'email'],
    ['Soporte@Aureo.Example', 'email'],
    ['mailto:soporte@aureo.example?subject=Hola', 'email'],
    ['Áureo <soporte@aureo.example>', 'email'],
    ['https://pago.aureo.example/vip-100', 'payment'],
    ['caja.example/buy/aB3', 'payment'],
    // A label stands in front.
    ['Correo: soporte@aureo.example', 'email'],
    ['Web: https://aureo.example', 'site'],
    ['Instagram: @aureo', 'handle'],
    ['Sitio oficial: aureo.example', 'site'],
    ['Nota: esta semana… entra en aureo.example', 'site'],
    ['aureo.example:', 'site'],
    ['Ojo: @aureo 10:30', 'handle'],
    ['Riesgo 1.5 %: aureo.example', 'site'],
    ['Web:https://aureo.example', 'site'],
    ['Correo:soporte@aureo.example', 'email'],
    ['Usuario:@aureo', 'handle'],
    ['Data: aureo.example', 'site'],
    ['Pago: https://pago.aureo.example/vip-100', 'payment'],
    ['Canal: mensajes.example/aureo', 'profile'],
    // The sentence goes around it, and ends behind it.
    ['Paga en https://pago.aureo.example/vip-100.', 'payment'],
    ['Paga aquí: https://pago.aureo.example/vip-100:', 'payment'],
    ['¿https://pago.aureo.example/vip-100?', 'payment'],
    ['Escribe a @aureo.', 'handle'],
    ['¡@aureo!', 'handle'],
    ['¿@aureo?', 'handle'],
    ['(@aureo.oficial).', 'handle'],
    ['https://mensajes.example/aureo.', 'profile'],
    ['¡https://mensajes.example/aureo!', 'profile'],
    ['¿https://mensajes.example/+QwErTy12?', 'profile'],
    ['¿https://aureo.example/?', 'site'],
    ['Entra en https://aureo.example/contacto.', 'site'],
    ['¿soporte@aureo.example?', 'email'],
    ['Escribe a soporte@aureo.example.', 'email'],
    // Several of them, on a line each.
    ['aureo.example\n@aureo', 'handle or site'],
    ['- https://aureo.example\n- soporte@aureo.example', 'handle or site'],
    ['aureo.example\t- el sitio', 'site'],
    ['-aureo.example\n-@aureo', 'handle or site'],
    ['soporte@aureo.example <soporte@aureo.example>', 'email'],
    ['Soporte de Áureo <soporte@aureo.example>', 'email'],
    // Pictures, arrows and the signs of a list stand around it; what joins a picture's parts hides nothing.
    ['👉https://aureo.example', 'site'],
    ['✅@aureo', 'handle'],
    ['→ @aureo', 'handle'],
    ['@aureo👈', 'handle'],
    ['1)https://aureo.example', 'site'],
    ['link=https://aureo.example', 'site'],
    ['`https://aureo.example`', 'site'],
    ['Sitio:👉https://aureo.example', 'site'],
    ['✔️ aureo.example', 'site'],
    ['☎️ soporte@aureo.example', 'email'],
    ['👨‍👩‍👧 https://aureo.example', 'site'],
    ['Hola 👋🏽 https://aureo.example', 'site'],
    // Figures beside it are no number to call, and neither are those of its own address.
    ['Precio 2,042.50 en https://aureo.example', 'site'],
    ['@aureo 2042.50 2046.80 2013.20', 'handle'],
    ['@aureo 1.08502 1.08650', 'handle'],
    ['XAUUSD 2042.50/2046.80 @aureo', 'handle'],
    ['soporte@aureo.example 2026-11-22 10:30', 'email'],
    ['aureo.example 22/11/2026 24/7', 'site'],
    ['@aureo 2023 2024 2025', 'handle'],
    ['@aureo US30 44500 44620 44300', 'handle'],
    ['@aureo XAUUSD 4050 4060 4040', 'handle'],
    ['@aureo BTC 98450 - 98720 - 97100', 'handle'],
    ['BTC 98450/98720/97100 @aureo', 'handle'],
    ['@aureo 2042, 2046, 2013', 'handle'],
    ['@aureo 2026/11/22 2026/11/23', 'handle'],
    ['@aureo 01/11/2026-30/11/2026', 'handle'],
    ['@aureo 2026-11-22/2026-11-23', 'handle'],
    ['@aureo ‼️ ½ semana…entra', 'handle'],
    ['Web：https://aureo.example', 'site'],
    ['@aureo 10 000 000 000', 'handle'],
    ['https://aureo.example/pedido/5512345678', 'site'],
    ['@aureo 0x52908400098527886E0F7030069857D2E4169EE7', 'handle'],
  ])('N9 %s is official: %s', (text, reason) => {
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

/** Hostile forms, each with what gives it away. Letters that look alike are written as escapes. */
const HOSTILE = [
  // The official name stands in front, the site is another one.
  ['https://aureo.example.evil.com', 'front'],
  ['https://aureo.example.com/', 'front'],
  ['https://www.aureo.example.pagos.net/vip', 'front'],
  ['https://simulador.aureo.example.evil.io', 'front'],
  ['aureo.example.co', 'front'],
  ['https://aureo.example.evil.com:8443/x', 'front'],
  ['https://evil.com/aureo.example', 'path'],
  ['https://evil.com/?to=https://aureo.example/', 'path'],
  ['https://evil.com/#https://aureo.example', 'path'],
  ['https://evil.com/?to=https%3A%2F%2Faureo.example', 'path'],
  ['https://bit.ly/aureo-vip', 'path'],
  // Another ending.
  ['https://aureo.com', 'suffix'],
  ['aureo.net', 'suffix'],
  ['https://aureo.co.uk/contacto', 'suffix'],
  ['https://www.aureo.io', 'suffix'],
  ['https://aureo.examples', 'suffix'],
  // Words added.
  ['https://aureo-vip.com', 'extra'],
  ['https://aureoexample.com', 'extra'],
  ['https://aureo-example.com', 'extra'],
  ['https://pago-aureo.example', 'extra'],
  ['https://soporte.aureo-oficial.net', 'extra'],
  ['https://aureo.evil.com', 'extra'],
  ['https://aureo.github.io', 'suffix'],
  ['https://mensajes.example/aureo-vip', 'extra'],
  ['https://mensajes.example/aureo_soporte', 'extra'],
  ['https://video.example/@aureo.vip', 'extra'],
  ['https://mensajes.example/realaureo', 'extra'],
  ['aureo-vip-support', 'extra'],
  ['@aureo_vip', 'extra'],
  ['@aureo.soporte', 'extra'],
  ['@el_aureo_oficial', 'extra'],
  ['https://t.me/aureo', 'path'],
  ['https://t.me/aureo_vip', 'path'],
  ['t.me/aureoo', 'path'],
  ['wa.me/aureo', 'path'],
  // Letters changed.
  ['https://aure.example', 'misspelt'],
  ['https://auero.example', 'misspelt'],
  ['https://aurreo-pagos.com', 'misspelt'],
  ['https://mensajes.example/aurea', 'misspelt'],
  ['https://t.me/auereo', 'misspelt'],
  ['@aurep', 'misspelt'],
  ['soporte@aurio.example', 'misspelt'],
  // Letters of other alphabets, signs for letters, accents.
  ['https://\u0430ureo.example', 'alphabet'],
  ['https://aur\u0435\u043e.example', 'alphabet'],
  ['https://\u03b1ureo.example', 'alphabet'],
  ['https://xn--ureo-43d.example', 'alphabet'],
  ['https://\u00e1ureo.example', 'alphabet'],
  ['https://xn--ureo-4na.example/', 'alphabet'],
  ['https://aure\u00f8.example', 'alphabet'],
  ['https://aure0.example', 'alphabet'],
  ['https://4ureo.com', 'alphabet'],
  ['https://\uff41\uff55\uff52\uff45\uff4f.example', 'alphabet'],
  ['https://aureo\u3002example', 'alphabet'],
  ['https://mensajes.example/\u0430ureo', 'alphabet'],
  ['https://mensajes.example/aur3o', 'alphabet'],
  ['@\u0430ureo', 'alphabet'],
  ['@\u00e1ureo', 'alphabet'],
  ['@aure0', 'alphabet'],
  ['soporte@\u0430ureo.example', 'alphabet'],
  ['soporte\uff20aureo.example', 'alphabet'],
  // What stands before an @ is no site.
  ['https://aureo.example@evil.com', 'userinfo'],
  ['https://aureo.example:443@evil.com/', 'userinfo'],
  ['https://aureo.example%2F@evil.com', 'userinfo'],
  ['https://user@aureo.example', 'userinfo'],
  ['https://aureo.example\uff0f@evil.com', 'userinfo'],
  // Signs nobody sees.
  ['https://aureo\u200b.example', 'hidden'],
  ['https://aureo.example\u2060.evil.com', 'hidden'],
  ['aur\u00adeo.example', 'hidden'],
  ['@aureo\u200d', 'hidden'],
  ['https://evil.com/\u202eelpmaxe.oerua', 'hidden'],
  ['soporte@aureo\ufeff.example', 'hidden'],
  ['https://aureo.example\u0000.evil.com', 'hidden'],
  ['@\u1d00\u1d1c\u0280\u1d07\u1d0f', 'alphabet'],
  ['@aur\u212eo', 'alphabet'],
  ['@\ua4ee\ua4f4\ua4e3\ua4f0\ua4f3', 'alphabet'],
  ['@\u15e9\u144c\u1587\u15f4O', 'alphabet'],
  ['@\u13aaureo', 'alphabet'],
  ['@\u{1f150}\u{1f164}\u{1f161}\u{1f154}\u{1f15e}', 'alphabet'],
  ['https://mensajes.example/aur\u212eo', 'alphabet'],
  // A browser takes tabs and line ends away.
  ['https://aureo.example\t.evil.com', 'front'],
  ['https://aureo.example\n.evil.com', 'front'],
  ['https://aureo.example .evil.com', 'front'],
  ['https://aureo.example\r\n%2eevil.com', 'front'],
  ['https://pago.aureo.example/vip-100\n/otro', 'payment-other'],
  ['https://mensajes.example/aureo\n-vip', 'extra'],
  // Written so that readers and programs disagree.
  ['\\\\aureo.example', 'encoded'],
  ['/\\aureo.example', 'encoded'],
  ['\\/aureo.example', 'encoded'],
  ['https://%61ureo.example', 'encoded'],
  ['https://aureo%2eexample', 'encoded'],
  ['https://aureo.example%2eevil.com', 'front'],
  ['https://aureo.example\\@evil.com', 'encoded'],
  ['https:\\\\aureo.example', 'encoded'],
  ['https:/aureo.example', 'encoded'],
  ['https:///aureo.example', 'encoded'],
  ['https://mensajes.example/aureo/..%2fevil', 'encoded'],
  ['https://aureo.example:8443', 'port'],
  ['aureo.example:80', 'port'],
  ['http://aureo.example', 'insecure'],
  ['http://pago.aureo.example/vip-100', 'insecure'],
  ['javascript:alert("aureo.example")', 'scheme'],
  ['data:text/html,aureo.example', 'scheme'],
  ['ftp://aureo.example', 'scheme'],
  ['intent://aureo.example#Intent;end', 'scheme'],
  ['blob:https://aureo.example/1', 'scheme'],
  ['tg:resolve?domain=aureo', 'scheme'],
  ['tg://resolve?domain=aureo', 'scheme'],
  ['otra://aureo.example', 'scheme'],
  ['Web:javascript:alert(1)', 'scheme'],
  ['javascript: location = "aureo.example"', 'scheme'],
  // Money and mail.
  ['https://pago.aureo.example/vip-99', 'payment-other'],
  ['https://pago.aureo.example/vip-100?to=evil', 'payment-other'],
  ['https://pago.aureo.example/vip-100/../otro', 'payment-other'],
  ['https://caja.example/buy/ab3', 'payment-other'],
  ['https://caja.example/buy/otro', 'payment-other'],
  ['ventas@aureo.example', 'mailbox'],
  ['soporte+1@aureo.example', 'mailbox'],
  ['soporte@aureo.example.com', 'extra'],
  ['aureo.example@gmail.com', 'extra'],
  ['Soporte <soporte@aureo-vip.com>', 'extra'],
  ['+52 55 1234 5678', 'phone'],
  ['tel:+525512345678', 'phone'],
  ['mailto:soporte@aureo.example?cc=evil@evil.com', 'copies'],
  ['mailto:soporte@aureo.example?bcc=evil@evil.com', 'copies'],
  ['mailto:soporte@aureo.example?subject=Hola&BCC=evil@evil.com', 'copies'],
  ['mailto:soporte@aureo.example?to=evil@evil.com', 'copies'],
  ['mailto:soporte@aureo.example?%62cc=evil@evil.com', 'copies'],
  ['mailto:soporte@aureo.example?subject=Hola%0D%0ABcc:evil@evil.com', 'copies'],
  ['mailto:soporte@aureo.example,evil@evil.com', 'scheme'],
  ['soporte@aureo.example <evil@gmail.com>', 'sender'],
  ['"soporte@aureo.example" <evil@gmail.com>', 'sender'],
  ['\u00c1ureo Soporte <evil@gmail.com>', 'sender'],
  ['De: Aur3o VIP <evil@gmail.com> Para: juan@correo.test', 'sender'],
  ['WhatsApp: +52 55 1234 5678', 'phone'],
  ['55 1234 5678', 'phone'],
  ['@aureo 5255 5123 4567', 'phone'],
  ['5512345678', 'phone'],
  // A national number beside an official address, and an address that opens a chat with a number.
  ['sitio: aureo.example escribe al 55 1234 5678', 'phone'],
  ['soporte@aureo.example o al (55) 1234 5678', 'phone'],
  ['aureo.example 📲5512345678', 'phone'],
  ['aureo.example 0052 55 1234 5678', 'phone'],
  ['soporte@aureo.example 0155 1234 5678', 'phone'],
  ['@aureo WhatsApp5512345678', 'phone'],
  ['@aureo 55-1234-5678', 'phone'],
  ['@aureo 55 · 1234 · 5678', 'phone'],
  ['@aureo 2042.50 2046.80 2013.20 55 1234 5678', 'phone'],
  ['@aureo 2,042.50 55 1234 5678', 'phone'],
  ['@aureo \uff15\uff15 1234 5678', 'phone'],
  ['@aureo 55 1234 5678', 'phone'],
  ['@aureo 5512345678', 'phone'],
  ['@aureo (55)12345678', 'phone'],
  ['@aureo 55123 45678', 'phone'],
  ['@aureo 00525 51234 56789', 'phone'],
  ['@aureo 44500 44620 44300 55 1234 5678', 'phone'],
  ['@aureo +52 55123 55124', 'phone'],
  ['@aureo 55,1234,5678', 'phone'],
  ['@aureo 52, 55, 1234, 5678', 'phone'],
  ['@aureo Número5512345678', 'phone'],
  ['@aureo Número55 1234 5678', 'phone'],
  ['@aureo Asesor5512345678', 'phone'],
  ['@aureo Número5512345678Web', 'phone'],
  ['@aureo 👨‍👩‍👧\uff0eNúmero5512345678', 'phone'],
  ['@aureo 1\ufe0f\u20e3Tel5512345678', 'phone'],
  [
    '@aureo 5\ufe0f\u20e35\ufe0f\u20e31\ufe0f\u20e32\ufe0f\u20e33\ufe0f\u20e34\ufe0f\u20e35\ufe0f\u20e36\ufe0f\u20e37\ufe0f\u20e38\ufe0f\u20e3',
    'phone',
  ],
  ['https://aureo.example/📲5512345678', 'phone'],
  ['wa.me/5215512345678', 'phone'],
  ['https://api.whatsapp.com/send?phone=5215512345678&text=Aureo', 'phone'],
  ['https://t.me/+5215512345678', 'phone'],
  // A picture that is a letter is one.
  ['\u{1f170}\ufe0fureo.example', 'hidden'],
  ['👉aureo.example', 'extra'],
  // The worst address of a text decides.
  ['Somos aureo.example, escribe a @aureo_pagos', 'extra'],
  ['https://aureo .example', 'extra'],
] as const;

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
