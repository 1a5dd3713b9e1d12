import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Stepper } from '#site/ui/Stepper.tsx';
import styles from './Steps.module.css';

const STEPS = ['observe', 'analyse', 'execute'] as const;

/** Observe, analyse, execute (E5). */
export function Steps({ locale }: { readonly locale: Locale }) {
  const steps = STEPS.map((step) => ({
    title: translate(locale, `vsTraders.steps.${step}.title`),
    text: translate(locale, `vsTraders.steps.${step}.text`),
  }));
  return (
    <section className={`page ${styles.steps}`} aria-labelledby="steps-heading">
      <h2 className={styles.heading} id="steps-heading">
        {translate(locale, 'vsTraders.steps.heading')}
      </h2>
      <Stepper steps={steps} />
    </section>
  );
}
