import type { SectionWords } from '#content/words/translate.ts';

export type SentimentWords = SectionWords<'sentiment'>;
export type HistoryFrameWords = SectionWords<'historyFrame'>;
export type PositioningWords = SectionWords<'positioning'>;
