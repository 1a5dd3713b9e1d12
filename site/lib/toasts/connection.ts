import type { SystemToast } from './bus.ts';

type ConnectionView = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly navigator: Pick<Navigator, 'onLine'>;
};

export interface ConnectionNews {
  readonly lost: SystemToast;
  readonly back: SystemToast;
}

/** Says when the connection is lost, also when it was lost before this looked, and when a lost one is back. */
export function watchConnection(
  view: ConnectionView,
  news: ConnectionNews,
  tell: (toast: SystemToast) => void,
): () => void {
  let isLost = false;
  const lose = () => {
    isLost = true;
    tell(news.lost);
  };
  const regain = () => {
    if (isLost) tell(news.back);
    isLost = false;
  };
  if (!view.navigator.onLine) lose();
  view.addEventListener('offline', lose);
  view.addEventListener('online', regain);
  return () => {
    view.removeEventListener('offline', lose);
    view.removeEventListener('online', regain);
  };
}
