import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Stepper } from '#site/ui/Stepper.tsx';
import styles from './Process.module.css';

const STEPS = [1, 2, 3, 4, 5] as const;

/** Five steps from signing up to more capital (D4). */
export function Process({ locale }: { readonly locale: Locale }) {
  const steps = STEPS.map((step) => ({
    title: translate(locale, `process.${step}.title`),
    text: translate(locale, `process.${step}.text`),
  }));
  return (
    <section className={`page ${styles.process}`} id="process" aria-labelledby="process-title">
      <h2 className={styles.title} id="process-title">
        {translate(locale, 'process.title')}
      </h2>
      <Stepper steps={steps} />
    </section>
  );
}
