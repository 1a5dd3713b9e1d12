import { brand } from '#brand/load.ts';
import { showsInvented } from '#brand/placeholder.ts';
import type { BrandValues } from '#brand/schema.ts';
import type { Localized } from '#contracts/locale.ts';

type Both = Localized<string>;

export interface Testimonial {
  readonly id: string;
  /** First name, initial and place. */
  readonly name: string;
  readonly role: Both;
  readonly text: Both;
  /** 1 to 5. */
  readonly rating: 1 | 2 | 3 | 4 | 5;
  /** An invented example, labelled as one; false only for the text of a real member who agreed to it (A6). */
  readonly illustrative: boolean;
}

/** The testimonials of the home page, in order. The owner replaces the examples with real ones (A6, D11). */
export const TESTIMONIALS: readonly Testimonial[] = [
  {
    id: 'written-stop',
    name: 'Marisol T., Puebla',
    role: { es: 'Opera oro por las tardes', en: 'Trades gold in the afternoons' },
    text: {
      es: 'Antes movía el stop cuando el precio se acercaba. Ahora lo escribo antes de entrar y lo dejo donde está, aunque me saque.',
      en: 'I used to move the stop when price came near. Now I write it down before I enter and leave it there, even if it takes me out.',
    },
    rating: 5,
    illustrative: true,
  },
  {
    id: 'lost-week',
    name: 'Efraín R., Mérida',
    role: { es: 'Miembro del canal VIP', en: 'VIP channel member' },
    text: {
      es: 'Tuve una semana de pérdidas y por primera vez supe cuánto iba a perder antes de perderlo. Eso vine a aprender.',
      en: 'I had a losing week and for once I knew how much I would lose before I lost it. That is what I came to learn.',
    },
    rating: 5,
    illustrative: true,
  },
  {
    id: 'no-trade',
    name: 'Lucía B., Medellín',
    role: { es: 'Miembro del canal VIP', en: 'VIP channel member' },
    text: {
      es: 'Lo que más me sirvió fue un día sin señal. Explicaron por qué no había entrada y me ahorré una mala.',
      en: 'What helped me most was a day without a signal. They explained why there was no entry, and I was spared a bad one.',
    },
    rating: 5,
    illustrative: true,
  },
  {
    id: 'official-channel',
    name: 'Tomás V., Lima',
    role: { es: 'Llegó después de una estafa', en: 'Came after a scam' },
    text: {
      es: 'Me escribió alguien que decía ser de la marca y pedía un depósito. Busqué el perfil en la lista oficial, no estaba, y lo bloqueé.',
      en: 'Someone posing as the channel’s team messaged me asking for a deposit. I looked for the profile on the official list, it wasn’t there, and I blocked it.',
    },
    rating: 5,
    illustrative: true,
  },
  {
    id: 'calendar-first',
    name: 'Nadia C., Quito',
    role: { es: 'Estudia con el calendario', en: 'Studies with the calendar' },
    text: {
      es: 'Reviso a qué hora sale el dato antes de mirar la gráfica. Dejé de entrar cinco minutos antes de una noticia.',
      en: 'I check when the release comes out before I look at the chart. I no longer enter five minutes before the news.',
    },
    rating: 5,
    illustrative: true,
  },
];

/** The testimonials that the home page shows: on a real domain, the real ones (A6, N13). */
export function shownTestimonials(site: Pick<BrandValues, 'domain'> = brand): readonly Testimonial[] {
  return showsInvented(site) ? TESTIMONIALS : TESTIMONIALS.filter(({ illustrative }) => !illustrative);
}
