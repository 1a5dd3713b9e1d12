import { useId } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatNumber, formatShare } from '#domain/format.ts';
import { PERCENTILES, type SimulationResult } from '#domain/risk/simulate.ts';
import answer from '#site/lib/Answer.module.css';
import { Answer } from '#site/lib/Answer.tsx';
import { Button } from '#site/ui/Button.tsx';
import { DataTable } from '#site/ui/DataTable.tsx';
import { Stamp } from '#site/ui/Stamp.tsx';
import { StateLine } from '../form/Field.tsx';
import { ToolLinks } from '../form/ToolLinks.tsx';
import { hashOf, openTool } from '../form/tool.ts';
import { useTool } from '../form/useTool.ts';
import styles from '../Lab.module.css';
import { chanceWords } from '../share-words.ts';
import type { Rows } from '../table.ts';
import { FallChart, fallBins } from './FallChart.tsx';
import { FanChart } from './FanChart.tsx';
import { Plans } from './Plans.tsx';
import type { Preset } from './presets.ts';
import own from './Simulation.module.css';
import { SimulationFields } from './SimulationFields.tsx';
import { exactRuin, firstStake, isSamePlan, meanOf, SIMULATION_TOOL } from './simulation-form.ts';
import { type Shown, type SimulationState, useSimulation } from './useSimulation.ts';

interface SimulationToolProps {
  readonly locale: Locale;
  /** Of the fields that the simulation opens with. */
  readonly example: SimulationResult;
  readonly presets: readonly Preset[];
}

/** Many runs of one way of trading, losing outcomes first; another thread simulates them (N5). */
export function SimulationTool({ locale, example, presets }: SimulationToolProps) {
  const simulation = useSimulation({ good: openTool(SIMULATION_TOOL).good, result: example });
  const form = useTool(SIMULATION_TOOL, simulation.run);
  const { good, isStale, entries } = form;
  const isOld = isStale || !isSamePlan(good, simulation.shown.good);
  // The asked fall needs no new run.
  const shown = { ...simulation.shown, good: { ...simulation.shown.good, fall: good.fall } };
  const load = (preset: Preset) => {
    const { good: loaded } = SIMULATION_TOOL.read({ ...entries, ...preset.entries });
    form.enter(preset.entries);
    if (loaded) simulation.run(loaded);
  };
  return (
    <div className="stack gap-5">
      <div
        className={`${answer.tool} ${styles.tool} ${styles.wide}`}
        data-part="simulation"
        data-stale={isOld}
      >
        <div className="stack gap-4">
          <SimulationFields {...{ form, locale }} />
          <RunLine {...{ simulation, isStale, locale }} onRun={() => simulation.run(good)} />
        </div>
        <div className={`stack ${answer.outputs} ${styles.results}`}>
          <StateLine locale={locale} isStale={isStale} summary={fanWords(shown, locale)} />
          {!isStale && isOld && simulation.progress === null && (
            <p className="marked small">{translate(locale, 'lab.simulation.changed')}</p>
          )}
          <Outcomes {...{ shown, locale }} />
          <Pictures {...{ shown, locale }} />
          <ToolLinks
            locale={locale}
            anchor={SIMULATION_TOOL.anchor}
            hash={() => hashOf(SIMULATION_TOOL, entries)}
            rows={() => rowsOf(shown)}
          />
        </div>
      </div>
      <Plans {...{ presets, locale }} onLoad={load} />
    </div>
  );
}

interface RunLineProps {
  readonly simulation: SimulationState;
  readonly isStale: boolean;
  readonly onRun: () => void;
  readonly locale: Locale;
}

function RunLine({ simulation: { progress, end, cancel }, isStale, onRun, locale }: RunLineProps) {
  const id = useId();
  const isRunning = progress !== null;
  const share = formatShare(Math.round((progress ?? 0) * 100), locale);
  return (
    <div className={`cluster ${own.run}`}>
      <Button
        kind="primary"
        data-part="simulation-run"
        aria-disabled={isStale}
        onClick={isStale ? undefined : onRun}
      >
        {translate(locale, 'lab.simulation.run')}
      </Button>
      {isRunning && (
        <>
          <Button data-part="simulation-cancel" onClick={cancel}>
            {translate(locale, 'lab.simulation.cancel')}
          </Button>
          <label className={own.progress} htmlFor={id}>
            <span className="small">{translate(locale, 'lab.simulation.running', { share })}</span>
            <progress id={id} max="1" value={progress} data-part="simulation-progress" />
          </label>
        </>
      )}
      <p className="small" role="status" data-part="simulation-end">
        {end && translate(locale, `lab.simulation.${end}`)}
      </p>
    </div>
  );
}

interface ShownProps {
  readonly shown: Shown;
  readonly locale: Locale;
}

