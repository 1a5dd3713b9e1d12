import styles from './ShareLinks.module.css';
import type { Shared } from './share.ts';

interface NativeShareProps {
  readonly shared: Shared;
  readonly label: string;
}

/** The device's own share sheet, where it has one (SPEC F2). */
export function NativeShare({ shared, label }: NativeShareProps) {
  if (typeof navigator === 'undefined' || typeof navigator.share !== 'function') return null;
  // Closing the sheet rejects the promise; that is no failure.
  const share = () => void navigator.share(shared).catch(() => undefined);
  return (
    <button type="button" className={styles.way} data-part="share-native" onClick={share}>
      {label}
    </button>
  );
}
