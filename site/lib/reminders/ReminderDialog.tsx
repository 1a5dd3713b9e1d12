import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { translate } from '#content/words/translate.ts';
import { REMINDER_STAGES, type ReminderStage, type Reminders, wishSchema } from '#contracts/reminders.ts';
import { eventFileLink } from '#site/lib/event-file.ts';
import { adoptSheets } from '#site/lib/toasts/sheets.ts';
import { Button } from '#site/ui/Button.tsx';
import { CloseButton } from '#site/ui/CloseButton.tsx';
import {
  deleteReminders,
  type Obstacle,
  obstacleOf,
  ReminderRefused,
  type ReminderSubject,
  readReminders,
  saveReminder,
} from './push.ts';
import css from './reminders.css?inline';

adoptSheets(document, [css]);

const NIGHT = { from: '22:00', to: '07:00' } as const;

type Note = 'waiting' | 'saved' | 'deleted' | 'allDeleted' | Obstacle;

/** The choice of a reminder, and how to delete it; the permission is asked for after the press only (N16). */
export function ReminderDialog({
  topic,
  name,
  locale,
  onClose,
}: ReminderSubject & { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [stage, setStage] = useState<ReminderStage>('before');
  const [isQuiet, setQuiet] = useState(true);
  const [known, setKnown] = useState<Reminders | null>(null);
  const [note, setNote] = useState<Note | null>(() => obstacleOf(window));
  const isExtreme = topic.startsWith('extreme/');
  const own = known?.wishes.find((wish) => wish.topic === topic);

  useEffect(() => {
    dialog.current?.showModal();
    readReminders(window).then(
      (read) => {
        if (!read) return;
        setKnown(read);
        if (read.wishes.length > 0) setQuiet(read.quiet !== null);
        const stored = read.wishes.find((wish) => wish.topic === topic)?.stage;
        if (stored === 'before' || stored === 'figure') setStage(stored);
      },
      () => undefined,
    );
  }, [topic]);

  const run = async (work: () => Promise<Reminders>, done: Note) => {
    setNote('waiting');
    try {
      setKnown(await work());
      setNote(done);
    } catch (error) {
      setNote(error instanceof ReminderRefused ? error.obstacle : 'failed');
    }
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const wish = wishSchema.parse({ topic, stage: isExtreme ? 'reached' : stage });
    const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
    void run(() => saveReminder(window, { wish, locale, zone, quiet: isQuiet ? NIGHT : null }), 'saved');
  };
  const isStuck = note === 'unsupported' || note === 'ios' || note === 'off';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button close it too
    <dialog
      ref={dialog}
      className="reminder"
      aria-labelledby={title}
      data-part="reminder"
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className="reminder-head">
        <h2 className="size-1" id={title}>
          {translate(locale, isExtreme ? 'reminders.callExtreme' : 'reminders.call')}
          <span className="hidden-text">: </span>
          <small className="muted reminder-name">{name}</small>
        </h2>
        <CloseButton
          label={translate(locale, 'reminders.close')}
          data-part="reminder-close"
          onClick={onClose}
        />
      </div>
      <form className="stack gap-3" onSubmit={save}>
        {isExtreme ? (
          <p>{translate(locale, 'reminders.extreme')}</p>
        ) : (
          <fieldset className="reminder-choice">
            <legend className="small muted">{translate(locale, 'reminders.when')}</legend>
            {REMINDER_STAGES.map((one) => (
              <label key={one} className="reminder-line">
                <input type="radio" name="stage" checked={stage === one} onChange={() => setStage(one)} />
                {translate(locale, `reminders.${one}`)}
              </label>
            ))}
          </fieldset>
        )}
        <label className="reminder-line">
          <input type="checkbox" checked={isQuiet} onChange={({ target }) => setQuiet(target.checked)} />
          {translate(locale, 'reminders.quiet')}
        </label>
        {!isStuck && (
          <Button type="submit" kind="primary" data-part="reminder-save" disabled={note === 'waiting'}>
            {translate(locale, 'reminders.save')}
          </Button>
        )}
        <p role="status" data-part="reminder-note" data-note={note ?? ''}>
          {note && translate(locale, `reminders.${note}`)}
        </p>
        {topic.startsWith('event/') && (
          <a
            className="tap strong"
            href={eventFileLink(topic.slice('event/'.length), locale, true)}
            data-part="reminder-file"
          >
            {translate(locale, 'reminders.file')}
          </a>
        )}
        {own && (
          <Button
            data-part="reminder-delete"
            onClick={() => run(() => deleteReminders(window, topic), 'deleted')}
          >
            {translate(locale, 'reminders.delete')}
          </Button>
        )}
        {known && known.wishes.length > 0 && (
          <Button
            data-part="reminder-delete-all"
            onClick={() => run(() => deleteReminders(window), 'allDeleted')}
          >
            {translate(locale, 'reminders.deleteAll')}
          </Button>
        )}
        <p className="small muted">{translate(locale, 'reminders.private')}</p>
      </form>
    </dialog>
  );
}
