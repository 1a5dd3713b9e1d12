import { useState } from 'react';
import { translate } from '#content/words/translate.ts';
import { ACCOUNT_CURRENCIES } from '#contracts/account-currencies.ts';
import { INSTRUMENTS } from '#contracts/instruments.ts';
import type { Locale } from '#contracts/locale.ts';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { formatNumber, formatShare, NO_FIGURE } from '#domain/format.ts';
import { type CurrencyPair, crossRate } from '#domain/risk/account.ts';
import answer from '#site/lib/Answer.module.css';
import { Answer } from '#site/lib/Answer.tsx';
import type { BackendAddress } from '#site/lib/backend/address.ts';
import { DataTable } from '#site/ui/DataTable.tsx';
import { Choice, Field, fieldsOf, StateLine } from '../form/Field.tsx';
import { MoreFields } from '../form/MoreFields.tsx';
import { ToolLinks } from '../form/ToolLinks.tsx';
import { hashOf } from '../form/tool.ts';
import { type Tool, useTool } from '../form/useTool.ts';
import styles from '../Lab.module.css';
import type { Rows } from '../table.ts';
import { RateHint } from './RateHint.tsx';
import { SizePicture } from './SizePicture.tsx';
import {
  examplePrices,
  FIRST,
  pairOf,
  pipOfLot,
  quotedIn,
  SIZE_TOOL,
  type SizeGood,
  type SizeName,
  type SizeResult,
  sizeOf,
  usedRate,
} from './size-form.ts';
import { type EuroRates, useEuroRates } from './useEuroRates.ts';

interface SizeToolProps {
  readonly locale: Locale;
  readonly address: BackendAddress;
}

type SizeForm = Tool<SizeName, SizeGood>;

/** How many lots fit the risk; never rounded up (N5). */
export function SizeTool({ locale, address }: SizeToolProps) {
  const form = useTool(SIZE_TOOL);
  const { good, isStale } = form;
  const [isTableOpen, openTable] = useState(false);
  const { symbol: noSymbol, currency: noCurrency } = form.problems;
  const pair =
    noSymbol || noCurrency
      ? null
      : pairOf(form.entries.symbol as SizeGood['symbol'], form.entries.currency as SizeGood['currency']);
  // While the fields have a problem, the shown result is still that of the values before.
  const isNeeded = pair !== null || pairOf(good.symbol, good.currency) !== null;
  const euro = useEuroRates(address, isNeeded || isTableOpen);
  const size = sizeOf(good, euro.perEuro);
  return (
    <div className={`${answer.tool} ${styles.tool}`} data-part="size" data-stale={isStale}>
      <SizeFields {...{ form, euro, pair, locale }} />
      <div className={`stack ${answer.outputs} ${styles.results}`}>
        <StateLine locale={locale} isStale={isStale} summary={summaryOf(good, size, locale)} />
        {size ? (
          <SizeResults {...{ good, size, locale }} />
        ) : (
          <p className="marked" data-part="size-no-rate">
            {translate(locale, 'lab.size.noRate')}
          </p>
        )}
        <details onToggle={({ currentTarget }) => openTable(currentTarget.open)}>
          <summary className="opens strong">
            {translate(locale, 'lab.size.pips', { currency: good.currency })}
          </summary>
          <PipTable {...{ good, euro, locale }} />
        </details>
        <ToolLinks
          locale={locale}
          anchor={SIZE_TOOL.anchor}
          hash={() => hashOf(SIZE_TOOL, form.entries)}
          rows={() => rowsOf(good, size, euro, locale)}
        />
      </div>
    </div>
  );
}

const MORE = ['currency', 'commission', 'leverage'] as const;

interface SizeFieldsProps {
  readonly form: SizeForm;
  readonly euro: EuroRates;
  readonly pair: CurrencyPair | null;
  readonly locale: Locale;
}

