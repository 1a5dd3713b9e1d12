import { useState } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { saveFile } from '#site/lib/save-file.ts';
import { Button } from '#site/ui/Button.tsx';
import type { Rows } from '../table.ts';
import { csvOf } from '../table.ts';

interface ToolLinksProps {
  readonly locale: Locale;
  readonly anchor: string;
  /** The hash that holds the fields. */
  readonly hash: () => string;
  /** What the file holds. */
  readonly rows: () => Rows;
}

/** Copies a link with the fields, and saves the table as a file. If the browser refuses, the address bar has the link. */
export function ToolLinks({ locale, anchor, hash, rows }: ToolLinksProps) {
  const [answer, setAnswer] = useState<'lab.copied' | 'lab.copyFailed' | null>(null);
  const copy = async () => {
    try {
      history.replaceState(history.state, '', hash());
      await navigator.clipboard.writeText(location.href);
      setAnswer('lab.copied');
    } catch {
      setAnswer('lab.copyFailed');
    }
  };
  const save = () => saveFile(new Blob([csvOf(rows())], { type: 'text/csv' }), `${anchor}.csv`);
  return (
    <div className="cluster">
      <Button data-part={`${anchor}-link`} onClick={copy}>
        {translate(locale, 'lab.copy')}
      </Button>
      <Button data-part={`${anchor}-csv`} onClick={save}>
        {translate(locale, 'lab.csv')}
      </Button>
      <p className="small muted" role="status">
        {answer && translate(locale, answer)}
      </p>
    </div>
  );
}