/** What can go wrong, and the typical end; then the formula as a check. */
function Outcomes({ shown: { good, result }, locale }: ShownProps) {
  const { plan, fall } = good;
  const share = (value: number) => chanceWords(value, locale);
  const money = (value: number) => moneyWords(value, locale);
  const [low = 0, , middle = 0, , high = 0] = result.fan.map((line) => line.at(-1) ?? 0);
  const exact = exactRuin(plan);
  const mean = meanOf(plan);
  const fell = result.fell[fall] ?? 0;
  const values = { stake: money(firstStake(plan)), chance: share(exact.chance) };
  return (
    <>
      {mean <= 0 && (
        <p className="marked strong">
          {translate(locale, 'lab.simulation.noEdge', { mean: formatNumber(mean, 2, locale) })}
        </p>
      )}
      <Answer
        parts={[
          {
            part: 'simulation-ruined',
            side: 'loss',
            name: translate(locale, 'lab.simulation.ruined'),
            value: result.ruined,
            text: share(result.ruined),
          },
          {
            part: 'simulation-typical',
            name: translate(locale, 'lab.simulation.typical'),
            value: middle,
            text: amountWords(middle, locale),
            unit: 'USD',
          },
        ]}
      />
      <ul className={own.outcomes}>
        <Outcome part="simulation-fell" value={fell} figure={share(fell)}>
          {translate(locale, 'lab.simulation.fell', { fall: formatShare(fall, locale) })}
        </Outcome>
        <Outcome part="simulation-lower" value={result.endedLower} figure={share(result.endedLower)}>
          {translate(locale, 'lab.simulation.lower')}
        </Outcome>
        <Outcome
          part="simulation-streak"
          value={result.longestStreaks[2] ?? 0}
          figure={String(result.longestStreaks[2] ?? 0)}
        >
          {translate(locale, 'lab.simulation.streak', { rare: result.longestStreaks[4] ?? 0 })}
        </Outcome>
      </ul>
      <p className="small">
        {translate(locale, 'lab.simulation.range', { low: money(low), high: money(high) })}
      </p>
      <p className="small muted" data-part="simulation-exact" data-value={exact.chance}>
        {translate(locale, exact.isBound ? 'lab.simulation.bound' : 'lab.simulation.exact', values)}
      </p>
    </>
  );
}

interface OutcomeProps {
  readonly part: string;
  readonly value: number;
  readonly figure: string;
  readonly children: string;
}

function Outcome({ part, value, figure, children }: OutcomeProps) {
  return (
    <li>
      <span className={own.figure} data-part={part} data-value={value}>
        {figure}
      </span>{' '}
      <span className="small">{children}</span>
    </li>
  );
}

/** Rows of the table of balances. */
const TABLE_ROWS = 10;

function Pictures({ shown, locale }: ShownProps) {
  const { good, result } = shown;
  const { plan, fall } = good;
  const bins = fallBins(result.fell);
  const share = (value: number) => chanceWords(value, locale);
  const every = Math.max(1, Math.ceil((result.steps.length - 1) / TABLE_ROWS));
  const rows = result.steps.flatMap((step, at) =>
    at % every === 0 || at === result.steps.length - 1 ? [{ step, at }] : [],
  );
  const fallWords = translate(locale, 'lab.simulation.fell', { fall: formatShare(fall, locale) });
  return (
    <div className={styles.pair}>
      <figure className={styles.figure}>
        <figcaption className={own.caption}>
          {translate(locale, 'lab.simulation.fan')} <Stamp text={translate(locale, 'risk.stamp')} />
        </figcaption>
        <FanChart
          {...{ locale, result }}
          balance={plan.balance}
          ruin={plan.balance * plan.ruinLevel}
          description={fanWords(shown, locale)}
        />
        <details>
          <summary className="opens strong">{translate(locale, 'lab.simulation.fanTable')}</summary>
          <DataTable
            caption={translate(locale, 'lab.simulation.fan')}
            columns={[translate(locale, 'lab.trades'), ...PERCENTILES.map((percent) => `${percent}%`)]}
            rows={rows.map(({ step, at }) => ({
              id: String(step),
              cells: [step, ...result.fan.map((line) => amountWords(line[at] ?? 0, locale))],
            }))}
          />
        </details>
      </figure>
      <figure className={styles.figure}>
        <figcaption className={own.caption}>
          {translate(locale, 'lab.simulation.falls')} <Stamp text={translate(locale, 'risk.stamp')} />
        </figcaption>
        <FallChart
          {...{ locale, bins, fall }}
          description={`${share(result.fell[fall] ?? 0)} ${fallWords}`}
        />
        <details>
          <summary className="opens strong">{translate(locale, 'lab.simulation.fallsTable')}</summary>
          <DataTable
            caption={translate(locale, 'lab.simulation.falls')}
            columns={(['fallColumn', 'fallPaths', 'fallOrMore'] as const).map((name) =>
              translate(locale, `lab.simulation.${name}`),
            )}
            rows={bins.map(({ from, to, share: part, orMore }) => ({
              id: String(from),
              cells: [`${from}–${to}%`, share(part), share(orMore)],
            }))}
          />
        </details>
      </figure>
    </div>
  );
}

function fanWords({ good, result }: Shown, locale: Locale): string {
  const [low = 0, , middle = 0, , high = 0] = result.fan.map((line) => line.at(-1) ?? 0);
  return translate(locale, 'lab.simulation.fanWords', {
    trades: good.plan.trades,
    low: moneyWords(low, locale),
    middle: moneyWords(middle, locale),
    high: moneyWords(high, locale),
  });
}

/** Above this an amount is written as a power of ten: so many digits say nothing. */
const MOST_WRITTEN = 1e12;

function amountWords(money: number, locale: Locale): string {
  if (money < MOST_WRITTEN) return formatNumber(money, 0, locale);
  return `10^${Math.floor(Math.log10(money))}`;
}

function moneyWords(money: number, locale: Locale): string {
  return `${amountWords(money, locale)} USD`;
}

/** All that the pictures show, for the file. */
function rowsOf({ result }: Shown): Rows {
  return {
    columns: ['series', 'x', ...PERCENTILES.map((percent) => `p${percent}`)],
    rows: [
      ['ruined', '', result.ruined, '', '', '', ''],
      ['ended lower', '', result.endedLower, '', '', '', ''],
      ['longest losing streak', '', ...result.longestStreaks],
      ...result.steps.map((step, at) => ['balance', step, ...result.fan.map((line) => line[at] ?? '')]),
      ...result.fell.map((share, percent) => ['fell at least %', percent, share, '', '', '', '']),
    ],
  };
}
