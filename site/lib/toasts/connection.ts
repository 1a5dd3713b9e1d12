type ConnectionView = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly navigator: Pick<Navigator, 'onLine'>;
};

/** Reports a lost connection, also one lost before the call, and the return of a lost one. Returns a function that stops it. */
export function watchConnection(
  view: ConnectionView,
  onChange: (change: 'lost' | 'back') => void,
): () => void {
  let isLost = false;
  const onOffline = () => {
    isLost = true;
    onChange('lost');
  };
  const onOnline = () => {
    if (isLost) onChange('back');
    isLost = false;
  };
  if (!view.navigator.onLine) onOffline();
  view.addEventListener('offline', onOffline);
  view.addEventListener('online', onOnline);
  return () => {
    view.removeEventListener('offline', onOffline);
    view.removeEventListener('online', onOnline);
  };
}
