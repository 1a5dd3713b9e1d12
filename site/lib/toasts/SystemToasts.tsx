import * as Toast from '@radix-ui/react-toast';
import { Fragment, useEffect, useInsertionEffect, useState, useSyncExternalStore } from 'react';
import type { SectionWords } from '#content/words/translate.ts';
import { reviveIslands } from '#site/lib/late/revive.ts';
import { useHydrated } from '#site/ui/useHydrated.ts';
import { onToast, type SystemToast } from './bus.ts';
import { type ConnectionNews, watchConnection } from './connection.ts';
import { adoptSheets } from './sheets.ts';
import { createSingleSlot, type SlotEntry } from './single-slot.ts';
import sheet from './system.css?inline';
import { CloseIcon } from './ToastIcon.tsx';
import shared from './toast.css?inline';

/** Milliseconds in view, pixels of a swipe (J7). */
const SLOT = { duration: 5_000, swipeThreshold: 50, swipeDirection: 'right' } as const;
const HOTKEY = ['F8'];

type Words = SectionWords<'toasts'>;

/** The one place for news of the site itself, the connection's among them; it is empty until it hydrates. */
export function SystemToasts(props: { readonly words: Words }) {
  // Not null: Astro would call the island outside React, which logs a warning (withastro/astro#12283).
  return useHydrated() ? <Slot {...props} /> : <Fragment />;
}

function Slot({ words }: { readonly words: Words }) {
  const [slot] = useState(createSingleSlot);
  const entry = useSyncExternalStore(slot.subscribe, slot.current);
  useInsertionEffect(() => adoptSheets(document, [shared, sheet]), []);
  useEffect(() => onToast('system', slot.add), [slot]);
  useEffect(() => watchConnection(window, connectionNews(words), slot.add), [slot, words]);
  useEffect(() => reviveIslands(window, () => slot.add(unloadedNews(words))), [slot, words]);
  return (
    <Toast.Provider {...SLOT} label={words['toasts.systemName']}>
      {entry && <Message key={entry.id} entry={entry} close={words['toasts.close']} onClose={slot.dismiss} />}
      <Toast.Viewport
        className="system-slot"
        hotkey={HOTKEY}
        label={`${words['toasts.systemLabel']} {hotkey}`}
      />
    </Toast.Provider>
  );
}

interface MessageProps {
  readonly entry: SlotEntry;
  readonly close: string;
  readonly onClose: (id: number) => void;
}

function Message({ entry, close, onClose }: MessageProps) {
  return (
    <Toast.Root
      className="toast system-toast"
      type="background"
      open={entry.isOpen}
      onOpenChange={(isOpen) => !isOpen && onClose(entry.id)}
      data-part="system-toast"
    >
      <div className="toast-content">
        <Toast.Title className="toast-title">{entry.title}</Toast.Title>
        {entry.description && (
          <Toast.Description className="toast-text">{entry.description}</Toast.Description>
        )}
      </div>
      <Toast.Close className="toast-close" aria-label={close}>
        <CloseIcon />
      </Toast.Close>
    </Toast.Root>
  );
}

function connectionNews(words: Words): ConnectionNews {
  return {
    lost: { title: words['toasts.lost'], description: words['toasts.lostText'] },
    back: { title: words['toasts.back'], description: words['toasts.backText'] },
  };
}

function unloadedNews(words: Words): SystemToast {
  return { title: words['toasts.unloaded'], description: words['toasts.unloadedText'] };
}
