import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Button } from '#site/ui/Button.tsx';
import styles from './Owner.module.css';

interface SignInProps {
  readonly problem: 'wrong' | 'tooMany' | null;
  readonly locale: Locale;
}

/** Asks for the token. The form posts it to the address of the page, whose days stay: no address ever holds the token. */
export function SignIn({ problem, locale }: SignInProps) {
  return (
    <form className={styles.signIn} method="post" data-part="owner-sign-in">
      {problem && (
        <p className="marked" role="alert" id="problem">
          {translate(locale, `owner.${problem}`)}
        </p>
      )}
      {/* A password manager keeps a token under a name. */}
      <input type="text" name="name" autoComplete="username" defaultValue="owner" readOnly hidden />
      <label className="strong" htmlFor="token">
        {translate(locale, 'owner.token')}
      </label>
      <div className={styles.line}>
        <input
          className={styles.input}
          id="token"
          name="token"
          type="password"
          autoComplete="current-password"
          required
          maxLength={512}
          aria-describedby={problem ? 'problem token-hint' : 'token-hint'}
          aria-invalid={problem === 'wrong' || undefined}
        />
        <Button kind="primary" type="submit">
          {translate(locale, 'owner.enter')}
        </Button>
      </div>
      <p className="small muted measure" id="token-hint">
        {translate(locale, 'owner.tokenHint')}
      </p>
    </form>
  );
}
