import { SCOPES, type Scope } from '#contracts/events.ts';
import styles from './ScopeToggle.module.css';
import type { EventWords } from './words.ts';

interface ScopeToggleProps {
  readonly scope: Scope;
  readonly onScope: ((scope: Scope) => void) | undefined;
  readonly words: EventWords;
}

/** Today or the whole week (SPEC F1). */
export function ScopeToggle({ scope, onScope, words }: ScopeToggleProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div className={styles.toggle} role="group" aria-label={words['events.scope']}>
      {SCOPES.map((choice) => (
        <button
          key={choice}
          type="button"
          className={styles.choice}
          aria-pressed={choice === scope}
          aria-disabled={onScope === undefined}
          data-part="events-scope"
          data-value={choice}
          onClick={() => onScope?.(choice)}
        >
          {words[`events.scope.${choice}`]}
        </button>
      ))}
    </div>
  );
}
