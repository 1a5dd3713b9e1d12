import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Section } from '#site/ui/Section.tsx';
import { Stepper } from '#site/ui/Stepper.tsx';

const STEPS = ['observe', 'analyse', 'execute'] as const;

/** Observe, analyse, execute (E5). */
export function Steps({ locale }: { readonly locale: Locale }) {
  const steps = STEPS.map((step) => ({
    title: translate(locale, `vsTraders.steps.${step}.title`),
    text: translate(locale, `vsTraders.steps.${step}.text`),
  }));
  return (
    <Section className="stack gap-6" aria-labelledby="steps-heading">
      <h2 className="size-3" id="steps-heading">
        {translate(locale, 'vsTraders.steps.heading')}
      </h2>
      <Stepper steps={steps} />
    </Section>
  );
}
