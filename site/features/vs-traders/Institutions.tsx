import { type MessageKey, translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Note } from './Note.tsx';

interface InstitutionsProps {
  readonly locale: Locale;
  /** Anchor of this part, without "#". */
  readonly anchor: string;
}

type Point = Extract<MessageKey, `vsTraders.cot.can${string}.${number}`>;

const CAN = ['vsTraders.cot.can.1', 'vsTraders.cot.can.2', 'vsTraders.cot.can.3'] as const satisfies Point[];
const CANNOT = [
  'vsTraders.cot.cannot.1',
  'vsTraders.cot.cannot.2',
  'vsTraders.cot.cannot.3',
  'vsTraders.cot.cannot.4',
] as const satisfies Point[];

/** What the futures report shows beside the crowd, and what it does not (N8). */
export function Institutions({ locale, anchor }: InstitutionsProps) {
  return (
    <Note anchor={anchor} heading={translate(locale, 'vsTraders.cot.heading')}>
      <p className="measure">{translate(locale, 'vsTraders.cot.lead')}</p>
      <div className="split even">
        <Conclusions heading="vsTraders.cot.can" points={CAN} locale={locale} />
        <Conclusions heading="vsTraders.cot.cannot" points={CANNOT} locale={locale} />
      </div>
      <p className="measure small muted">{translate(locale, 'vsTraders.cot.how')}</p>
    </Note>
  );
}

interface ConclusionsProps extends Pick<InstitutionsProps, 'locale'> {
  readonly heading: 'vsTraders.cot.can' | 'vsTraders.cot.cannot';
  readonly points: readonly Point[];
}

function Conclusions({ heading, points, locale }: ConclusionsProps) {
  return (
    <div className="stack gap-3">
      <h3 className="subtitle">{translate(locale, heading)}</h3>
      <ul className="ledger airy measure">
        {points.map((point) => (
          <li key={point}>{translate(locale, point)}</li>
        ))}
      </ul>
    </div>
  );
}