function SizeFields({ form, euro, pair, locale }: SizeFieldsProps) {
  const { entries, enter, fields } = form;
  const symbol = symbolOf(entries.symbol);
  const { text, choice } = fieldsOf(form, locale);
  const currencies = Object.fromEntries(ACCOUNT_CURRENCIES.map((one) => [one, one]));
  const instruments = Object.fromEntries(SYMBOLS.map((one) => [one, one]));
  const known = pair && euro.perEuro && crossRate(pair, euro.perEuro);
  return (
    <fieldset className={styles.fields} ref={fields}>
      <legend className="hidden-text">{translate(locale, 'lab.inputs')}</legend>
      <Field {...text('balance')} label={translate(locale, 'lab.size.balance')} unit={entries.currency} />
      <Field {...text('risk')} label={translate(locale, 'lab.size.risk')} />
      <Choice
        {...choice('unit')}
        label={translate(locale, 'lab.size.unit')}
        options={{ percent: '%', money: entries.currency }}
      />
      <Choice {...choice('symbol')} label={translate(locale, 'lab.size.symbol')} options={instruments} />
      <Field
        {...text('entry')}
        label={translate(locale, 'lab.size.entry')}
        hint={entries.entry === examplePrices(symbol, 0).entry && translate(locale, 'lab.examplePrice')}
      />
      <Field {...text('stop')} label={translate(locale, 'lab.size.stop')} />
      <p className={styles.convention} data-part="pip-convention">
        {translate(locale, 'lab.size.convention', {
          symbol,
          pip: String(INSTRUMENTS[symbol].pip === 0.1 ? '0.10' : INSTRUMENTS[symbol].pip),
          currency: quotedIn(symbol),
          lot: formatNumber(INSTRUMENTS[symbol].lot, 0, locale),
          base: symbol.startsWith('XAU') ? 'oz' : symbol.slice(0, 3),
        })}
      </p>
      <MoreFields locale={locale} isNeeded={pair !== null || MORE.some((name) => form.problems[name])}>
        <Choice {...choice('currency')} label={translate(locale, 'lab.size.currency')} options={currencies} />
        <Field
          {...text('commission')}
          empty="0"
          label={translate(locale, 'lab.size.commission')}
          unit={entries.currency}
          hint={translate(locale, 'lab.size.commissionHint')}
        />
        <Field {...text('leverage')} label={translate(locale, 'lab.size.leverage')} unit=":1" />
        {pair && (
          <Field
            {...text('rate')}
            value={entries.rate === '' && known ? String(known) : entries.rate.trimStart()}
            // An emptied field stays empty, for another rate; the central bank's is used meanwhile.
            onText={(rate) => enter({ rate: rate === '' ? ' ' : rate })}
            onLeave={() => entries.rate === ' ' && enter({ rate: '' })}
            label={`1 ${pair.base} =`}
            unit={pair.quoted}
            hint={
              <RateHint
                {...{ euro, locale }}
                isKnown={known !== null}
                isByHand={entries.rate.trim() !== ''}
                onReset={() => enter({ rate: '' })}
              />
            }
          />
        )}
      </MoreFields>
    </fieldset>
  );
}

function symbolOf(text: string) {
  return SYMBOLS.find((one) => one === text) ?? FIRST;
}

interface SizeResultsProps {
  readonly good: SizeGood;
  readonly size: SizeResult;
  readonly locale: Locale;
}

function SizeResults({ good, size, locale }: SizeResultsProps) {
  const { currency, symbol } = good;
  const money = (value: number) => `${formatNumber(value, 2, locale)} ${currency}`;
  return (
    <>
      <Answer
        parts={[
          {
            part: 'size-lots',
            name: translate(locale, 'lab.size.lotsName'),
            value: size.fits ? size.lots : 0,
            text: size.fits ? formatNumber(size.lots, 2, locale) : translate(locale, 'lab.size.cannot'),
          },
          {
            part: 'size-loss',
            side: 'loss',
            name: lossName(good, locale),
            value: size.loss,
            text: formatNumber(size.loss, 2, locale),
            unit: `${currency} (${formatNumber(size.share * 100, 2, locale)}%)`,
          },
        ]}
      />
      {!size.fits && <p className="marked">{summaryOf(good, size, locale)}</p>}
      <SizePicture
        {...{ locale, size, currency }}
        description={summaryOf(good, size, locale)}
        limit={translate(locale, 'lab.size.limit')}
        next={translate(locale, 'lab.size.next')}
      />
      <dl className={`ledger figures ${styles.rows}`}>
        <Row
          name={translate(locale, 'lab.size.distance')}
          part="size-pips"
          value={size.pips}
          text={`${formatNumber(size.pips, 1, locale)} pips`}
        />
        <Row
          name={translate(locale, 'lab.size.pip')}
          part="size-pip"
          value={size.pipOfPosition}
          text={money(size.pipOfPosition)}
        />
        <Row
          name={translate(locale, 'lab.size.margin')}
          part="size-margin"
          value={size.margin}
          text={`${money(size.margin)} · ${formatShare((size.margin / good.balance) * 100, locale)}`}
        />
      </dl>
      {!size.hasMargin && (
        <p className="marked" data-part="size-no-margin">
          {translate(locale, 'lab.size.noMargin', { symbol })}
        </p>
      )}
    </>
  );
}

