import { brand } from '#brand/load.ts';
import { faqItems } from '#content/faq.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Reveal } from '#site/ui/Reveal.tsx';
import { Section, SectionTitle } from '#site/ui/Section.tsx';
import styles from './Faq.module.css';

const LINK = `tap gold strong ${styles.link}`;

/** Questions of which at most one is open; the browser closes the others, with or without scripts (D12, J6). */
export function Faq({ locale }: { readonly locale: Locale }) {
  return (
    <Section className={`split ${styles.section}`} id="faq" aria-labelledby="faq-title">
      <Reveal kind="fade">
        <SectionTitle id="faq-title" register="list">
          {translate(locale, 'faq.title')}
        </SectionTitle>
        <p className="lead">
          {translate(locale, 'faq.intro')}{' '}
          <a className={LINK} href={`mailto:${brand.email}`}>
            {brand.email}
          </a>
        </p>
      </Reveal>
      <div className={`ledger ${styles.list}`}>
        {faqItems(locale).map(({ id, question, answer, link }, order) => (
          <Reveal key={id} as="details" name="faq" data-part="faq-item" kind="fade" order={order}>
            <summary className="opens apart strong">{question}</summary>
            <div className={`measure muted ${styles.answer}`}>
              {answer}{' '}
              {link && (
                <a className={LINK} href={link.href}>
                  {link.text}
                </a>
              )}
            </div>
          </Reveal>
        ))}
      </div>
    </Section>
  );
}
