import { translate } from '#content/words/translate.ts';
import { OWNER_PATH } from '#contracts/count-path.ts';
import type { Locale } from '#contracts/locale.ts';
import type { OwnerView } from '#domain/counting/owner-view.ts';
import { Numbers } from './Numbers.tsx';
import styles from './Owner.module.css';
import { Range } from './Range.tsx';
import { SignIn } from './SignIn.tsx';

/** The owner's page: the numbers of the chosen days, behind a token. It works without scripts (N17). */
export function Owner({ view, locale }: { readonly view: OwnerView; readonly locale: Locale }) {
  return (
    <article className={`page last ${styles.owner}`} data-part="owner" data-state={view.kind}>
      <header className="cluster apart">
        <h1 className="title">{translate(locale, 'owner.title')}</h1>
        {view.kind === 'numbers' && (
          <form method="post" action={OWNER_PATH}>
            <button className="as-link small" type="submit" name="leave" value="1" data-part="owner-leave">
              {translate(locale, 'owner.leave')}
            </button>
          </form>
        )}
      </header>
      {view.kind === 'signIn' ? (
        <SignIn {...{ locale }} problem={view.problem} />
      ) : (
        <>
          <Range {...view} locale={locale} />
          {view.summary ? (
            <Numbers summary={view.summary} locale={locale} />
          ) : (
            <p role="status">{translate(locale, 'owner.failed')}</p>
          )}
          <About locale={locale} />
        </>
      )}
    </article>
  );
}

const FACTS = ['howViews', 'howLeftOut', 'howSuccess', 'howTag'] as const;

function About({ locale }: { readonly locale: Locale }) {
  return (
    <section className="stack gap-3" aria-labelledby="how">
      <h2 className="size-2" id="how">
        {translate(locale, 'owner.how')}
      </h2>
      {FACTS.map((fact) => (
        <p key={fact} className="small muted measure">
          {translate(locale, `owner.${fact}`)}
        </p>
      ))}
    </section>
  );
}
