import { useState } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Button } from '#site/ui/Button.tsx';
import type { RoiInputs } from './roi.ts';
import { hashOfInputs } from './roi-link.ts';

interface CopyLinkProps {
  readonly inputs: RoiInputs;
  readonly locale: Locale;
}

/** Writes the inputs into the address and copies it; if the browser refuses, the address bar shows the link (D10). */
export function CopyLink({ inputs, locale }: CopyLinkProps) {
  const [answer, setAnswer] = useState<'roi.copied' | 'roi.copyFailed' | null>(null);
  const copy = async () => {
    history.replaceState(history.state, '', hashOfInputs(inputs));
    try {
      await navigator.clipboard.writeText(location.href);
      setAnswer('roi.copied');
    } catch {
      setAnswer('roi.copyFailed');
    }
  };
  return (
    <div className="cluster" data-part="roi-link">
      <Button onClick={copy}>{translate(locale, 'roi.copy')}</Button>
      <p className="small muted" role="status">
        {answer && translate(locale, answer)}
      </p>
    </div>
  );
}
