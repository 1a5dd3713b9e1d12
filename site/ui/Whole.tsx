import { Fragment } from 'react';
import styles from './Whole.module.css';

/** A text whose words with a hyphen, names above all, stay on one line. */
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

/** A host name, which may go on in the next line after a dot and nowhere else. */
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
