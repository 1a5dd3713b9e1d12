import { useEffect, useId, useRef, useState } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import type { OfficialChannels } from '#contracts/official-channels.ts';
import { sayNewAnswer } from '#site/lib/new-answer.ts';
import { Button } from '#site/ui/Button.tsx';
import styles from './ChannelChecker.module.css';
import {
  type ChannelCheck,
  type ChannelMatch,
  checkChannel,
  MAX_LENGTH,
  shownAddress,
} from './official-channel.ts';

interface ChannelCheckerProps extends AnswerLinks {
  readonly locale: Locale;
  readonly list: OfficialChannels;
}

/** A field and its answer, without a form: the text is neither sent nor stored (H4, N9). */
export function ChannelChecker({ locale, list, toList, toReport }: ChannelCheckerProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [answer, setAnswer] = useState<ChannelCheck | null>(null);
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!answer) return;
    sayNewAnswer();
    status.current?.scrollIntoView({ block: 'nearest' });
  }, [answer]);
  const check = () => setAnswer(checkChannel(field.current?.value ?? '', list));
  return (
    <div data-part="channel-checker">
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
      <div ref={status} role="status" className={styles.status}>
        {answer && <CheckAnswer {...{ locale, answer, toList, toReport }} />}
      </div>
    </div>
  );
}

/** Where the answer leads a visitor on: addresses of the list and of the steps after a scam. */
interface AnswerLinks {
  readonly toList: string;
  readonly toReport: string;
}

interface CheckAnswerProps extends AnswerLinks {
  readonly locale: Locale;
  readonly answer: ChannelCheck;
}

/** The answer in a few words, why, and what to do next (N9). */
export function CheckAnswer({ locale, answer, ...links }: CheckAnswerProps) {
  const { verdict } = answer;
  if (verdict === 'unreadable') {
    return (
      <p className="marked" data-part="verdict" data-verdict={verdict} data-reason={answer.reason}>
        <strong>{translate(locale, 'checker.unreadable')}.</strong>{' '}
        {translate(locale, `checker.why.${answer.reason}`)}
      </p>
    );
  }
  return (
    <div className={`stack gap-2 ${styles.answer}`} data-part="verdict" data-verdict={verdict}>
      <p className={styles.verdict}>{translate(locale, `checker.${verdict}`)}</p>
      {verdict === 'official' ? (
        <Matches locale={locale} matches={answer.matches} />
      ) : (
        <NotListed locale={locale} found={answer.found} {...links} />
      )}
    </div>
  );
}

interface MatchesProps extends Pick<CheckAnswerProps, 'locale'> {
  readonly matches: readonly ChannelMatch[];
}

/** The links are those of the list, so that a visitor never has to open the one they were sent. */
function Matches({ locale, matches }: MatchesProps) {
  return (
    <>
      {matches.map(({ as, channels }) => (
        <div key={`${as} ${channels[0]?.address}`} data-match={as}>
          <p>{translate(locale, `checker.why.${as}`)}</p>
          <ul className={`cluster flush gap-5 ${styles.links}`}>
            {channels.map((channel) => (
              <li key={channel.address}>
                <ChannelLink {...channel} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="strong">{translate(locale, 'checker.do.official')}</p>
    </>
  );
}

function ChannelLink({ kind, name, address }: ChannelMatch['channels'][number]) {
  const shown = shownAddress(address);
  if (kind === 'email')
    return (
      <a className="tap strong" href={`mailto:${address}`}>
        {shown}
      </a>
    );
  return (
    <a className="tap strong" href={address} target="_blank" rel="noopener">
      {kind === 'profile' ? `${name} · ${shown}` : shown}
    </a>
  );
}

interface NotListedProps extends AnswerLinks, Pick<CheckAnswerProps, 'locale'> {
  readonly found: string;
}

function NotListed({ locale, found, toList, toReport }: NotListedProps) {
  return (
    <>
      <p className={styles.found}>
        {translate(locale, 'checker.found')} <strong>{found}</strong>
      </p>
      <p>{translate(locale, 'checker.why.not-listed')}</p>
      <p className="strong">{translate(locale, 'checker.do.not-listed')}</p>
      <ul className={`cluster flush gap-5 ${styles.links}`}>
        <li>
          <a className="tap strong" href={toList}>
            {translate(locale, 'checker.toList')}
          </a>
        </li>
        <li>
          <a className="tap strong" href={toReport}>
            {translate(locale, 'checker.toReport')}
          </a>
        </li>
      </ul>
    </>
  );
}
