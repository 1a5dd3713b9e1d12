import { brand } from '#brand/load.ts';
import { type Lack, lack, mayShow } from '#brand/placeholder.ts';
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
    role: { es: 'Opera oro', en: 'Trades gold' },
    text: {
      es: 'Escribo el stop antes de entrar y ahí lo dejo.',
      en: 'I write the stop down before I enter, and leave it there.',
    },
    rating: 5,
    illustrative: true,
  },
  {
    id: 'lost-week',
    name: 'Efraín R., Mérida',
    role: { es: 'Canal VIP', en: 'VIP channel' },
    text: {
      es: 'Perdí esa semana, y sabía de antemano cuánto.',
      en: 'I lost that week, and knew beforehand how much.',
    },
    rating: 5,
    illustrative: true,
  },
  {
    id: 'no-trade',
    name: 'Lucía B., Medellín',
    role: { es: 'Canal VIP', en: 'VIP channel' },
    text: {
      es: 'Lo que más me sirvió fue un día sin señal.',
      en: 'What helped me most was a day without a signal.',
    },
    rating: 5,
    illustrative: true,
  },
  {
    id: 'official-channel',
    name: 'Tomás V., Lima',
    role: { es: 'Tras una estafa', en: 'Came after a scam' },
    text: {
      es: 'Me pedían un depósito. El perfil no estaba en la lista.',
      en: 'They asked for a deposit. The profile was not on the list.',
    },
    rating: 5,
    illustrative: true,
  },
  {
    id: 'calendar-first',
    name: 'Nadia C., Quito',
    role: { es: 'Usa el calendario', en: 'Uses the calendar' },
    text: {
      es: 'Reviso la hora del dato antes que la gráfica.',
      en: 'I check the release time before the chart.',
    },
    rating: 5,
    illustrative: true,
  },
];

/** An invented testimonial waits for a real one (A6). */
export function testimonialLacks({ illustrative }: Pick<Testimonial, 'illustrative'>): readonly Lack[] {
  return lack(
    illustrative,
    'illustrative',
    'put the words of a real member who agreed to them, or remove the entry',
  );
}

/** The testimonials that the home page shows: on a real domain, the real ones (A6, N13). */
export function shownTestimonials(site: Pick<BrandValues, 'domain'> = brand): readonly Testimonial[] {
  return TESTIMONIALS.filter((one) => mayShow(testimonialLacks(one), site));
}
