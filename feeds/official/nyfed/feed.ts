import { codeOf } from '#domain/official/series.ts';
import { parseJson } from '#feeds/json.ts';
import type { AskedSeries, OfficialFeed, PublisherOptions } from '#feeds/official/port.ts';
import { readParts } from '#feeds/official/reading.ts';
import { FeedError } from '#feeds/ports.ts';
import { ratePoints, surveyPoints } from './map.ts';
import { ratesSchema } from './schema.ts';

const RATES = '/api/rates/unsecured/effr/last/20.json';
const SURVEY = '/medialibrary/media/survey/empire/data/esms_seasonallyadjusted_diffusion.csv';

interface NyfedOptions extends PublisherOptions {
  /** The site with the survey's file; `baseUrl` is the one with the rates. */
  readonly surveyUrl: string;
}

/**
 * Federal Reserve Bank of New York: the target range that was in force on each day, published on the next working day, and
 * the Empire State survey of manufacturers.
 */
export function createNyfedFeed({ baseUrl, surveyUrl, get, clock }: NyfedOptions): OfficialFeed {
  async function rates(asked: readonly AskedSeries[], signal: AbortSignal) {
    const request = `${baseUrl}${RATES}`;
    const { text } = await get(request, { signal, expect: 'json' });
    const answer = ratesSchema.safeParse(parseJson('nyfed', text));
    if (!answer.success) throw new FeedError('malformed', 'nyfed: the answer is not a list of rates');
    return asked.map((one) => ({
      asked: one,
      points: ratePoints(answer.data, nameOf(one)),
      request,
      publishedAt: null,
    }));
  }

  async function survey(asked: readonly AskedSeries[], since: string, signal: AbortSignal) {
    const request = `${surveyUrl}${SURVEY}`;
    const { text } = await get(request, { signal, expect: 'csv' });
    return asked.map((one) => ({
      asked: one,
      points: surveyPoints(text ?? '', nameOf(one), since),
      request,
      publishedAt: null,
    }));
  }

  return {
    publisher: 'nyfed',
    budgetMs: 40_000,
    read(all, since, signal) {
      const parts = [...Map.groupBy(all, ({ series }) => codeOf(series).split('/')[0]).values()];
      return readParts(parts, clock().toISOString(), (asked) =>
        asked[0]?.series.startsWith('nyfed/effr/') ? rates(asked, signal) : survey(asked, since, signal),
      );
    },
  };
}

function nameOf({ series }: AskedSeries): string {
  return codeOf(series).split('/')[1] ?? '';
}
