import type { SectionWords } from '#content/words/translate.ts';

export type RoiWords = SectionWords<'roi'>;
