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
      es: 'Somos {{brand}}, una marca de educación de trading en forex, oro y cripto, de {{owner}}. Nuestro único dominio es {{domain}}; te respondemos en {{email}}.',
      en: 'We are {{brand}}, a trading-education brand for forex, gold and crypto, run by {{owner}}. Our only domain is {{domain}}; write to us at {{email}}.',
    },
  },
  {
    id: 'my-money',
    question: { es: '¿Manejan mi dinero?', en: 'Do you manage my money?' },
    answer: {
      es: 'No. Operas tú, en tu cuenta y con tu bróker. Si alguien te pide dinero para operarlo, no somos nosotros.',
      en: 'No. You trade, in your own account and with your broker. If someone asks for your money to trade it for you, it isn’t us.',
    },
  },
  {
    id: 'need',
    question: { es: '¿Qué necesito para empezar?', en: 'What do I need to start?' },
    answer: {
      es: 'Una cuenta a tu nombre con un bróker autorizado en tu país y la app de mensajes. No recomendamos ningún bróker. Empieza en demo.',
      en: 'An account in your name with a broker authorized in your country, and the messaging app. We recommend no broker. Start on demo.',
    },
  },
  {
    id: 'losses',
    question: { es: '¿Y si pierdo?', en: 'What if I lose?' },
    answer: {
      es: 'La pérdida es tuya, y nadie garantiza resultados.',
      en: 'The loss is yours, and no one guarantees results.',
    },
    link: {
      href: '#roi-calculator',
      text: { es: 'Ver el caso de pérdida en la calculadora', en: 'See the losing case in the calculator' },
    },
  },
  {
    id: 'official',
    question: { es: '¿Cómo sé que un canal es oficial?', en: 'How do I know a channel is official?' },
    answer: {
      es: 'Búscalo en la lista de Contacto o pégalo en su comprobador. Si no coincide letra por letra, no es nuestro.',
      en: 'Look for it in the list on Contact or paste it into the checker there. If it doesn’t match letter for letter, it isn’t ours.',
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
      es: 'Señales de muestra cada semana, educación básica, análisis general y los resultados que publica el VIP. Las señales diarias son del VIP.',
      en: 'Sample signals every week, basic education, general analysis and the results that VIP publishes. Daily signals are for VIP.',
    },
  },
  {
    id: 'prices',
    question: { es: '¿Cuánto cuesta empezar?', en: 'What does it cost to start?' },
    answer: {
      es: 'El canal gratuito cuesta 0 USD; el VIP, {{vip}} USD al mes; el nivel acelerado, {{stage}} USD. El análisis premium empieza en {{passive}} USD; la mentoría NWLVL, en {{nwlvl}} USD. El capital con el que operas va aparte.',
      en: 'The free channel costs 0 USD and VIP {{vip}} USD a month. Premium analysis starts at {{passive}} USD, the accelerated tier costs {{stage}} USD and NWLVL mentoring starts at {{nwlvl}} USD. Your trading capital is separate.',
    },
    link: { href: '#services', text: { es: 'Comparar los planes', en: 'Compare the plans' } },
  },
  {
    id: 'access',
    question: { es: '¿Cómo entro después de pagar?', en: 'How do I get access after paying?' },
    answer: {
      es: 'Te llega un correo con las instrucciones de acceso. Si no lo ves en 5 minutos, revisa spam o promociones; si no aparece, escribe a {{email}}.',
      en: 'You get an email with access instructions. If it isn’t there in 5 minutes, check spam or promotions; if it doesn’t show up, write to {{email}}.',
    },
  },
  {
    id: 'cancel',
    question: { es: '¿Cómo cancelo?', en: 'How do I cancel?' },
    answer: {
      es: 'Cuando quieras, antes de que el VIP se renueve: desde el recibo del procesador de pagos o con un correo a {{email}}. Tus derechos de devolución están en los términos.',
      en: 'Cancel anytime before VIP renews: from the payment processor’s receipt or with an email to {{email}}. Your refund rights are in the terms.',
    },
    link: { href: href('terms'), text: { es: 'Leer los términos', en: 'Read the terms' } },
  },
  {
    id: 'vs-traders',
    question: {
      es: '¿Qué significan los porcentajes de VS-Traders?',
      en: 'What do the percentages on VS-Traders mean?',
    },
    answer: {
      es: 'Qué parte del volumen abierto minorista, en lotes, está en largos y qué parte en cortos. No cuentan personas.',
      en: 'How much of retail open volume, in lots, is long and how much is short. They do not count people.',
    },
    link: { href: href('vsTraders'), text: { es: 'Ver el posicionamiento', en: 'See the positioning' } },
  },
  {
    id: 'account',
    question: { es: '¿Tengo que registrarme?', en: 'Do I have to sign up?' },
    answer: {
      es: 'Para usar el sitio, no. Para el VIP, te inscribes al pagar.',
      en: 'Not to use the site. For VIP, you sign up when you pay.',
    },
  },
];

/** The questions in one language, with the facts of the brand filled in. */
export function faqItems(locale: Locale, entries: readonly FaqEntry[] = FAQ): FaqItem[] {
  const { name, domain, email, owner, prices } = brand;
  const usd = (price: number) => formatNumber(price, 0, locale);
  const facts = {
    ...{ brand: name, domain, email, owner: owner.name },
    ...{
      vip: usd(prices.VIP_100),
      passive: usd(prices.PASSIVE_1K),
      stage: usd(prices.STAGE_5K),
      nwlvl: usd(prices.NWLVL_10K),
    },
  };
  return entries.map(({ id, question, answer, link }) => ({
    id,
    question: inLocale(question, locale),
    answer: fill(inLocale(answer, locale), facts),
    link: link ? { href: link.href, text: inLocale(link.text, locale) } : null,
  }));
}
