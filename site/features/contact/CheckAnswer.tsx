import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import styles from './CheckAnswer.module.css';
import { type ChannelCheck, type ChannelMatch, shownAddress } from './official-channel.ts';

/** Where the answer leads a visitor on: addresses of the list and of the steps after a scam. */
export interface AnswerLinks {
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
