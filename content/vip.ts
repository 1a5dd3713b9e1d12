/** What a plan-first channel and an improvised one do, row by row (H1); the words are `vipVersus.<row>.*`. */
export const VERSUS_ROWS = ['plan', 'reason', 'size', 'money', 'pay', 'promise', 'loss'] as const;
