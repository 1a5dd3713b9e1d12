import { expect, it } from 'vitest';
import { articleById } from '#content/articles/articles.ts';
import { proseOf } from '#content/articles/prose-figures.ts';
import { BASE_LOCALES } from '#contracts/locale.ts';
import { shows } from '../example.ts';
import { plainText } from '../plain-text.ts';
import { distPages } from './pages.ts';

/** Texts with which the 24-hour case was published (G13). */
const PUBLISHED = {
  es: {
    verified: 'Verificación propia',
    phase: 'Fase',
    timeline: ['Análisis', 'Señal gratuita', 'Entrada VIP', 'Ejecución en cuenta fondeada', 'Cierre épico'],
    lessons: ['Precisión', 'Riesgo', 'Niveles', 'Proceso'],
    simulated: 'Cifras simuladas.',
  },
  en: {
    verified: 'Self-verified',
    phase: 'Phase',
    timeline: ['Analysis', 'Free signal', 'VIP entry', 'Execution on the funded account', 'Epic close'],
    lessons: ['Precision', 'Risk', 'Levels', 'Process'],
    simulated: 'Simulated figures.',
  },
} as const;
const HOURS = ['00:00', '06:30', '12:45', '18:20', '23:59'];

const pages = distPages();

it.runIf(shows('24h-epic-run')).each(BASE_LOCALES)(
  'G13 A6 shows the five points, five pictures and four lessons of the 24-hour case in %s',
  (locale) => {
    const page = pages.find(
      ({ file }) => file === `${locale}${articleById('24h-epic-run').paths[locale]}/index.html`,
    );
    if (!page) throw new Error('the case has no page');
    const { $ } = page;
    const words = PUBLISHED[locale];
    const texts = (selector: string) =>
      $(selector)
        .toArray()
        .map((one) => plainText($(one).text()));
    expect(texts('[data-part="run-timeline"] time')).toEqual(HOURS);
    expect(texts('[data-part="run-timeline"] strong')).toEqual(words.timeline);
    expect(texts('[data-part="run-lessons"] strong').map((title) => title.split(':')[0])).toEqual(
      words.lessons,
    );
    expect(texts('[data-part="result"] strong')).toEqual(
      [1, 2, 3, 4, 5].map((phase) => `${words.phase} ${phase}`),
    );
    for (const one of $('[data-part="result"]').toArray()) {
      expect(plainText($(one).text())).toContain(words.verified);
      expect($(one).find('a[href="#claim-note"]')).toHaveLength(1);
    }
    // The instrument and the order are not on record, so the page names neither from its data.
    for (const part of ['run-stats', 'run-timeline', 'result', 'run-lessons'])
      expect(texts(`[data-part="${part}"]`).join(' ')).not.toMatch(/XAU|\b(compra|venta|buy|sell)\b/i);
  },
);

it.each(BASE_LOCALES)(
  'A8 states in %s, once in the prose of each article, that sums on an account are made up',
  (locale) => {
    for (const { file, $ } of pages.filter(({ file }) => file.startsWith(`${locale}/blog/`))) {
      const id = $('article').attr('data-article') ?? '';
      const notes = $('[data-part="prose"] > [data-part="stamp"]');
      const hasSums = id !== '' && proseOf(id, locale).includes('<Simulated />');
      expect(notes.length, file).toBe(hasSums ? 1 : 0);
      if (hasSums)
        expect($('footer [data-part="simulated-note"]').text(), file).toContain(PUBLISHED[locale].simulated);
    }
  },
);
