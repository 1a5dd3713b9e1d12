import { fill } from '#content/words/define.ts';
import { measurePlan } from '#domain/trade-plan.ts';
import { TradeFigure } from '#site/ui/TradeFigure.tsx';

interface TradesProps {
  readonly data: Readonly<Record<string, unknown>>;
  readonly words: Readonly<Record<string, string>>;
}

interface Levels {
  readonly id?: string;
  readonly entry: number;
  readonly stop: number;
  readonly target: number;
}

/** The trades of an article that have all three levels, drawn as its page draws them (G12). */
export function Trades({ data, words }: TradesProps) {
  const report = data.report as { trades?: readonly Partial<Levels>[] } | undefined;
  return (report?.trades ?? [])
    .filter(hasLevels)
    .map((one) => <Trade key={one.id} levels={one} words={words} />);
}

function hasLevels(one: Partial<Levels>): one is Levels {
  return [one.entry, one.stop, one.target].every((price) => typeof price === 'number' && price > 0);
}

function Trade({ levels, words }: { readonly levels: Levels; readonly words: TradesProps['words'] }) {
  const say = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    fill(words[`desk.${key}`] ?? key, values);
  const title = <h2>{say('trade', { id: levels.id ?? '' })}</h2>;
  const measures = measure(levels);
  if (!measures)
    return (
      <section className="desk-trade">
        {title}
        <p role="status">{say('tradeSides')}</p>
      </section>
    );
  const { riskPips: risk, rewardPips: reward, ratio } = measures;
  const level = (name: 'entry' | 'stop' | 'target') => ({
    ...{ price: levels[name], name: say(name), text: String(levels[name]) },
  });
  const distance = (pips: number) => ({ pips, text: say('pips', { value: pips }) });
  const figures = say('tradeFigures', { risk, reward, ratio });
  return (
    <section className="desk-trade">
      {title}
      <TradeFigure
        write={(price, decimals) => price.toFixed(decimals)}
        entry={level('entry')}
        stop={level('stop')}
        target={level('target')}
        risk={distance(risk)}
        reward={distance(reward)}
        ratio={ratio}
        description={figures}
      />
      <p role="status">{figures}</p>
    </section>
  );
}

/** Null while the levels make no trade. */
function measure(levels: Levels) {
  try {
    return measurePlan(levels);
  } catch {
    return null;
  }
}
