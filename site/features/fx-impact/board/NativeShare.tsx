import { useHydrated } from '#site/ui/useHydrated.ts';
import type { Shared } from './share.ts';

interface NativeShareProps {
  readonly shared: Shared;
  readonly label: string;
}

/** The device's own share sheet, if it has one (F2); its place is kept until we know. ShareLinks.module.css styles it. */
export function NativeShare({ shared, label }: NativeShareProps) {
  const isOffered = useHydrated() && typeof navigator.share === 'function';
  // The promise rejects when the reader closes the sheet, which is not a failure.
  const share = () => void navigator.share(shared).catch(() => undefined);
  return (
    <button
      className="as-link"
      type="button"
      data-part="share-native"
      data-absent={!isOffered || undefined}
      onClick={share}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 12.5v-10M6.5 5.5 10 2l3.5 3.5M6 8.5H4.5v9h11v-9H14" />
      </svg>
      <span className="hidden-text">{label}</span>
    </button>
  );
}
