import { Button } from '#site/ui/Button.tsx';
import type { ReminderSubject } from './push.ts';

/**
 * "Avisarme" (N16): what it opens, and whether this browser can have it, loads with the press. Its words are given, so that
 * a part that has the button loads no texts of the dialog.
 */
export function RemindButton(props: ReminderSubject) {
  const { topic, call, name } = props;
  return (
    <Button
      aria-haspopup="dialog"
      data-part="remind"
      data-topic={topic}
      data-call={call}
      data-name={name}
      onClick={() => void import('./open.tsx').then(({ openReminder }) => openReminder(props))}
    >
      {call}
      <span className="hidden-text"> {name}</span>
    </Button>
  );
}
