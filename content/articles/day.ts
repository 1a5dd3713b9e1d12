import type { Article } from './articles.ts';
import type { DayPicture, DayReport } from './schema.ts';

export const STATS = ['free', 'vip', 'funded', 'risk'] as const;
export const LESSONS = ['precision', 'risk', 'levels', 'process'] as const;
export const PHASES = [1, 2, 3, 4, 5] as const;
export type Phase = (typeof PHASES)[number];

/** What a case reports of one day: the account, the five points, and what its two trades won for each 1 risked (G13). */
export interface ReportedDay extends DayReport {
  readonly freeRatio: string;
  readonly vipRatio: string;
}

/** The day that an article reports. Throws, for its writer to read, where it reports none. */
export function dayOf(article: Pick<Article, 'id' | 'report'> | undefined): ReportedDay {
  const report = article?.report;
  const [free, vip] = report?.trades ?? [];
  if (!report?.day || !free || !vip || !('ratio' in free && 'ratio' in vip))
    throw new Error(
      `content/articles/${article?.id}: its text draws a day; report takes day, and two trades with a ratio`,
    );
  return { ...report.day, freeRatio: free.ratio, vipRatio: vip.ratio };
}

/** Where the pictures of an article's day are, from the root. */
export function picturesFolder(id: string): string {
  return `content/articles/${id}/results`;
}

/** The pictures of the day, phase by phase: drawn ones are illustrations, as are those an owner calls so (A6). */
export function dayPictures(pictures: readonly DayPicture[] = []) {
  return PHASES.map((phase) => {
    const given = pictures.find((one) => one.phase === phase) ?? null;
    return { phase, given, illustrative: given?.illustrative ?? true };
  });
}

/** Minutes since midnight of a time on the 24-hour clock. */
export function minuteOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
