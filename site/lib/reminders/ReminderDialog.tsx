import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { translate } from '#content/words/translate.ts';
import { REMINDER_STAGES, type ReminderStage, type Reminders, wishSchema } from '#contracts/reminders.ts';
import { adoptSheets } from '#site/lib/toasts/sheets.ts';
import { Button } from '#site/ui/Button.tsx';
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

type Note = 'waiting' | 'saved' | 'deleted' | 'allDeleted' | 'notDeleted' | Obstacle;

/** With the last wish the address of the browser is deleted too. */
const deletedNote = ({ wishes }: Reminders): Note => (wishes.length === 0 ? 'allDeleted' : 'deleted');

/** The choice of a reminder, and how to delete it; the permission is asked for after the press only (N16). */
export function ReminderDialog({
  topic,
  stages = REMINDER_STAGES,
  call,
  name,
  file,
  locale,
  onClose,
}: ReminderSubject & { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [stage, setStage] = useState<ReminderStage>('before');
  const [isQuiet, setQuiet] = useState(true);
  const isTouched = useRef(false);
  const [known, setKnown] = useState<Reminders | null>(null);
  const [note, setNote] = useState<Note | null>(() => obstacleOf(window));
  const isExtreme = topic.startsWith('extreme/');
  const own = known?.wishes.find((wish) => wish.topic === topic);

  useEffect(() => {
    dialog.current?.showModal();
    readReminders(window).then(
      (read) => {
        if (!read) return;
        // The answer to what the reader has asked for since is newer, and so is the choice they have made.
        setKnown((newer) => newer ?? read);
        if (isTouched.current) return;
        if (read.wishes.length > 0) setQuiet(read.quiet !== null);
        const stored = read.wishes.find((wish) => wish.topic === topic)?.stage;
        setStage((chosen) => stages.find((one) => one === stored) ?? chosen);
      },
      () => undefined,
    );
  }, [topic, stages]);

  const run = async (work: () => Promise<Reminders>, done: (left: Reminders) => Note, failed?: Note) => {
    isTouched.current = true;
    setNote('waiting');
    try {
      const left = await work();
      setKnown(left);
      setNote(done(left));
    } catch (error) {
      setNote(failed ?? (error instanceof ReminderRefused ? error.obstacle : 'failed'));
    }
  };
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const wish = wishSchema.parse({ topic, stage: isExtreme ? 'reached' : stage });
    const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
    void run(
      () => saveReminder(window, { wish, locale, zone, quiet: isQuiet ? NIGHT : null }),
      () => 'saved',
    );
  };
  const remove = (one?: string) => void run(() => deleteReminders(window, one), deletedNote, 'notDeleted');
  const isWaiting = note === 'waiting';
  const isStuck = note === 'unsupported' || note === 'ios' || note === 'off';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button close it too
    <dialog
      ref={dialog}
      className="reminder"
      aria-labelledby={title}
      data-part="reminder"
      onClose={onClose}
      // The second press of a double one, on the button that opened it, lands beside the dialog.
      onClick={({ target, currentTarget, detail }) => target === currentTarget && detail < 2 && onClose()}
    >
      <h2 className="size-1 reminder-title" id={title}>
        {call}
        <span className="hidden-text">: </span>
        <small className="muted reminder-name">{name}</small>
      </h2>
      <form
        className="stack gap-3"
        onSubmit={save}
        onChange={() => {
          isTouched.current = true;
        }}
      >
        {!isStuck && (
          <>
            {isExtreme ? (
              <p>{translate(locale, 'reminders.extreme')}</p>
            ) : (
              <fieldset className="reminder-choice">
                <legend className="small muted">{translate(locale, 'reminders.when')}</legend>
                {stages.map((one) => (
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
          </>
        )}
        <p className="strong" role="status" data-part="reminder-note" data-note={note ?? ''}>
          {note && translate(locale, `reminders.${note}`)}
        </p>
        <div className="cluster">
          {!isStuck && (
            <Button type="submit" kind="primary" data-part="reminder-save" disabled={isWaiting}>
              {translate(locale, own ? 'reminders.change' : 'reminders.save')}
            </Button>
          )}
          <Button data-part="reminder-close" onClick={onClose}>
            {translate(locale, 'reminders.close')}
          </Button>
        </div>
        {file && (
          <a className="tap strong" href={file} data-part="reminder-file">
            {translate(locale, 'reminders.file')}
          </a>
        )}
        {known && known.wishes.length > 0 && (
          <div className="cluster">
            {own && (
              <Button data-part="reminder-delete" disabled={isWaiting} onClick={() => remove(topic)}>
                {translate(locale, 'reminders.delete')}
              </Button>
            )}
            {known.wishes.length > (own ? 1 : 0) && (
              <Button data-part="reminder-delete-all" disabled={isWaiting} onClick={() => remove()}>
                {translate(locale, 'reminders.deleteAll')}
              </Button>
            )}
          </div>
        )}
        {!isStuck && <p className="small muted">{translate(locale, 'reminders.private')}</p>}
      </form>
    </dialog>
  );
}
