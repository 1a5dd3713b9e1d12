import { useEffect, useRef, useState } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { glossaryTermOf } from './glossary-term.ts';
import styles from './TermHint.module.css';

interface TermHintProps {
  readonly title: string;
  readonly locale: Locale;
}

/** Explains a title's term with the entry of the page's glossary, and links to it (F12). */
export function TermHint({ title, locale }: TermHintProps) {
  const [isOpen, setOpen] = useState(false);
  const term = glossaryTermOf(title);
  if (term === null) return null;
  const anchor = `glossary-${term}`;
  return (
    <>
      <button
        type="button"
        className={styles.hint}
        aria-expanded={isOpen}
        data-part="term-hint"
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true">?</span>
        <span className="hidden-text">{translate(locale, 'events.term')}</span>
      </button>
      {isOpen && <TermNote anchor={anchor} locale={locale} onClose={() => setOpen(false)} />}
    </>
  );
}

interface TermNoteProps extends Pick<TermHintProps, 'locale'> {
  /** Anchor of the term in the page's glossary, without "#". */
  readonly anchor: string;
  readonly onClose: () => void;
}

function TermNote({ anchor, locale, onClose }: TermNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  const entry = document.getElementById(anchor);
  useEffect(() => note.current?.showPopover(), []);
  return (
    <div
      ref={note}
      className={`panel ${styles.note}`}
      popover="auto"
      role="note"
      data-part="term-note"
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <p>
        <strong>{entry?.querySelector('dt')?.textContent}</strong>
      </p>
      <p>{entry?.querySelector('dd')?.textContent}</p>
      <p>
        <a href={`#${anchor}`}>{translate(locale, 'events.glossary')}</a>
      </p>
    </div>
  );
}
