import { LOCALES, type Locale } from '#contracts/locale.ts';
import { BLOCKS } from './blocks.ts';
import styles from './Styleguide.module.css';

const SCHEMES = ['dark', 'light'] as const;

/** Every component of `site/ui` in every state, in both themes side by side; a page for developers of the site. */
export function Styleguide({ locale }: { readonly locale: Locale }) {
  return (
    <main className={styles.guide}>
      <div className="page">
        <h1>Styleguide</h1>
        <p>
          {LOCALES.filter((other) => other !== locale).map((other) => (
            <a key={other} href={`?lang=${other}`}>
              {other.toUpperCase()}
            </a>
          ))}
        </p>
      </div>
      {BLOCKS.map(({ name, states }) => (
        <section key={name} data-block={name}>
          <h2 className={`page ${styles.name}`}>{name}</h2>
          {SCHEMES.map((scheme) => (
            <div key={scheme} className={styles.ground} data-scheme={scheme}>
              <div className={`page ${styles.states}`}>
                {states(locale).map((state) => (
                  <div key={state.name} className={styles.state}>
                    <p className={styles.label}>{state.name}</p>
                    {state.forced ? <div data-forced={state.forced}>{state.shown}</div> : state.shown}
                  </div>
                ))}
              </div>
            </div>
          ))}
        </section>
      ))}
    </main>
  );
}
