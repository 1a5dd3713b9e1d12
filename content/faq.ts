import { brand } from '#brand/load.ts';
import { inLocale, type Locale, type Localized } from '#contracts/locale.ts';
import { formatNumber } from '#domain/format.ts';
import { href } from './routes.ts';
import { fill } from './words/define.ts';

type Both = Localized<string>;

interface FaqEntry {
  readonly id: string;
  readonly question: Both;
  readonly answer: Both;
  /** A page that supports the answer. */
  readonly link?: { readonly href: string; readonly text: Both };
}

/** A question in the format of the page. */
export interface FaqItem {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly link: { readonly href: string; readonly text: string } | null;
}

/** The questions of the home page in order; each `{{name}}` is a fact of the brand (D12, A7). */
export const FAQ: readonly FaqEntry[] = [
  {
    id: 'who',
    question: { es: '¿Quiénes son ustedes?', en: 'Who are you?' },
    answer: {
      es: '{{brand}} es una marca de educación de trading en divisas, oro y cripto. No es un asesor de inversiones registrado. Tiene un solo sitio oficial, {{domain}}, y responde en {{email}}.',
      en: '{{brand}} is a trading-education brand for forex, gold and crypto. It is not a registered investment adviser. It has one official site, {{domain}}, and answers at {{email}}.',
    },
  },
  {
    id: 'my-money',
    question: { es: '¿Manejan mi dinero?', en: 'Do you manage my money?' },
    answer: {
      es: 'No. {{brand}} no administra fondos de terceros: lo que vende es educación, señales y mentoría. Si alguien en nuestro nombre te pide dinero para operarlo por ti, no somos nosotros.',
      en: 'No. {{brand}} manages no third-party funds: what it sells is education, signals and mentoring. If somebody asks in our name for money to trade it for you, it isn’t us.',
    },
  },
  {
    id: 'losses',
    question: { es: '¿Y si pierdo?', en: 'What if I lose?' },
    answer: {
      es: 'La pérdida es tuya. Operar divisas, metales y criptoactivos conlleva un alto riesgo y puede costarte todo tu capital. No uses dinero que necesites y decide cuánto puedes perder antes de entrar.',
      en: 'The loss is yours. Trading currencies, metals and crypto carries a high risk and can cost you all of your capital. Don’t use money you need, and settle how much you can lose before you go in.',
    },
    link: {
      href: '#roi-calculator',
      text: { es: 'Ver el caso de pérdida en la calculadora', en: 'See the loss case in the calculator' },
    },
  },
  {
    id: 'guarantee',
    question: { es: '¿Los resultados están garantizados?', en: 'Are results guaranteed?' },
    answer: {
      es: 'No. Los resultados pasados no garantizan resultados futuros y los individuales no son típicos. Las cifras con asterisco las declara la marca y nadie externo las ha verificado; las simuladas no son de ninguna cuenta.',
      en: 'No. Past results do not guarantee future ones, and individual results are not typical. Figures with an asterisk are stated by the brand and nobody outside has verified them; simulated ones belong to no account.',
    },
  },
  {
    id: 'official',
    question: { es: '¿Cómo sé que un canal es oficial?', en: 'How do I know a channel is official?' },
    answer: {
      es: 'Compáralo con la lista completa de Contacto o pégalo en su comprobador. Si la dirección no coincide letra por letra, no es nuestro. Ante la duda, escribe a {{email}} antes de pagar nada.',
      en: 'Compare it with the full list on Contact or paste it into its checker. If the address doesn’t match letter by letter, it isn’t ours. When in doubt, write to {{email}} before you pay anything.',
    },
    link: {
      href: href('contact'),
      text: { es: 'Ver la lista completa y el comprobador', en: 'See the full list and the checker' },
    },
  },
  {
    id: 'free-channel',
    question: { es: '¿Qué hay en el canal gratuito?', en: 'What is in the free channel?' },
    answer: {
      es: 'Señales de muestra cada semana, educación básica, análisis general del mercado y los resultados que publica el VIP. Las señales diarias con entrada, stop loss y take profit son del VIP.',
      en: 'Sample signals every week, basic education, general market analysis and the results the VIP channel publishes. Daily signals with entry, stop loss and take profit belong to VIP.',
    },
  },
  {
    id: 'prices',
    question: { es: '¿Cuánto cuesta empezar?', en: 'What does it cost to start?' },
    answer: {
      es: 'El canal gratuito cuesta 0 USD y el VIP {{vip}} USD al mes. El análisis pasivo empieza en {{passive}} USD y la mentoría NWLVL en {{nwlvl}} USD. Ningún precio compra un resultado.',
      en: 'The free channel costs 0 USD and VIP {{vip}} USD a month. Passive analysis starts at {{passive}} USD and NWLVL mentoring at {{nwlvl}} USD. No price buys a result.',
    },
    link: { href: '#services', text: { es: 'Comparar las ofertas', en: 'Compare the offers' } },
  },
  {
    id: 'cancel',
    question: { es: '¿Cómo cancelo?', en: 'How do I cancel?' },
    answer: {
      es: 'El VIP se paga por mes en la página del proveedor de pagos, no aquí: este sitio no tiene cuentas ni ve tu tarjeta. Para dejarlo, escribe a {{email}} con tu comprobante. Si sales del pago antes de terminarlo, no se realiza ningún cargo.',
      en: 'VIP is paid by the month on the payment provider’s page, not here: this site has no accounts and never sees your card. To stop, write to {{email}} with your receipt. If you leave the checkout before it is done, no charge is made.',
    },
  },
  {
    id: 'vs-traders',
    question: {
      es: '¿Qué significan los porcentajes de VS-Traders?',
      en: 'What do the percentages on VS-Traders mean?',
    },
    answer: {
      es: 'Qué parte del volumen abierto por minoristas, en lotes, está en compra y qué parte en venta. No cuentan personas: una posición grande pesa más que muchas pequeñas. Cada cifra lleva su fuente y su hora.',
      en: 'How much of the volume retail traders hold open, in lots, is long and how much is short. They do not count people: one big position weighs more than many small ones. Each figure carries its source and its time.',
    },
    link: { href: href('vsTraders'), text: { es: 'Ver el posicionamiento', en: 'See the positioning' } },
  },
  {
    id: 'account',
    question: { es: '¿Tengo que registrarme?', en: 'Do I have to sign up?' },
    answer: {
      es: 'No. El sitio no tiene cuentas ni formularios: VS-Traders, FX-Impact y las calculadoras están abiertos a todos.',
      en: 'No. The site has no accounts and no forms: VS-Traders, FX-Impact and the calculators are open to everyone.',
    },
  },
];

/** The questions in one language, with the facts of the brand filled in. */
export function faqItems(locale: Locale, entries: readonly FaqEntry[] = FAQ): FaqItem[] {
  const { name, domain, email, prices } = brand;
  const usd = (price: number) => formatNumber(price, 0, locale);
  const facts = {
    ...{ brand: name, domain, email },
    ...{ vip: usd(prices.VIP_100), passive: usd(prices.PASSIVE_1K), nwlvl: usd(prices.NWLVL_10K) },
  };
  return entries.map(({ id, question, answer, link }) => ({
    id,
    question: inLocale(question, locale),
    answer: fill(inLocale(answer, locale), facts),
    link: link ? { href: link.href, text: inLocale(link.text, locale) } : null,
  }));
}
