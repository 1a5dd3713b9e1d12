import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { VENDORS, vendorsOf } from '#contracts/vendors.ts';
import points from '#site/ui/Points.module.css';
import { Note } from './Note.tsx';

interface MethodProps {
  readonly locale: Locale;
  /** Anchor of this part, without "#". */
  readonly anchor: string;
}

/** What the vendors of the table count, each once. */
const COUNTED = [...new Set(vendorsOf('sentiment').map((vendor) => VENDORS[vendor].basis))];

const POINTS = ['what', 'who', 'when', 'not'] as const;

/** What the shares count, whose positions and which time they show, and what they do not mean (E3). */
export function Method({ locale, anchor }: MethodProps) {
  return (
    <Note anchor={anchor} heading={translate(locale, 'vsTraders.method.heading')}>
      <dl className="ledger airy">
        {POINTS.map((point) => (
          <div key={point} className={points.point}>
            <dt>{translate(locale, `vsTraders.method.${point}.term`)}</dt>
            {point === 'what' ? (
              COUNTED.map((basis) => (
                <dd key={basis}>{translate(locale, `vsTraders.method.what.${basis}`)}</dd>
              ))
            ) : (
              <dd>{translate(locale, `vsTraders.method.${point}.text`)}</dd>
            )}
          </div>
        ))}
      </dl>
    </Note>
  );
}
