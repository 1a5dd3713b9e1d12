import { createRoot } from 'react-dom/client';
import type { ReminderSubject } from './push.ts';
import { ReminderDialog } from './ReminderDialog.tsx';

let isOpen = false;

/** Opens the dialog over the page, one at a time; the focus returns to the button. */
export function openReminder(props: ReminderSubject): void {
  // A second press may come before this code does.
  if (isOpen) return;
  isOpen = true;
  const place = document.createElement('div');
  const opener = document.activeElement;
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    isOpen = false;
    root.unmount();
    place.remove();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
  root.render(<ReminderDialog {...props} onClose={close} />);
}
