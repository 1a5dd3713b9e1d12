import { describe, expect, it } from 'vitest';
import { LIST } from './official-channel.fixture.ts';
import { checkChannel, MAX_LENGTH, shownAddress } from './official-channel.ts';

const check = (text: string) => checkChannel(text, LIST);

/** What people paste → the listed addresses the answer names, in order. */
const OFFICIAL: readonly (readonly [text: string, ...addresses: string[]])[] = [
  // The site and its pages.
  ['aureo.example', 'https://aureo.example/'],
  ['AUREO.example', 'https://aureo.example/'],
  ['https://aureo.example', 'https://aureo.example/'],
  ['http://aureo.example/', 'https://aureo.example/'],
  ['https://www.aureo.example/', 'https://aureo.example/'],
  ['aureo.example.', 'https://aureo.example/'],
  ['https://aureo.example:443/contacto', 'https://aureo.example/'],
  ['HTTPS://Aureo.Example/comprar-vip?lang=es#precio', 'https://aureo.example/'],
  ['https://aureo.example/blog/caf%C3%A9', 'https://aureo.example/'],
  ['https://aureo.example/.well-known/official-channels.json', 'https://aureo.example/'],
  ['https://aureo.example/?utm_source=x.example/@otro', 'https://aureo.example/'],
  ['https://aureo.example/fx-impact?currency=USD,EUR', 'https://aureo.example/'],
  ['ａｕｒｅｏ.example', 'https://aureo.example/'],
  ['simulador.aureo.example/sala?x=1', 'https://simulador.aureo.example'],
  // Profiles, with what sharing buttons add.
  ['https://mensajes.example/aureo', 'https://mensajes.example/aureo'],
  ['mensajes.example/Aureo/', 'https://mensajes.example/aureo'],
  ['https://www.mensajes.example/aureo?igsh=MTk1&utm_source=qr', 'https://mensajes.example/aureo'],
  ['https://mensajes.example/+QwErTy12', 'https://mensajes.example/+QwErTy12'],
  ['https://video.example/@aureo', 'https://video.example/@aureo'],
  ['https://video.example/%40aureo?si=a1B2', 'https://video.example/@aureo'],
  ['https://video.example/@AUREO?_t=8k&_r=1', 'https://video.example/@aureo'],
  ['https://muro.example/p.php?id=77', 'https://muro.example/p.php?id=77'],
  ['https://muro.example/p.php?id=77&mibextid=Zb', 'https://muro.example/p.php?id=77'],
  ['https://graficos.example/aureo/x1Y2z3', 'https://graficos.example/aureo'],
  // Handles.
  ['@aureo', 'https://mensajes.example/aureo', 'https://video.example/@aureo'],
  ['@AUREO', 'https://mensajes.example/aureo', 'https://video.example/@aureo'],
  ['aureo', 'https://mensajes.example/aureo', 'https://video.example/@aureo'],
  ['IG:@aureo', 'https://mensajes.example/aureo', 'https://video.example/@aureo'],
  ['@aureo.oficial', 'https://muro.example/p.php?id=77'],
  // The mailbox.
  ['soporte@aureo.example', 'soporte@aureo.example'],
  ['Soporte@Aureo.Example', 'soporte@aureo.example'],
  ['mailto:soporte@aureo.example', 'soporte@aureo.example'],
  ['Correo:soporte@aureo.example', 'soporte@aureo.example'],
  ['Áureo <soporte@aureo.example>', 'soporte@aureo.example'],
  // Payment pages.
  ['https://pago.aureo.example/vip-100', 'https://pago.aureo.example/vip-100'],
  ['pago.aureo.example/vip-100/?utm_campaign=a', 'https://pago.aureo.example/vip-100'],
  ['caja.example/buy/aB3', 'https://caja.example/buy/aB3'],
  // A sentence, quotes, invisible characters, emoji and a list around them.
  ['“https://aureo.example/”', 'https://aureo.example/'],
  ['\u200bhttps://aureo.example\u2060', 'https://aureo.example/'],
  ['Entra a aureo.example, es el único sitio.', 'https://aureo.example/'],
  ['¿https://pago.aureo.example/vip-100?', 'https://pago.aureo.example/vip-100'],
  ['(@aureo.oficial).', 'https://muro.example/p.php?id=77'],
  ['👉https://aureo.example 🔥', 'https://aureo.example/'],
  ['*https://mensajes.example/aureo*🔥', 'https://mensajes.example/aureo'],
  ['📧soporte@aureo.example', 'soporte@aureo.example'],
  ['✅@aureo.oficial', 'https://muro.example/p.php?id=77'],
  ['soporte@aureo.example 2026-11-22 10:30', 'soporte@aureo.example'],
  ['XAUUSD 2,042.50 2046.80 2013.20 aureo.example', 'https://aureo.example/'],
  ['https://aureo.example/pedido/5512345678', 'https://aureo.example/'],
  ['- https://aureo.example\n- soporte@aureo.example', 'https://aureo.example/', 'soporte@aureo.example'],
];

