import type { SectionWords } from '#content/messages/dictionary.ts';

export type RoiWords = SectionWords<'roi'>;
