import { brand } from '#brand/load.ts';
import { href } from '#content/routes.ts';
import { rawText, translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { LinkButton } from '#site/ui/LinkButton.tsx';
import opening from '#site/ui/Opening.module.css';
import { Stepper } from '#site/ui/Stepper.tsx';
import styles from './Success.module.css';

/** Position of the address in its sentence. */
const MARK = '@';

/** What comes after the checkout; whether it was paid is not for this page to say (H6). */
export function Success({ locale }: { readonly locale: Locale }) {
  const [before, after] = translate(locale, 'success.unverified', { email: MARK }).split(MARK);
  return (
    <section className={`page ${styles.success}`} aria-labelledby="headline">
      <h1 className={`${opening.headline} ${styles.headline}`} id="headline">
        {translate(locale, 'success.headline')}
      </h1>
      <p className={opening.lead}>{translate(locale, 'success.sent', { brand: brand.name })}</p>
      <div className={styles.session} data-part="session" hidden>
        <p className="muted small">{translate(locale, 'success.session')}</p>
        <p className={styles.reference}>
          <bdi data-part="session-id" />
        </p>
        <p className="muted small">{translate(locale, 'success.sessionHint')}</p>
      </div>
      <h2 className={`size-3 ${styles.next}`}>{translate(locale, 'success.stepsTitle')}</h2>
      <Stepper steps={stepsIn(locale)} />
      <p className={`measure ${styles.unverified}`}>
        {before}
        <a href={`mailto:${brand.email}`}>{brand.email}</a>
        {after}
      </p>
      <div className={`stack gap-5 ${styles.home}`}>
        <LinkButton href={href('home')}>
          {translate(locale, 'success.home')}
          <span
            className={`figures ${styles.count}`}
            aria-hidden="true"
            hidden
            data-part="success-countdown"
            data-words={rawText(locale, 'success.count')}
          />
        </LinkButton>
      </div>
    </section>
  );
}

function stepsIn(locale: Locale) {
  return [
    { title: translate(locale, 'success.stepMail'), text: translate(locale, 'success.spam') },
    { title: translate(locale, 'success.stepAccess'), text: translate(locale, 'success.stepAccessText') },
    { title: translate(locale, 'success.stepStop'), text: translate(locale, 'success.stepStopText') },
  ];
}