/** What is not exactly on the list → what the answer quotes. */
const NOT_LISTED: readonly (readonly [text: string, found: string])[] = [
  // Other hosts, however near.
  ['https://aureo.example.evil.com', 'aureo.example.evil.com'],
  ['https://evil.com/aureo.example/login', 'evil.com/aureo.example/login'],
  ['https://evil.com/?to=https://aureo.example/', 'evil.com/?to=https://aureo.example'],
  ['aureo.com', 'aureo.com'],
  ['https://aureo-vip.com', 'aureo-vip.com'],
  ['https://vip.aureo.example', 'vip.aureo.example'],
  ['https://auero.example', 'auero.example'],
  ['https://\u0430ureo.example', 'xn--ureo-43d.example'],
  ['https://xn--ureo-43d.example', 'xn--ureo-43d.example'],
  ['https://áureo.example', 'xn--ureo-4na.example'],
  ['👉aureo.example', 'xn--aureo-px04d.example'],
  // The host is ours, the address is not the listed one.
  ['https://aureo.example@evil.com/vip', 'evil.com/vip'],
  ['https://user@aureo.example', 'https://user@aureo.example'],
  ['https://aureo.example:8443', 'aureo.example:8443'],
  ['https://aureo.example\\@evil.com', 'aureo.example/@evil.com'],
  ['ftp://aureo.example', 'ftp://aureo.example'],
  ['intent://aureo.example#Intent;end', 'intent://aureo.example#Intent;end'],
  ['javascript:https://aureo.example/%0aalert(1)', 'javascript:https://aureo.example/%0aalert(1'],
  ['blob:https://aureo.example/1', 'blob:https://aureo.example/1'],
  // Profiles, invitations and payment pages.
  ['https://mensajes.example/aureo-vip', 'mensajes.example/aureo-vip'],
  ['https://mensajes.example/aureo/215', 'mensajes.example/aureo/215'],
  ['https://mensajes.example/aureo?start=evil', 'mensajes.example/aureo?start=evil'],
  ['https://mensajes.example/ａｕｒｅｏ', 'mensajes.example/ａｕｒｅｏ'],
  ['https://mensajes.example/au\u200breo', 'mensajes.example/au\u200breo'],
  ['https://mensajes.example/+qwerty12', 'mensajes.example/+qwerty12'],
  ['https://video.example/aureo', 'video.example/aureo'],
  ['https://muro.example/p.php?id=78', 'muro.example/p.php?id=78'],
  ['https://graficos.example/aureo-vip/x1', 'graficos.example/aureo-vip/x1'],
  ['https://graficos.example/aureo/..%2fevil', 'graficos.example/aureo/../evil'],
  ['https://pago.aureo.example/vip-99', 'pago.aureo.example/vip-99'],
  ['https://pago.aureo.example/vip-100?to=evil', 'pago.aureo.example/vip-100?to=evil'],
  ['https://caja.example/buy/ab3', 'caja.example/buy/ab3'],
  // Handles, mailboxes, phone numbers.
  ['@aureo_vip', '@aureo_vip'],
  ['@\u0430ureo', '@\u0430ureo'],
  ['@au\u200breo', '@au\u200breo'],
  ['@aure0', '@aure0'],
  ['ventas@aureo.example', 'ventas@aureo.example'],
  ['soporte@aureo.example.com', 'soporte@aureo.example.com'],
  ['mailto:soporte@aureo.example?bcc=evil@evil.com', 'soporte@aureo.example?bcc=evil@evil.com'],
  ['mailto:soporte@aureo.example,evil@evil.com', 'soporte@aureo.example,evil@evil.com'],
  ['+52 55 1234 5678', '+52 55 1234 5678'],
  ['5512345678', '5512345678'],
  ['(55) 1234-5678', '55 1234-5678'],
  ['tel:+525512345678', '+525512345678'],
  ['wa.me/5215512345678', 'wa.me/5215512345678'],
  // One listed address lends nothing to the other one.
  ['Sitio aureo.example, escribe a @aureo_pagos', '@aureo_pagos'],
  ['aureo.example 👉https://evil.test', 'evil.test'],
  ['aureo.example .evil.com', 'evil.com'],
  ['https://aureo.example/👉https://evil.test', 'aureo.example/👉https://evil.test'],
  ['https://aureo.example/contacto,evil.com', 'aureo.example/contacto,evil.com'],
  ['https://aureo.example/→evil.com', 'aureo.example/→evil.com'],
  ['@aureo,@evil_soporte', '@aureo,@evil_soporte'],
  ['@aureo ＠evil_soporte', '@evil_soporte'],
  ['@aureo evil．test', 'evil.test'],
  ['@aureo evil。test', 'evil.test'],
  ['@aureo tg://resolve?domain=evil', 'tg://resolve?domain=evil'],
  ['@aureo http://a[b', 'http://a[b'],
  ['soporte@aureo.example <evil@gmail.com>', 'evil@gmail.com'],
  ['<a href="https://evil.test">https://aureo.example</a>', 'evil.test'],
  ['sitio: aureo.example escribe al 55 1234 5678', '55 1234 5678'],
  ['@aureo WhatsApp5512345678', '5512345678'],
];

