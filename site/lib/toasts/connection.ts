type ConnectionView = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly navigator: Pick<Navigator, 'onLine'>;
};

/**
 * Reports a lost connection, also one lost before the call unless the page itself says so, and the return of a lost one.
 * Returns a function that stops it.
 */
export function watchConnection(
  view: ConnectionView,
  onChange: (change: 'lost' | 'back') => void,
  isSaid = false,
): () => void {
  let isLost = isSaid && !view.navigator.onLine;
  const onOffline = () => {
    isLost = true;
    onChange('lost');
  };
  const onOnline = () => {
    if (isLost) onChange('back');
    isLost = false;
  };
  if (!view.navigator.onLine && !isSaid) onOffline();
  view.addEventListener('offline', onOffline);
  view.addEventListener('online', onOnline);
  return () => {
    view.removeEventListener('offline', onOffline);
    view.removeEventListener('online', onOnline);
  };
}
