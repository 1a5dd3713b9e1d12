import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Section, SectionHead } from '#site/ui/Section.tsx';
import { Stepper } from '#site/ui/Stepper.tsx';

const STEPS = [1, 2, 3, 4, 5] as const;

/** Five steps from signing up to more capital (D4). */
export function Process({ locale }: { readonly locale: Locale }) {
  const steps = STEPS.map((step) => ({
    title: translate(locale, `process.${step}.title`),
    text: translate(locale, `process.${step}.text`),
  }));
  return (
    <Section className="stack" id="process" aria-labelledby="process-title">
      <SectionHead
        className="measure"
        id="process-title"
        eyebrow={translate(locale, 'eyebrow.process')}
        register="tool"
        title={translate(locale, 'process.title')}
      />
      <Stepper steps={steps} />
    </Section>
  );
}
