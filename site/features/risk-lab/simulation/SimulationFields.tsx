import { useId } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatNumber } from '#domain/format.ts';
import field from '../form/Field.module.css';
import { Choice, Field, fieldsOf } from '../form/Field.tsx';
import { MoreFields } from '../form/MoreFields.tsx';
import { problemWords } from '../form/problem-words.ts';
import type { Tool } from '../form/useTool.ts';
import styles from '../Lab.module.css';
import { readList } from './read-list.ts';
import own from './Simulation.module.css';
import { PATHS, type SimulationGood, type SimulationName } from './simulation-form.ts';

const MORE = ['cost', 'ruin', 'fall', 'paths', 'seed'] as const;

interface SimulationFieldsProps {
  readonly form: Tool<SimulationName, SimulationGood>;
  readonly locale: Locale;
}

export function SimulationFields({ form, locale }: SimulationFieldsProps) {
  const { entries, fields } = form;
  const { text, choice } = fieldsOf(form, locale);
  const isList = entries.source === 'list';
  return (
    <fieldset className={styles.fields} ref={fields}>
      <legend className="hidden-text">{translate(locale, 'lab.inputs')}</legend>
      <Choice
        {...choice('source')}
        label={translate(locale, 'lab.simulation.source')}
        options={{
          odds: translate(locale, 'lab.simulation.fromOdds'),
          list: translate(locale, 'lab.simulation.fromList'),
        }}
      />
      {isList ? (
        <ListField {...{ form, locale }} />
      ) : (
        <>
          <Field {...text('wins')} label={translate(locale, 'lab.wins')} unit="%" />
          <Field {...text('reward')} label={translate(locale, 'lab.simulation.reward')} unit="R" />
        </>
      )}
      <Field {...text('balance')} label={translate(locale, 'lab.size.balance')} unit="USD" />
      <Field {...text('trades')} label={translate(locale, 'lab.trades')} isWhole />
      <Field {...text('risk')} label={translate(locale, 'lab.size.risk')} />
      <Choice
        {...choice('stake')}
        label={translate(locale, 'lab.size.unit')}
        options={{ percent: '%', money: 'USD' }}
      />
      <MoreFields locale={locale} isNeeded={MORE.some((name) => form.problems[name])}>
        <Field {...text('cost')} label={translate(locale, 'lab.simulation.cost')} unit="R" />
        <Field {...text('ruin')} label={translate(locale, 'lab.simulation.ruin')} unit="%" />
        <Field {...text('fall')} label={translate(locale, 'lab.simulation.fall')} unit="%" isWhole />
        <Choice
          {...choice('paths')}
          label={translate(locale, 'lab.simulation.paths')}
          options={Object.fromEntries(PATHS.map((one) => [one, formatNumber(Number(one), 0, locale)]))}
        />
        <Field {...text('seed')} label={translate(locale, 'lab.simulation.seed')} isWhole />
      </MoreFields>
    </fieldset>
  );
}

function ListField({ form, locale }: SimulationFieldsProps) {
  const id = useId();
  const problem = form.problems.list;
  const read = readList(form.entries.list);
  const results = 'results' in read ? read.results : [];
  const write = (result: number) => formatNumber(result, 2, locale);
  return (
    <div className={`${field.field} ${own.wide}`}>
      <label className={field.label} htmlFor={id}>
        {translate(locale, 'lab.simulation.list')}
      </label>
      <textarea
        className={`${field.input} ${own.list}`}
        id={id}
        name="list"
        rows={3}
        spellCheck={false}
        value={form.entries.list}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-error ${id}-hint`}
        onChange={({ target }) => form.enter({ list: target.value })}
      />
      <p className={field.error} id={`${id}-error`} aria-live="polite">
        {problem && problemWords(problem, locale)}
      </p>
      <p className={field.hint} id={`${id}-hint`}>
        {results.length === 0
          ? translate(locale, 'lab.simulation.listHint')
          : translate(locale, 'lab.simulation.listRead', {
              count: formatNumber(results.length, 0, locale),
              low: write(Math.min(...results)),
              high: write(Math.max(...results)),
            })}
      </p>
    </div>
  );
}
