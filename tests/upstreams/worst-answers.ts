import { limitsOf, MOST_OF_SERIES, MOST_POINTS, MOST_SCHEDULED, type UpstreamFile } from '#feeds/limits.ts';
import { shapeOfJson, shapeOfLines, shapeOfMarkup } from '#feeds/shape.ts';

interface WorstAnswer {
  /** The path below the upstream's base address. */
  readonly path: RegExp;
  readonly type: string;
  /** As large and as odd as `limitsOf` allows; with `more` rows than that. */
  readonly body: (more?: number) => string;
}

/** A text that is filled with rows. */
interface Filled {
  readonly head: string;
  readonly row: (index: number) => string;
  readonly between?: string;
  readonly tail: string;
  /** Rows at most, where a list of events has a limit of its own. */
  readonly most?: number;
}

type Syntax = 'json' | 'xml' | 'html' | 'lines';

/** As many rows as the limits of the file allow. */
function filled(file: UpstreamFile, syntax: Syntax, { head, row, between = ',', tail, most }: Filled) {
  const { bytes, parts } = limitsOf(file);
  const partsOf = (text: string) =>
    (syntax === 'json' ? shapeOfJson(text) : shapeOfOther(text, syntax)).parts;
  const own = row(9_999) + between;
  const room = [bytes - head.length - tail.length, parts - partsOf(head + tail) - 1] as const;
  const perRow = syntax === 'html' || syntax === 'xml' ? partsOf(own) : Math.max(1, partsOf(own) - 1);
  const count = Math.min(Math.floor(room[0] / own.length), Math.floor(room[1] / perRow), most ?? Infinity);
  return (more = 0) =>
    head + Array.from({ length: count + more }, (_, index) => row(index)).join(between) + tail;
}

function shapeOfOther(text: string, syntax: 'xml' | 'html' | 'lines') {
  return syntax === 'lines' ? shapeOfLines(text) : shapeOfMarkup(text, syntax, Infinity);
}

const pad = (index: number, length: number) => String(index % 10 ** length).padStart(length, '0');
const monthOf = (index: number) => `${2023 + (Math.floor(index / 12) % 4)}-${pad((index % 12) + 1, 2)}`;
const START = Date.parse('2026-08-24T00:00:00Z');
const minute = (index: number) => new Date(START + (index % 8_000) * 60_000);
/** Titles that differ in one word, and rows of one series as many as are allowed. */
const titleOf = (index: number) =>
  index < MOST_OF_SERIES ? 'Core CPI m/m' : `Alpha Beta Gamma Delta Epsilon Zeta Eta Theta x${index}`;

const json = (file: UpstreamFile, path: RegExp, parts: Omit<Filled, 'between'>): WorstAnswer => ({
  path,
  type: 'application/json',
  body: filled(file, 'json', parts),
});
const lines = (file: UpstreamFile, path: RegExp, parts: Omit<Filled, 'between' | 'tail'>): WorstAnswer => ({
  path,
  type: 'text/csv',
  body: filled(file, 'lines', { ...parts, between: '\n', tail: '' }),
});
const page = (file: UpstreamFile, path: RegExp, parts: Omit<Filled, 'between'>): WorstAnswer => ({
  path,
  type: 'text/html',
  body: filled(file, 'html', { ...parts, between: '' }),
});

/** Elements in each other, as deep as the file may have them. */
function nested(file: UpstreamFile, name: string, spare: number, text: string): string {
  const count = limitsOf(file).depth - spare;
  return `<${name}>`.repeat(count) + text + `</${name.split(' ')[0]}>`.repeat(count);
}

const cells = (count: number, text: string) => `,${text}`.repeat(count);

