import { fill } from '#content/words/define.ts';
import { measurePlan } from '#domain/trade-plan.ts';
import { TradeFigure } from '#site/ui/TradeFigure.tsx';
import { numberIn } from '../numbers.ts';

interface TradesProps {
  readonly data: Readonly<Record<string, unknown>>;
  readonly words: Readonly<Record<string, string>>;
}

const NAMES = ['entry', 'stop', 'target'] as const;

type Levels = Readonly<Record<(typeof NAMES)[number], number>> & { readonly id?: string };
/** As they are typed. */
type Typed = Readonly<Partial<Record<'id' | (typeof NAMES)[number], string>>>;

/** The trades of an article that have all three levels, drawn as its page draws them (G12). */
export function Trades({ data, words }: TradesProps) {
  const report = data.report as { trades?: readonly Typed[] } | undefined;
  return (report?.trades ?? [])
    .map(levelsOf)
    .filter((one) => NAMES.every((name) => one[name] > 0))
    .map((one) => <Trade key={one.id} levels={one} words={words} />);
}

/** A level that has no clear number yet is 0. */
function levelsOf(typed: Typed): Levels {
  const level = (name: keyof Typed) => numberIn(typed[name] ?? '') ?? 0;
  return { ...typed, entry: level('entry'), stop: level('stop'), target: level('target') };
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
