import { useMemo } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatShare } from '#domain/format.ts';
import { recovery } from '#domain/risk/expectancy.ts';
import answer from '#site/lib/Answer.module.css';
import { Answer } from '#site/lib/Answer.tsx';
import { DataTable } from '#site/ui/DataTable.tsx';
import { Field, fieldsOf, StateLine } from '../form/Field.tsx';
import { ToolLinks } from '../form/ToolLinks.tsx';
import { hashOf } from '../form/tool.ts';
import { useTool } from '../form/useTool.ts';
import styles from '../Lab.module.css';
import { chanceWords, gainWords } from '../share-words.ts';
import { RecoveryPicture, StreakPicture } from './LossPictures.tsx';
import { LOSSES_TOOL, longestWith, type Streak, streakOf, streaksOf } from './losses-form.ts';

/** Half of all visitors with these figures meet such a run; one in twenty meets the other. */
const LIKELY = 0.5;
const RARE = 0.05;

/** How many losses come in a row, what they take, and what makes up for it (N5). */
export function LossesTool({ locale }: { readonly locale: Locale }) {
  const tool = useTool(LOSSES_TOOL);
  const { entries, good, isStale, fields } = tool;
  const streaks = useMemo(() => streaksOf(good), [good]);
  const share = (value: number) => formatShare(value * 100, locale);
  const likely = streakOf(longestWith(LIKELY, good), good);
  const rare = streakOf(longestWith(RARE, good), good);
  const words = wordsOf(likely, locale);
  const { text } = fieldsOf(tool, locale);
  const cells = streaks.map(({ length, chance, lost, needed }) => [length, chance, lost, needed] as const);
  const columns = (['length', 'chance', 'lost', 'needed'] as const).map((name) =>
    translate(locale, `lab.losses.${name}`),
  );
  return (
    <div className={`${answer.tool} ${styles.tool} ${styles.wide}`} data-part="losses" data-stale={isStale}>
      <fieldset className={styles.fields} ref={fields}>
        <legend className="hidden-text">{translate(locale, 'lab.inputs')}</legend>
        <Field {...text('wins')} label={translate(locale, 'lab.wins')} unit="%" />
        <Field {...text('trades')} label={translate(locale, 'lab.trades')} isWhole />
        <Field {...text('risk')} label={translate(locale, 'lab.size.risk')} unit="%" />
        <Field {...text('fall')} label={translate(locale, 'lab.losses.fall')} unit="%" />
      </fieldset>
      <div className={`stack ${answer.outputs} ${styles.results}`}>
        <StateLine locale={locale} isStale={isStale} summary={words} />
        <Answer
          parts={[
            {
              part: 'streak-likely',
              side: 'loss',
              name: translate(locale, 'lab.losses.length'),
              value: likely.length,
              text: String(likely.length),
            },
            {
              part: 'recovery',
              name: translate(locale, 'lab.losses.back', { fall: share(good.fall) }),
              value: recovery(good.fall),
              text: `+${share(recovery(good.fall))}`,
            },
          ]}
        />
        <div className={styles.pair}>
          <figure className={styles.figure}>
            <p className="small" data-part="streak-rare" data-value={rare.length}>
              {words} {rare.length > 0 && translate(locale, 'lab.losses.rare', { count: rare.length })}
            </p>
            <StreakPicture {...{ streaks, locale }} description={words} />
            <figcaption className="smaller muted">{translate(locale, 'lab.losses.caption')}</figcaption>
          </figure>
          <figure className={styles.figure}>
            <p className="small">
              {translate(locale, 'lab.losses.recovery', {
                fall: share(good.fall),
                needed: share(recovery(good.fall)),
              })}
            </p>
            <RecoveryPicture fall={good.fall} locale={locale} />
            <figcaption className="smaller muted">{translate(locale, 'lab.losses.curve')}</figcaption>
          </figure>
        </div>
        <details>
          <summary className="opens strong">{translate(locale, 'lab.losses.table')}</summary>
          <DataTable
            caption={translate(locale, 'lab.losses.caption')}
            columns={columns}
            rows={cells.map(([length, chance, lost, needed]) => ({
              id: String(length),
              cells: [
                length,
                chanceWords(chance, locale),
                `−${chanceWords(lost, locale)}`,
                `+${gainWords(needed, locale)}`,
              ],
            }))}
          />
        </details>
        <ToolLinks
          locale={locale}
          anchor={LOSSES_TOOL.anchor}
          hash={() => hashOf(LOSSES_TOOL, entries)}
          rows={() => ({ columns, rows: cells })}
        />
      </div>
    </div>
  );
}

function wordsOf({ length, chance, lost, needed }: Streak, locale: Locale): string {
  if (length === 0) return translate(locale, 'lab.losses.noneWhy');
  const values = {
    chance: chanceWords(chance, locale),
    lost: chanceWords(lost, locale),
    needed: gainWords(needed, locale),
  };
  return length === 1
    ? translate(locale, 'lab.losses.takesOne', values)
    : translate(locale, 'lab.losses.takes', { ...values, length });
}
