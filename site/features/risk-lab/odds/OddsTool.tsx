import { useId } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatNumber, formatShare, formatSigned } from '#domain/format.ts';
import { breakEvenRate } from '#domain/risk/expectancy.ts';
import answer from '#site/lib/Answer.module.css';
import { Answer } from '#site/lib/Answer.tsx';
import { DataTable } from '#site/ui/DataTable.tsx';
import chart from '../Chart.module.css';
import { Field, fieldsOf, StateLine } from '../form/Field.tsx';
import { ToolLinks } from '../form/ToolLinks.tsx';
import { hashOf } from '../form/tool.ts';
import { useTool } from '../form/useTool.ts';
import styles from '../Lab.module.css';
import { ODDS_TOOL, type OddsGood, type OddsResult, oddsOf, REWARDS } from './odds-form.ts';

/** What share of wins pays for the losses, costs included (N5). */
export function OddsTool({ locale }: { readonly locale: Locale }) {
  const tool = useTool(ODDS_TOOL);
  const { entries, good, isStale, fields } = tool;
  const odds = oddsOf(good);
  const { text } = fieldsOf(tool, locale);
  const words = oddsWords(good, odds, locale);
  const cells = REWARDS.map((reward) => [reward, breakEvenRate({ reward, cost: good.cost })] as const);
  const columns = [translate(locale, 'lab.odds.ratio'), translate(locale, 'lab.odds.breakEven')];
  return (
    <div className={`${answer.tool} ${styles.tool}`} data-part="odds" data-stale={isStale}>
      <fieldset className={styles.fields} ref={fields}>
        <legend className="hidden-text">{translate(locale, 'lab.inputs')}</legend>
        <Field {...text('risked')} label={translate(locale, 'lab.odds.risked')} unit="pips" />
        <Field {...text('target')} label={translate(locale, 'lab.odds.target')} unit="pips" />
        <Field {...text('cost')} label={translate(locale, 'lab.odds.cost')} unit="pips" />
        <Field {...text('wins')} label={translate(locale, 'lab.wins')} unit="%" />
      </fieldset>
      <div className={`stack ${answer.outputs} ${styles.results}`}>
        <StateLine locale={locale} isStale={isStale} summary={words} />
        <Answer
          parts={[
            {
              part: 'odds-break-even',
              name: translate(locale, 'lab.odds.breakEven'),
              value: odds.breakEven,
              text:
                odds.breakEven > 1
                  ? translate(locale, 'lab.odds.never')
                  : formatShare(odds.breakEven * 100, locale),
            },
            {
              part: 'odds-mean',
              side: odds.mean > 0 ? 'gain' : 'loss',
              name: translate(locale, 'lab.odds.mean'),
              value: odds.mean,
              text: signed(odds.mean, locale),
              unit: 'R',
            },
          ]}
        />
        <p className="small">{words}</p>
        <OddsPicture {...{ good, odds, locale }} description={words} />
        <details>
          <summary className="opens strong">{translate(locale, 'lab.odds.table')}</summary>
          <DataTable
            caption={translate(locale, 'lab.odds.tableCaption', { cost: formatNumber(good.cost, 2, locale) })}
            columns={columns}
            rows={cells.map(([reward, rate]) => ({
              id: String(reward),
              cells: [
                `1:${reward}`,
                rate > 1 ? translate(locale, 'lab.odds.never') : formatShare(rate * 100, locale),
              ],
            }))}
          />
        </details>
        <ToolLinks
          locale={locale}
          anchor={ODDS_TOOL.anchor}
          hash={() => hashOf(ODDS_TOOL, entries)}
          rows={() => ({ columns, rows: cells })}
        />
      </div>
    </div>
  );
}

function oddsWords({ reward, winRate }: OddsGood, { breakEven, mean }: OddsResult, locale: Locale): string {
  const values = {
    ratio: formatNumber(reward, 2, locale),
    wins: formatShare(winRate * 100, locale),
    mean: signed(mean, locale),
  };
  if (breakEven > 1) return translate(locale, 'lab.odds.neverWhy', values);
  return translate(locale, mean <= 0 ? 'lab.odds.noEdge' : 'lab.odds.edge', values);
}

function signed(mean: number, locale: Locale): string {
  return formatSigned(mean, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

interface OddsPictureProps {
  readonly good: OddsGood;
  readonly odds: OddsResult;
  readonly description: string;
  readonly locale: Locale;
}

const HEIGHT = 96;
const BAR = { top: 34, height: 30 } as const;

/** All shares of wins on one ruler: those that lose, those that gain, and the visitor's own (N5). */
function OddsPicture({ good, odds, description, locale }: OddsPictureProps) {
  const hatch = useId();
  const edge = Math.min(1, odds.breakEven) * 100;
  const own = good.winRate * 100;
  return (
    <svg className={chart.ruler} height={HEIGHT} role="img" aria-label={description}>
      <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={chart.hatch} width="2.5" height="7" />
      </pattern>
      <rect y={BAR.top} width={`${edge}%`} height={BAR.height} fill={`url(#${hatch})`} />
      <rect className={chart.lossEdge} y={BAR.top} width={`${edge}%`} height={BAR.height} />
      <rect className={chart.gain} x={`${edge}%`} y={BAR.top} width={`${100 - edge}%`} height={BAR.height} />
      <svg x={`${own}%`} y={BAR.top - 2} overflow="visible" aria-hidden="true">
        <path className={chart.mark} d="M0 0l-7 -10h14z" />
        <path className={chart.markLine} d={`M0 0v${BAR.height + 4}`} />
      </svg>
      <text x={`${own}%`} y={BAR.top - 18} textAnchor={anchorAt(own)}>
        {translate(locale, 'lab.odds.yours', { wins: formatShare(own, locale) })}
      </text>
      {[0, 25, 50, 75, 100].map((one) => (
        <text
          className={chart.tick}
          key={one}
          x={`${one}%`}
          y={HEIGHT - 12}
          textAnchor={one === 0 ? 'start' : one === 100 ? 'end' : 'middle'}
        >
          {formatShare(one, locale)}
        </text>
      ))}
    </svg>
  );
}

function anchorAt(percent: number): 'start' | 'middle' | 'end' {
  if (percent < 100 / 3) return 'start';
  return percent > 200 / 3 ? 'end' : 'middle';
}
