import type { SectionWords } from '#content/words/translate.ts';
import styles from './CheckAnswer.module.css';
import { type ChannelCheck, type ChannelMatch, shownAddress } from './official-channel.ts';

/** Where the answer leads a visitor on: addresses of the list and of the steps after a scam. */
export interface AnswerLinks {
  readonly toList: string;
  readonly toReport: string;
}

interface CheckAnswerProps extends AnswerLinks {
  readonly words: SectionWords<'checker'>;
  readonly answer: ChannelCheck;
}

/** The answer in a few words, why, and what to do next (SPEC N9). */
export function CheckAnswer({ words, answer, ...links }: CheckAnswerProps) {
  const { verdict } = answer;
  if (verdict === 'unreadable') {
    return (
      <p className={styles.plain} data-part="verdict" data-verdict={verdict} data-reason={answer.reason}>
        <strong>{words['checker.unreadable']}.</strong> {words[`checker.why.${answer.reason}`]}
      </p>
    );
  }
  return (
    <div className={styles.answer} data-part="verdict" data-verdict={verdict}>
      <p className={styles.verdict}>{words[`checker.${verdict}`]}</p>
      {verdict === 'official' ? (
        <Matches words={words} matches={answer.matches} />
      ) : (
        <NotListed words={words} found={answer.found} {...links} />
      )}
    </div>
  );
}

interface MatchesProps extends Pick<CheckAnswerProps, 'words'> {
  readonly matches: readonly ChannelMatch[];
}

/** The links are those of the list, so that a visitor never has to open the one they were sent. */
function Matches({ words, matches }: MatchesProps) {
  return (
    <>
      {matches.map(({ as, channels }) => (
        <div key={`${as} ${channels[0]?.address}`} data-match={as}>
          <p>{words[`checker.why.${as}`]}</p>
          <ul className={styles.links}>
            {channels.map((channel) => (
              <li key={channel.address}>
                <ChannelLink {...channel} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className={styles.advice}>{words['checker.do.official']}</p>
    </>
  );
}

function ChannelLink({ kind, name, address }: ChannelMatch['channels'][number]) {
  const shown = shownAddress(address);
  if (kind === 'email') return <a href={`mailto:${address}`}>{shown}</a>;
  return (
    <a href={address} target="_blank" rel="noopener">
      {kind === 'profile' ? `${name} · ${shown}` : shown}
    </a>
  );
}

interface NotListedProps extends AnswerLinks, Pick<CheckAnswerProps, 'words'> {
  readonly found: string;
}

function NotListed({ words, found, toList, toReport }: NotListedProps) {
  return (
    <>
      <p className={styles.found}>
        {words['checker.found']} <strong>{found}</strong>
      </p>
      <p>{words['checker.why.not-listed']}</p>
      <p className={styles.advice}>{words['checker.do.not-listed']}</p>
      <ul className={styles.links}>
        <li>
          <a href={toList}>{words['checker.toList']}</a>
        </li>
        <li>
          <a href={toReport}>{words['checker.toReport']}</a>
        </li>
      </ul>
    </>
  );
}
