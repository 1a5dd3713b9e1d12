import type { SectionWords } from '#content/messages/dictionary.ts';

export type EventWords = SectionWords<'events'>;