interface RowProps {
  readonly name: string;
  readonly part: string;
  readonly value: number;
  readonly text: string;
}

function Row({ name, part, value, text }: RowProps) {
  return (
    <div className="cluster apart">
      <dt className="muted">{name}</dt>
      <dd className="strong" data-part={part} data-value={value}>
        {text}
      </dd>
    </div>
  );
}

function lossName({ commission }: SizeGood, locale: Locale): string {
  return translate(locale, commission > 0 ? 'lab.size.loss' : 'lab.size.lossBare');
}

function summaryOf(good: SizeGood, size: SizeResult | null, locale: Locale): string {
  if (size === null) return translate(locale, 'lab.size.noRate');
  const money = (value: number) => `${formatNumber(value, 2, locale)} ${good.currency}`;
  const amounts = { loss: money(size.loss), allowed: money(size.allowed) };
  if (!size.fits) return translate(locale, 'lab.size.cannotWhy', amounts);
  return translate(locale, 'lab.size.summary', { ...amounts, lots: formatNumber(size.lots, 2, locale) });
}

interface PipTableProps {
  readonly good: SizeGood;
  readonly euro: EuroRates;
  readonly locale: Locale;
}

/** What a pip of a lot is worth, for each instrument; a rate that is not known leaves its row open (N5). */
function PipTable({ good, euro, locale }: PipTableProps) {
  return (
    <DataTable
      caption={translate(locale, 'lab.size.pipsCaption', { currency: good.currency })}
      columns={pipColumns(locale)}
      rows={pipRows(good, euro).map(({ symbol, pip, worth }) => ({
        id: symbol,
        cells: [
          symbol,
          `${pip === 0.1 ? '0.10' : pip} ${quotedIn(symbol)}`,
          ...[1, 0.1, 0.01].map((lots) =>
            worth === null ? NO_FIGURE : formatNumber(worth * lots, lots === 0.01 ? 4 : 2, locale),
          ),
        ],
      }))}
    />
  );
}

function pipColumns(locale: Locale): readonly string[] {
  const lots = (count: string) => translate(locale, 'lab.size.pipsLots', { lots: count });
  return [
    translate(locale, 'lab.size.symbol'),
    translate(locale, 'lab.size.pipsOne'),
    translate(locale, 'lab.size.pipsLot'),
    lots('0.10'),
    lots('0.01'),
  ];
}

function pipRows(good: SizeGood, { perEuro }: EuroRates) {
  return SYMBOLS.map((symbol) => {
    // A rate typed by hand is that of one pair.
    const isOwn = quotedIn(symbol) === quotedIn(good.symbol);
    const rate = usedRate({ ...good, symbol, rate: isOwn ? good.rate : null }, perEuro);
    return { symbol, pip: INSTRUMENTS[symbol].pip, worth: pipOfLot(symbol, good.currency, rate) };
  });
}

function rowsOf(good: SizeGood, size: SizeResult | null, euro: EuroRates, locale: Locale): Rows {
  const own: [string, string | number][] = size
    ? [
        [translate(locale, 'lab.size.lotsName'), size.fits ? size.lots : 0],
        [lossName(good, locale), size.loss],
        [translate(locale, 'lab.size.distance'), size.pips],
        [translate(locale, 'lab.size.pip'), size.pipOfPosition],
        [translate(locale, 'lab.size.margin'), size.margin],
      ]
    : [];
  return {
    columns: [good.symbol, good.currency],
    rows: [...own, ...pipRows(good, euro).map(({ symbol, worth }) => [`pip ${symbol}`, worth ?? ''])],
  };
}
