import { brand } from '#brand/load.ts';
import { faqItems } from '#content/faq.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import columns from '#site/ui/Columns.module.css';
import { Reveal } from '#site/ui/Reveal.tsx';
import styles from './Faq.module.css';

/** Questions of which at most one is open; the browser sees to that, with or without scripts (D12, J6). */
export function Faq({ locale }: { readonly locale: Locale }) {
  return (
    <section className={`page ${columns.columns}`} id="faq" aria-labelledby="faq-title">
      <Reveal kind="fade">
        <h2 className={columns.title} id="faq-title">
          {translate(locale, 'faq.title')}
        </h2>
        <p className={styles.intro}>
          {translate(locale, 'faq.intro')} <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </p>
      </Reveal>
      <ul className={styles.list}>
        {faqItems(locale).map(({ id, question, answer, link }, order) => (
          <Reveal key={id} as="li" kind="fade" order={order}>
            <details name="faq" data-part="faq-item">
              <summary>
                <h3>{question}</h3>
              </summary>
              <div className={styles.answer}>
                <p>{answer}</p>
                {link && <a href={link.href}>{link.text}</a>}
              </div>
            </details>
          </Reveal>
        ))}
      </ul>
    </section>
  );
}
