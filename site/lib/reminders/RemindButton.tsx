import { translate } from '#content/words/translate.ts';
import { Button } from '#site/ui/Button.tsx';
import type { ReminderSubject } from './push.ts';

/** "Avisarme" (N16): what it opens, and whether this browser can have it, loads with the press. */
export function RemindButton(props: ReminderSubject) {
  const { topic, name, locale } = props;
  const key = topic.startsWith('extreme/') ? 'reminders.callExtreme' : 'reminders.call';
  return (
    <Button
      aria-haspopup="dialog"
      data-part="remind"
      data-topic={topic}
      data-name={name}
      onClick={() => void import('./open.tsx').then(({ openReminder }) => openReminder(props))}
    >
      {translate(locale, key)}
      <span className="hidden-text"> {name}</span>
    </Button>
  );
}
