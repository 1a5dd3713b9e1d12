import type { CheerioAPI } from 'cheerio';
import type { BaseLocale } from '#contracts/locale.ts';
import { plainText } from '../plain-text.ts';

/**
 * What a sentence of caution says: the reader can lose, a figure is simulated, invented, unverified or not typical,
 * nothing is promised. Rows of data ("Riesgo por operación 2%") and rules of the method are content.
 */
const CAUTION: Readonly<Record<BaseLocale, RegExp>> = {
  es: /puedes perder|perderías|quita una|cuesta más|duele|la pérdida es\b|también capital|más riesgo|riesgos mucho|riesgo (alto|bajo)|menor riesgo|verificad|auditad|auditar|auditoría|reserva|declara la|declaramos|lo declarado|garantiza|asegurad|típicos|promete|simulad[ao]s|hipotétic|ilustrativ|inventad|dibujo|a posteriori|sabiendo|historial|se afirma|no prueba|excepcional|es raro|casi nadie|nadie|ninguna (cuenta|de estas)|de ninguna|no existen|no somos nosotros/i,
  en: /you can lose|what you lose|you would lose|takes from it|costs more|hurts|the loss is|capital too|more risk|higher risks|high risk|low risk|least risk|verified|audit|reserve|the brand states|we state|is stated|are stated|guarantee|assured|typical|promises|simulated|hypothetical|illustrative|made[- ]up|a drawing|are drawings|hindsight|track record|actual (record|trading|performance)|representation|represents|not prove|proves nothing|exceptional|is rare|hardly anyone|nobody|no one|no account|none of these|not exist|isn’t us/i,
};

const BLOCKS = 'h1, h2, h3, h4, p, li, dt, dd, figcaption, summary, label, button, a';
/** Blocks that are caution as a whole. */
const WARNINGS = '[data-part="risk-line"], [data-part="simulated-note"]';

/** Counts the words of a page's content, and those of its caution, sentence by sentence. */
export function measureCaution($: CheerioAPI, locale: BaseLocale) {
  const main = $('main').clone();
  main.find('script, style, template, noscript, svg, [aria-hidden="true"], .hidden-text').remove();
  const caution = main
    .find(BLOCKS)
    .toArray()
    .filter(
      (one) =>
        $(one).find(BLOCKS).not('a').length === 0 && $(one).parent().closest(BLOCKS).not('li').length === 0,
    )
    .flatMap((one) => {
      const text = plainText($(one).text()).replace(/\s+/g, ' ').trim();
      if ($(one).is(WARNINGS)) return [text];
      return text.split(/(?<=[.!?;])\s+/).filter((sentence) => CAUTION[locale].test(sentence));
    });
  return { words: countWords(main.text()), cautionWords: countWords(caution.join(' ')), caution };
}

function countWords(text: string): number {
  return text.match(/[\p{L}\d]\S*/gu)?.length ?? 0;
}
