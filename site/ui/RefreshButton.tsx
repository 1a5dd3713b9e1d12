import styles from './RefreshButton.module.css';

interface RefreshButtonProps {
  readonly label: string;
  /** What a pointer shows beside the label; "" for none. */
  readonly hint?: string;
  readonly isPending: boolean;
  /** Absent before the page's scripts run. */
  readonly onPress: (() => void) | undefined;
  readonly part: string;
}

/** Requests new figures; during the request it keeps the focus and ignores clicks. */
export function RefreshButton({ label, hint = '', isPending, onPress, part }: RefreshButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={hint === '' ? label : `${label}. ${hint}`}
      aria-disabled={isPending || onPress === undefined}
      data-part={part}
      data-pending={isPending}
      onClick={isPending ? undefined : onPress}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M16.2 8.2A6.5 6.5 0 1 0 16.5 11M16.6 3.6v4.8h-4.8" />
      </svg>
    </button>
  );
}