/** The worst answer that each reader accepts, by its file. */
export const WORST_ANSWERS: Readonly<Record<UpstreamFile, WorstAnswer>> = {
  faireconomy: json('faireconomy', /ff_calendar_thisweek/, {
    head: '[',
    row: (index) =>
      JSON.stringify({
        title: titleOf(index),
        country: 'USD',
        date: minute(index).toISOString(),
        impact: 'High',
        forecast: '0.3%',
        previous: '0.2%',
      }),
    tail: ']',
    most: limitsOf('faireconomy').wide,
  }),
  'myfxbook rss': {
    path: /forex-economic-calendar-events/,
    type: 'text/xml',
    body: filled('myfxbook rss', 'xml', {
      head: '<rss><channel>',
      row: (index) =>
        `<item><title>United States ${titleOf(index)}</title><link>https://www.myfxbook.com/forex-economic-calendar/united-states/${index < MOST_OF_SERIES ? 'cpi' : `x${index}`}</link><pubDate>${minute(index).toUTCString()}</pubDate><description>${`<table><tr><th>Previous</th><th>Consensus</th><th>Actual</th></tr><tr><td>0.2%</td><td>0.3%</td><td></td></tr></table>${'<b>'.repeat(12)}${'&amp;amp; '.repeat(60)}`.replaceAll('<', '&lt;')}</description></item>`,
      between: '',
      tail: '</channel></rss>',
      most: limitsOf('myfxbook rss').wide,
    }),
  },
  tradingview: json('tradingview', /\/events$/, {
    head: '{"status":"ok","result":[',
    row: (index) =>
      JSON.stringify({
        id: String(index),
        title: titleOf(index),
        indicator: 'x',
        country: 'US',
        currency: 'USD',
        actual: 1.5,
        forecast: 1,
        previous: 2,
        unit: '%',
        importance: 1,
        date: minute(index).toISOString(),
      }),
    tail: ']}',
    // Two answers make a list.
    most: limitsOf('tradingview').wide / 2,
  }),
  investing: json('investing', /occurrences$/, {
    head: `{"events":[${JSON.stringify({ event_id: 1, country_id: 5, currency: 'USD', importance: 'high', long_name: 'CPI', page_link: '/economic-calendar/cpi-1' })}],"next_page_cursor":null,"occurrences":[`,
    row: (index) =>
      JSON.stringify({
        event_id: 1,
        occurrence_id: index,
        occurrence_time: minute(index).toISOString(),
        actual: 1.5,
        forecast: 1,
        previous: 2,
        precision: 1,
        unit: '%',
      }),
    tail: ']}',
    most: limitsOf('investing').wide,
  }),
  myfxbook: json('myfxbook', /get-community-outlook/, {
    head: '{"error":false,"symbols":[',
    row: (index) =>
      JSON.stringify({
        name: index === 0 ? 'EURUSD' : `X&amp;${index}`,
        shortPercentage: 40,
        longPercentage: 60,
        shortVolume: 1,
        longVolume: 2,
        longPositions: 3,
        shortPositions: 2,
        totalPositions: 5,
        avgShortPrice: 1.1,
        avgLongPrice: 1.2,
      }),
    tail: ']}',
  }),
  'outlook page': page('outlook page', /community\/outlook$/, {
    head: '<html><body><table>',
    row: () =>
      `<tr class="outlook-symbol-row" symbolname="EURUSD"><td>${nested('outlook page', 'div', 8, '')}<table><tr><td>Short</td><td>40%</td><td>1 lots</td><td>2</td></tr><tr><td>Long</td><td>60%</td><td>2 lots</td><td>3</td></tr></table></td></tr>`,
    tail: '</table></body></html>',
  }),
  cftc: json('cftc', /6dca-aqww/, {
    head: '[',
    row: (index) =>
      JSON.stringify({
        cftc_contract_market_code: '099741',
        market_and_exchange_names: 'EURO FX &amp;amp; CME',
        report_date_as_yyyy_mm_dd: new Date(Date.parse('2020-01-07') + index * 86_400_000)
          .toISOString()
          .slice(0, 10),
        open_interest_all: '1',
        noncomm_positions_long_all: '1',
        noncomm_positions_short_all: '1',
        comm_positions_long_all: '1',
        comm_positions_short_all: '1',
      }),
    tail: ']',
    most: 999,
  }),
  bls: json('bls', /timeseries\/data/, {
    head: '{"status":"REQUEST_SUCCEEDED","message":[],"Results":{"series":[{"seriesID":"CUSR0000SA0","data":[',
    row: (index) =>
      `{"year":"${2000 + (index % 26)}","period":"M${pad((index % 12) + 1, 2)}","value":"2.5","footnotes":[{}]}`,
    tail: ']}]}}',
    most: MOST_POINTS,
  }),
  bea: lines('bea', /NipaData/, {
    head: '%SeriesCode,Period,Value\n',
    row: (index) => `DPCERG,${monthOf(index).replace('-', 'M')},"1,312.659"`,
    most: MOST_POINTS,
  }),
  census: lines('census', /econ_export/, {
    head: `C\nS\nU\nSeasonally Adjusted${' [a'.repeat(300)} [M]\nPeriod,Value\n`,
    row: (index) => `Aug-${2000 + (index % 27)},"1,234"`,
  }),
  eurostat: {
    path: /statistics\/1\.0\/data/,
    type: 'application/json',
    body: (more = 0) => {
      const count = Math.floor(limitsOf('eurostat').parts / 2) - 8 + more;
      const times = Array.from(
        { length: count },
        (_, index) => `"${1000 + Math.floor(index / 12)}-${pad((index % 12) + 1, 2)}":${index}`,
      );
      const values = Array.from({ length: count }, (_, index) => `"${index}":2.5`);
      return `{"size":[1,${count}],"dimension":{"time":{"category":{"index":{${times.join(',')}}}}},"value":{${values.join(',')}}}`;
    },
  },
  ons: json('ons', /timeseries/, {
    head: '{"years":[],"quarters":[],"months":[',
    row: (index) => `{"date":"${1000 + Math.floor(index / 12)} AUG","value":"2.5"}`,
    tail: ']}',
    most: MOST_POINTS,
  }),
  statcan: json('statcan', /getDataFromVectors/, {
    head: '[{"object":{"vectorId":2062815,"vectorDataPoint":[',
    row: (index) =>
      `{"refPer":"${monthOf(index)}-01","value":2.5,"decimals":1,"scalarFactorCode":0,"releaseTime":"2026-09-04T08:30"}`,
    tail: ']}}]',
  }),
  fed: lines('fed', /ipdisk/, {
    head: '"B50001: Total index"\n',
    row: (index) => `"B50001"  ${2000 + (index % 27)}${'  101.1234'.repeat(12)}`,
    most: 330,
  }),
  'fed news': {
    path: /press_monetary/,
    type: 'text/xml',
    body: filled('fed news', 'xml', {
      head: '<rss><channel>',
      row: (index) =>
        `<item><title>FOMC statement</title><link>https://x/newsevents/pressreleases/monetary2026${monthOf(index).slice(5)}18a.htm</link><pubDate>Wed, 18 Mar 2026 18:00:00 GMT</pubDate>${nested('fed news', 'a', 4, '')}</item>`,
      between: '',
      tail: '</channel></rss>',
    }),
  },
  'fed statement': page('fed statement', /pressreleases\/monetary/, {
    head: '<html><body><p>decided to maintain the target range for the federal funds rate at 3-1/2 to 3-3/4 percent.</p>',
    row: () =>
      `decided to x the target range for the federal funds rate ${nested('fed statement', 'b', 3, 'at 1 ')}`,
    tail: '</body></html>',
  }),
  nyfed: json('nyfed', /effr/, {
    head: '{"refRates":[',
    row: (index) =>
      `{"effectiveDate":"${monthOf(index)}-${pad((index % 28) + 1, 2)}","type":"EFFR","targetRateFrom":3.5,"targetRateTo":3.75}`,
    tail: ']}',
  }),
  'nyfed survey': lines('nyfed survey', /esms/, {
    head: `surveyDate,GACDISA${cells(limitsOf('nyfed survey').wide - 2, 'x')}\n`,
    row: (index) => `${monthOf(index)}-28,1.5${cells(limitsOf('nyfed survey').wide - 2, '1')}`,
  }),
  ecb: lines('ecb', /service\/data/, {
    head: `KEY,TIME_PERIOD,OBS_VALUE,OBS_STATUS${cells(limitsOf('ecb').wide - 4, 'x')}\n`,
    row: (index) =>
      `FM.B.U2.EUR.4F.KR.DFR.LEV,${monthOf(index)}-${pad((index % 28) + 1, 2)},2.5,A${cells(limitsOf('ecb').wide - 4, '"a"')}`,
  }),
  boc: json('boc', /observations/, {
    head: '{"observations":[',
    row: (index) => `{"d":"${monthOf(index)}-${pad((index % 28) + 1, 2)}","V39079":{"v":"2.5"}}`,
    tail: ']}',
    most: MOST_POINTS,
  }),
  abs: lines('abs', /rest\/data/, {
    head: `DATAFLOW,TIME_PERIOD,OBS_VALUE${cells(limitsOf('abs').wide - 3, 'x')}\n`,
    row: (index) => `ABS:CPI,${monthOf(index)},2.5${cells(limitsOf('abs').wide - 3, '1')}`,
  }),
  snb: lines('snb', /cube/, {
    head: '"PublishingDate";"2026-09-18 09:00"\n\n"Date";"D0";"Value"\n',
    row: (index) => `"${monthOf(index)}-${pad((index % 28) + 1, 2)}";"LZ";"2.5"`,
  }),
  eia: json('eia', /v2/, {
    head: '{"response":{"data":[',
    row: (index) => `{"period":"${monthOf(index)}-18","series":"WCESTUS1","value":"2.5","units":"MBBL"}`,
    tail: ']}}',
  }),
  eits: json('eits', /timeseries\/eits/, {
    head: '[["cell_value","time_slot_id","category_code","data_type_code","time"],',
    row: (index) => `["2.5",0,"44X72","MPCSM","${monthOf(index)}"]`,
    tail: ']',
  }),
  inegi: json('inegi', /INDICATOR/, {
    head: '{"Series":[{"INDICADOR":"910392","FREQ":"8","OBSERVATIONS":[',
    row: (index) =>
      `{"TIME_PERIOD":"${monthOf(index).replace('-', '/')}","OBS_VALUE":"2.50000000000000000000"}`,
    tail: ']}]}',
    most: MOST_POINTS,
  }),
  banxico: json('banxico', /series/, {
    head: '{"bmx":{"series":[{"idSerie":"SE27803","datos":[',
    row: (index) => `{"fecha":"01/${monthOf(index).slice(5)}/${monthOf(index).slice(0, 4)}","dato":"2.5"}`,
    tail: ']}]}}',
    most: MOST_POINTS,
  }),
  estat: json('estat', /getStatsData/, {
    head: '{"GET_STATS_DATA":{"RESULT":{"STATUS":0},"STATISTICAL_DATA":{"DATA_INF":{"VALUE":[',
    row: (index) =>
      `{"@tab":"3","@cat01":"0161","@area":"00000","@time":"${monthOf(index).slice(0, 4)}00${monthOf(index).slice(5).repeat(2)}","@unit":"%","$":"2.5"}`,
    tail: ']}}}}',
  }),
  'bea schedule': json('bea schedule', /release_dates/, {
    head: '{"Gross Domestic Product":{"release_dates":[',
    row: (index) => `"${minute(index).toISOString().slice(0, 19)}+00:00"`,
    tail: ']}}',
  }),
  'census schedule': page('census schedule', /calendar-listview/, {
    head: '<table id="calendar">',
    row: (index) =>
      `<tr><td>${nested('census schedule', 'b', 6, `Survey ${index}`)}</td><td>1</td><td>2</td><td>3</td><td>A2027${pad((index % 12) + 1, 2)}150830</td><td>A202601</td></tr>`,
    tail: `${Array.from({ length: 120 }, (_, index) => `<tr><td>New ${index}</td><td>1</td><td>2</td><td>3</td><td>A202701150830</td><td>A202601</td></tr>`).join('')}</table>`,
  }),
  'fed schedule': json('fed schedule', /json\/calendar/, {
    head: '{"events":[',
    row: (index) =>
      `{"title":"FOMC Minutes","month":"${monthOf(index)}","days":"${'6, 13, 20, '.repeat(3)}27-28","time":"2:00 p.m."}`,
    tail: ']}',
    most: Math.floor(MOST_SCHEDULED / 10),
  }),
  'eurostat schedule': json('eurostat schedule', /eventsJson/, {
    head: '[',
    row: (index) =>
      `{"title":"Euro area ${index}","period":"August 2026","start":"${minute(index).toISOString().slice(0, 16)}Z"}`,
    tail: ']',
    most: MOST_SCHEDULED,
  }),
  'ons schedule': json('ons schedule', /search\/releases/, {
    head: '{"releases":[',
    row: (index) =>
      `{"description":{"title":"Inflation${': a'.repeat(20)}: August 2026","release_date":"${minute(index).toISOString()}"}}`,
    tail: ']}',
    most: limitsOf('ons schedule').wide,
  }),
  'statcan schedule': json('statcan schedule', /schedule-key_indicators/, {
    head: '[',
    row: (index) =>
      `{"date":"${monthOf(index)}-18 00:00:01","title":"Consumer Price Index","description":"August 2026"}`,
    tail: ']',
  }),
  'abs schedule': page('abs schedule', /future-releases/, {
    head: '',
    row: () =>
      `<div class="event-wrapper"><time datetime="2026-09-18T01:30:00Z"></time>${nested('abs schedule', 'div class="event-name"', 2, 'x')}</div>`,
    tail: '',
  }),
};
