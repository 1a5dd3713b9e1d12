import type { SectionWords } from '#content/messages/dictionary.ts';
import type { ChannelCheck } from '#domain/official-channel-verdict.ts';
import styles from './CheckAnswer.module.css';

/** What the rules say and where the link leads, or that the rules could not be loaded. */
export type Answer = (ChannelCheck & { readonly host: string | null }) | 'failed';

interface CheckAnswerProps {
  readonly words: SectionWords<'checker'>;
  readonly answer: Answer;
}

/** The verdict in a word, why, and what to do (SPEC N9). */
export function CheckAnswer({ words, answer }: CheckAnswerProps) {
  if (answer === 'failed') return <p className={styles.plain}>{words['checker.failed']}</p>;
  const { verdict, reason, host } = answer;
  if (verdict === 'unreadable') {
    return (
      <p className={styles.plain} data-part="verdict" data-verdict={verdict} data-reason={reason}>
        <strong>{words[`checker.${verdict}`]}.</strong> {words[`checker.why.${reason}`]}
      </p>
    );
  }
  return (
    <div className={styles.answer} data-part="verdict" data-verdict={verdict} data-reason={reason}>
      <p className={styles.verdict}>{words[`checker.${verdict}`]}</p>
      {host && (
        <p className={styles.host}>
          {words['checker.host']} <strong>{host}</strong>
        </p>
      )}
      <p>{words[`checker.why.${reason}`]}</p>
      {verdict === 'official' && reason === 'handle' && <Platforms channels={answer.channels} />}
      <p className={styles.advice}>{words[`checker.do.${verdict}`]}</p>
    </div>
  );
}

function Platforms({ channels }: Pick<Extract<ChannelCheck, { verdict: 'official' }>, 'channels'>) {
  return (
    <ul className={styles.platforms}>
      {channels.map(({ name, address }) => (
        <li key={address}>
          <a href={address} target="_blank" rel="noopener">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
