type ConnectionView = Pick<Window, 'addEventListener' | 'removeEventListener' | 'setTimeout'> & {
  readonly navigator: Pick<Navigator, 'onLine'>;
};

/**
 * Reports a lost connection, also one lost before the call (`early`), unless the page itself says so, and the return of a
 * lost one. Returns a function that stops it.
 */
export function watchConnection(
  view: ConnectionView,
  onChange: (change: 'lost' | 'back') => void,
  isSaid: (early: boolean) => boolean,
): () => void {
  let isLost = false;
  const lose = (early: boolean) => {
    isLost = true;
    // The page says so in answer to the same event.
    view.setTimeout(() => {
      if (isLost && !isSaid(early)) onChange('lost');
    });
  };
  const onOffline = () => lose(false);
  const onOnline = () => {
    if (isLost) onChange('back');
    isLost = false;
  };
  if (!view.navigator.onLine) lose(true);
  view.addEventListener('offline', onOffline);
  view.addEventListener('online', onOnline);
  return () => {
    isLost = false;
    view.removeEventListener('offline', onOffline);
    view.removeEventListener('online', onOnline);
  };
}
