import { Fragment } from 'react';
import styles from './Whole.module.css';

/** A text that never breaks inside a word with a hyphen, such as a name. */
export function Whole({ text }: { readonly text: string }) {
  return text.split(/(\S*-\S*)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={styles.whole}>
        {part}
      </span>
    ),
  );
}

/** An address that breaks after a dot, a slash or the sign of mail before it breaks inside a word. */
export function Address({ text, className }: { readonly text: string; readonly className?: string }) {
  return (
    <span className={className}>
      {text.split(/(?<=[./@])/).map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

/** A host name that breaks only after a dot. */
export function Host({ name }: { readonly name: string }) {
  return (
    <code>
      {name.split('.').map((label, index) => (
        <Fragment key={label}>
          {index > 0 && (
            <>
              .<wbr />
            </>
          )}
          <span className={styles.whole}>{label}</span>
        </Fragment>
      ))}
    </code>
  );
}
