import { type ReactNode, useEffect, useRef, useState } from 'react';
import button from '#site/ui/Button.module.css';
import styles from './VideoPlayer.module.css';

interface VideoPlayerProps {
  /** Address of the embed; null shows the poster alone. */
  readonly src: string | null;
  /** Words of the button, and the name of the frame. */
  readonly play: string;
  readonly name: string;
  /** The poster. */
  readonly children?: ReactNode;
}

/** A poster until the visitor starts the video; the page contacts its host only then (D7, N3). */
export function VideoPlayer({ src, play, name, children }: VideoPlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (isPlaying) frame.current?.focus();
  }, [isPlaying]);
  return (
    <div className={`panel ${styles.stage}`} data-part="video" data-state={isPlaying ? 'playing' : 'poster'}>
      {src !== null && isPlaying ? (
        <iframe
          className={styles.frame}
          ref={frame}
          src={src}
          title={name}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <>
          {children}
          {src !== null && (
            <button className={styles.play} type="button" onClick={() => setPlaying(true)}>
              <span className={`${button.button} ${button.primary} ${styles.label}`}>{play}</span>
            </button>
          )}
        </>
      )}
    </div>
  );
}
