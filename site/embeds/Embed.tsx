import { type ReactNode, useEffect, useRef, useState } from 'react';
import { EMBED_SANDBOX } from '#contracts/embed-pages.ts';
import { grant, has, onChange, withdraw } from '#site/shell/consent/port.ts';
import type { Vendor } from '#site/shell/consent/record.ts';
import { Button } from '#site/ui/Button.tsx';
import tick from '#site/ui/Tick.module.css';
import { keepsClickedContent } from './clicked-content.ts';
import styles from './Embed.module.css';
import type { EmbedWords } from './embed-words.ts';

interface EmbedProps {
  readonly vendor: Vendor;
  /** See `embedAddress`. */
  readonly src: string;
  /** Height of the frame in CSS px. */
  readonly height: number;
  readonly words: EmbedWords;
  /** The company's credit with its link, shown with or without its content. */
  readonly children?: ReactNode;
}

/** A vendor's page keeps its own origin; our page that runs a vendor's script gets an opaque origin. */
const VENDOR_SANDBOX = `${EMBED_SANDBOX} allow-same-origin allow-forms`;

/** A vendor's content. It loads after a click, or at once if the visitor allowed that company (E6, F11, N3). */
export function Embed({ vendor, src, height, words, children }: EmbedProps) {
  const [isLoaded, setLoaded] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** The browser keeps the tick, so one from before React arrived counts. */
  const remember = useRef<HTMLInputElement>(null);
  /** What the visitor did in this embed. */
  const own = useRef({ clicked: false, stopped: false });
  useEffect(() => {
    setLoaded(own.current.clicked || has(vendor));
    return onChange((about) => {
      const allowed = has(vendor);
      own.current.clicked &&= keepsClickedContent(vendor, { about, allowed });
      setLoaded(own.current.clicked || allowed);
    });
  }, [vendor]);
  useEffect(() => {
    if (isLoaded && own.current.clicked) frame.current?.focus();
    if (!isLoaded && own.current.stopped) button.current?.focus();
  }, [isLoaded]);

  const load = () => {
    own.current = { clicked: true, stopped: false };
    if (remember.current?.checked) grant(vendor);
    setLoaded(true);
  };
  const stop = () => {
    own.current = { clicked: false, stopped: true };
    withdraw(vendor);
    setLoaded(false);
  };
  return (
    <div
      className="stack gap-3"
      data-part="embed"
      data-vendor={vendor}
      data-state={isLoaded ? 'loaded' : 'blocked'}
    >
      {isLoaded ? (
        <>
          <iframe
            className={styles.frame}
            ref={frame}
            src={src}
            title={words.title}
            height={height}
            sandbox={src.startsWith('/') ? EMBED_SANDBOX : VENDOR_SANDBOX}
            referrerPolicy="strict-origin-when-cross-origin"
            loading="lazy"
          />
          <button className={`as-link small muted ${styles.stop}`} type="button" onClick={stop}>
            {words.stop}
          </button>
        </>
      ) : (
        <div className={`stack ${styles.ask}`}>
          <p>{words.ask}</p>
          <div className={`cluster ${styles.choice}`}>
            <Button ref={button} onClick={load}>
              {words.load}
            </Button>
            <label className={styles.remember}>
              <input className={tick.tick} type="checkbox" ref={remember} />
              {words.remember}
            </label>
          </div>
          <p className={styles.without}>{words.withoutScripts}</p>
        </div>
      )}
      {children}
    </div>
  );
}
