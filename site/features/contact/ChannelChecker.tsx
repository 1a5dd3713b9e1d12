import { useId, useRef, useState } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import type { OfficialChannels } from '#contracts/official-channels.ts';
import { Button } from '#site/ui/Button.tsx';
import styles from './ChannelChecker.module.css';
import { type AnswerLinks, CheckAnswer } from './CheckAnswer.tsx';
import { type ChannelCheck, checkChannel, MAX_LENGTH } from './official-channel.ts';

interface ChannelCheckerProps extends AnswerLinks {
  readonly locale: Locale;
  readonly list: OfficialChannels;
}

/** A field and its answer, without a form: the text is neither sent nor stored (H4, N9). */
export function ChannelChecker({ locale, list, toList, toReport }: ChannelCheckerProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [answer, setAnswer] = useState<ChannelCheck | null>(null);
  const check = () => setAnswer(checkChannel(field.current?.value ?? '', list));
  return (
    <div className={styles.checker} data-part="channel-checker">
      <label className={`strong ${styles.label}`} htmlFor={id}>
        {translate(locale, 'checker.label')}
      </label>
      <div className={styles.line}>
        <input
          className={styles.input}
          id={id}
          ref={field}
          type="text"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          // One character more than the rules read, so that a longer text gets its answer instead of a silent cut.
          maxLength={MAX_LENGTH + 1}
          aria-describedby={`${id}-hint`}
          onInput={() => setAnswer(null)}
          onKeyDown={({ key }) => key === 'Enter' && check()}
        />
        <Button kind="primary" onClick={check}>
          {translate(locale, 'checker.button')}
        </Button>
      </div>
      <p className={`muted small ${styles.hint}`} id={`${id}-hint`}>
        {translate(locale, 'checker.hint')}
      </p>
      <div role="status" className={styles.status}>
        {answer && <CheckAnswer {...{ locale, answer, toList, toReport }} />}
      </div>
    </div>
  );
}
