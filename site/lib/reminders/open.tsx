import { createRoot } from 'react-dom/client';
import type { ReminderSubject } from './push.ts';
import { ReminderDialog } from './ReminderDialog.tsx';

/** Opens the dialog over the page; the focus returns to the button. */
export function openReminder(props: ReminderSubject): void {
  const place = document.createElement('div');
  const opener = document.activeElement;
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
  root.render(<ReminderDialog {...props} onClose={close} />);
}
