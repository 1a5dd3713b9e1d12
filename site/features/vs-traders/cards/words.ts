import type { SectionWords } from '#content/messages/dictionary.ts';

export type SentimentWords = SectionWords<'sentiment'>;
export type HistoryFrameWords = SectionWords<'historyFrame'>;
export type PositioningWords = SectionWords<'positioning'>;
