import { type MessageKey, translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { VENDORS, vendorsOf } from '#contracts/vendors.ts';
import points from '#site/ui/Points.module.css';
import { Note } from './Note.tsx';

interface MethodProps {
  readonly locale: Locale;
  /** Anchor of this part, without "#". */
  readonly anchor: string;
}

const WHO = vendorsOf('sentiment');
/** What the vendors of the table count, each once. */
const COUNTED = [...new Set(WHO.map((vendor) => VENDORS[vendor].basis))];

const POINTS = ['what', 'who', 'when', 'not'] as const;
/** A vendor without its own sentence about whose positions it counts does not compile. */
const TEXTS = {
  what: COUNTED.map((basis) => `vsTraders.method.what.${basis}` as const),
  who: WHO.map((vendor) => `vsTraders.method.who.${vendor}` as const),
  when: ['vsTraders.method.when.text'],
  not: ['vsTraders.method.not.text'],
} as const satisfies Readonly<Record<(typeof POINTS)[number], readonly MessageKey[]>>;

/** What the shares count, whose positions and which time they show, and what they do not mean (E3). */
export function Method({ locale, anchor }: MethodProps) {
  return (
    <Note anchor={anchor} heading={translate(locale, 'vsTraders.method.heading')}>
      <dl className="ledger airy">
        {POINTS.map((point) => (
          <div key={point} className={points.point}>
            <dt>{translate(locale, `vsTraders.method.${point}.term`)}</dt>
            {TEXTS[point].map((key) => (
              <dd key={key}>{translate(locale, key)}</dd>
            ))}
          </div>
        ))}
      </dl>
    </Note>
  );
}
