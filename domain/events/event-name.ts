import type { EconomicEvent } from '#contracts/events.ts';

/** What an event is called in the reader's language; where no rule names it, as its source writes it (F6). */
export const nameOf = ({ name, title }: Pick<EconomicEvent, 'name' | 'title'>): string => name ?? title;

/** The same after its currency: "USD CPI, monthly". */
export const fullNameOf = (event: Pick<EconomicEvent, 'name' | 'title' | 'currency'>): string =>
  `${event.currency ?? ''} ${nameOf(event)}`.trim();
