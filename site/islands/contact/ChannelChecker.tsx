import { useId, useRef, useState } from 'react';
import type { SectionWords } from '#content/messages/dictionary.ts';
import type { OfficialChannels } from '#contracts/official-channels.ts';
import { Button } from '#site/ui/Button.tsx';
import styles from './ChannelChecker.module.css';
import { type Answer, CheckAnswer } from './CheckAnswer.tsx';

interface ChannelCheckerProps {
  readonly words: SectionWords<'checker'>;
  readonly list: OfficialChannels;
}

/** The rules come when they are needed first: they weigh more than the rest of the page. */
const loadRules = () => import('#domain/official-channel.ts');

/** A field and its verdict. It is no form: nothing that is typed here is sent or kept (SPEC H4, N9). */
export function ChannelChecker({ words, list }: ChannelCheckerProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);

  async function check() {
    const text = field.current?.value ?? '';
    try {
      const { checkChannel, leadsToHost } = await loadRules();
      say(text, { ...checkChannel(text, list), host: leadsToHost(text) });
    } catch {
      say(text, 'failed');
    }
  }

  /** What was typed while the rules were on their way is not what was checked. */
  function say(text: string, found: Answer) {
    if (field.current?.value === text) setAnswer(found);
  }

  return (
    <div className={styles.checker} data-part="channel-checker">
      <label className={styles.label} htmlFor={id}>
        {words['checker.label']}
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
          maxLength={4000}
          aria-describedby={`${id}-hint`}
          onFocus={() => void loadRules().catch(() => undefined)}
          onInput={() => setAnswer(null)}
          onKeyDown={({ key }) => key === 'Enter' && void check()}
        />
        <Button kind="primary" onClick={() => void check()}>
          {words['checker.button']}
        </Button>
      </div>
      <p className={styles.hint} id={`${id}-hint`}>
        {words['checker.hint']}
      </p>
      <div role="status" className={styles.status}>
        {answer && <CheckAnswer {...{ words, answer }} />}
      </div>
    </div>
  );
}