const UNREADABLE = [
  ['', 'empty'],
  ['  \n', 'empty'],
  ['hola', 'no-address'],
  ['Áureo', 'no-address'],
  ['¿esto es de ustedes?', 'no-address'],
  ['https://', 'no-address'],
  ['@', 'no-address'],
  ['2,042.50', 'no-address'],
  ['Entrada: 2042.50 y stop 2046.80.', 'no-address'],
  ['\ud800\udfff\0', 'no-address'],
  [`https://aureo.example/${'a'.repeat(MAX_LENGTH)}`, 'too-long'],
] as const;

describe('N9 the channel checker', () => {
  it.each(OFFICIAL)('N9 answers official for %j', (text, ...addresses) => {
    const answer = check(text);
    const named = answer.verdict === 'official' ? answer.matches.flatMap(({ channels }) => channels) : answer;
    expect(named).toEqual(addresses.map((address) => expect.objectContaining({ address })));
  });

  it.each(NOT_LISTED)('N9 answers "not on our list" for %j', (text, found) => {
    expect(check(text)).toEqual({ verdict: 'not-listed', found });
  });

  it.each(UNREADABLE)('N9 answers "cannot be read" for %j: %s', (text, reason) => {
    expect(check(text)).toEqual({ verdict: 'unreadable', reason });
  });

  it('N9 says what kind of channel each address is', () => {
    const answer = check('aureo.example @aureo soporte@aureo.example caja.example/buy/aB3');
    const kinds = answer.verdict === 'official' ? answer.matches.map(({ as }) => as) : answer;
    expect(kinds).toEqual(['site', 'handle', 'email', 'payment']);
  });

  it('N9 quotes the first characters of a long address', () => {
    const answer = check(`https://evil.test/${'a'.repeat(500)}`);
    expect(answer).toEqual({ verdict: 'not-listed', found: expect.stringMatching(/^evil\.test\/a{69}…$/) });
  });

  it('N9 shows an address without its scheme', () => {
    expect(shownAddress('https://aureo.example/')).toBe('aureo.example');
    expect(shownAddress('soporte@aureo.example')).toBe('soporte@aureo.example');
  });
});
