import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { allTexts } from '#content/words/translate.ts';
import { LOCALES } from '#contracts/locale.ts';
import { CHANNEL_KINDS, type OfficialChannel } from '#contracts/official-channels.ts';
import { CheckAnswer } from './ChannelChecker.tsx';
import { type ChannelCheck, MAX_LENGTH, UNREADABLE_REASONS } from './official-channel.ts';

const PROFILE: OfficialChannel = { kind: 'profile', name: 'Fotos', address: 'https://fotos.example/aureo' };
const MAILBOX: OfficialChannel = {
  kind: 'email',
  name: 'soporte@aureo.example',
  address: 'soporte@aureo.example',
};

describe.each(LOCALES)('N9 the answer in %s', (locale) => {
  const words = allTexts(locale);
  const answerTo = (answer: ChannelCheck) =>
    load(renderToStaticMarkup(<CheckAnswer {...{ locale, answer, toList: '#list', toReport: '#report' }} />));
  const hrefsOf = ($: ReturnType<typeof load>) =>
    $('a')
      .toArray()
      .map((one) => $(one).attr('href'));

  it.each([...CHANNEL_KINDS, 'handle'] as const)('N9 names the listed channel for a match as %s', (as) => {
    const $ = answerTo({ verdict: 'official', matches: [{ as, channels: [PROFILE, MAILBOX] }] });
    expect($('[data-verdict="official"] [data-match]').attr('data-match')).toBe(as);
    expect(hrefsOf($)).toEqual([PROFILE.address, `mailto:${MAILBOX.address}`]);
    expect($('a').first().text()).toBe('Fotos · fotos.example/aureo');
    expect($.text()).toContain(words[`checker.why.${as}`]);
  });

  it('N9 quotes an address that is not listed, and leads to the list and to the steps', () => {
    const $ = answerTo({ verdict: 'not-listed', found: 'evil.test/<b>' });
    expect($('[data-verdict="not-listed"] strong').text()).toBe('evil.test/<b>');
    expect(hrefsOf($)).toEqual(['#list', '#report']);
    expect($('[data-verdict]').text()).toContain(words['checker.do.not-listed']);
  });

  it.each(UNREADABLE_REASONS)('N9 says what it takes for a text that cannot be read: %s', (reason) => {
    const $ = answerTo({ verdict: 'unreadable', reason });
    const answer = $(`[data-verdict="unreadable"][data-reason="${reason}"]`).text();
    expect(answer).toContain(words[`checker.why.${reason}`]);
  });

  it('N9 names the longest text it reads', () => {
    expect(words['checker.why.too-long'].replace(/\D/g, '')).toBe(String(MAX_LENGTH));
  });
});
