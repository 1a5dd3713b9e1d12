import { codeOf } from '#domain/official/series.ts';
import { parseJson } from '#feeds/json.ts';
import type { OfficialFeed, PublisherOptions } from '#feeds/official/port.ts';
import { firstPeriod, toReading } from '#feeds/official/reading.ts';
import { FeedError } from '#feeds/ports.ts';
import { mapObservations } from './map.ts';
import { answerSchema } from './schema.ts';

const PATH = '/valet/observations';

/** Bank of Canada, the Valet API: all series in one call. */
export function createBocFeed({ baseUrl, get, clock }: PublisherOptions): OfficialFeed {
  return {
    publisher: 'boc',
    readsTogether: true,
    budgetMs: 17_000,
    async read(all, since, signal) {
      const now = clock();
      const names = all.map(({ series }) => codeOf(series)).join(',');
      const from = all.map((asked) => firstPeriod(asked, since, now)).sort()[0] ?? since;
      const request = `${baseUrl}${PATH}/${names}/json?start_date=${from}`;
      const { text } = await get(request, { signal, expect: 'json' });
      const answer = answerSchema.safeParse(parseJson('boc', text));
      if (!answer.success) throw new FeedError('malformed', 'boc: an answer of another shape');
      return toReading(mapObservations(answer.data, all, request), now.toISOString());
    },
  };
}
