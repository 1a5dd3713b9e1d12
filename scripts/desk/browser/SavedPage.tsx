import { useEffect, useState } from 'react';

interface SavedPageProps {
  /** On the development server. */
  readonly address: string;
  readonly words: Readonly<Record<string, string>>;
}

const AGAIN_MS = 1000;

/** The page as it is saved. A frame that finds no server stays broken, so it is asked for once the server answers. */
export function SavedPage({ address, words }: SavedPageProps) {
  const [isReached, setReached] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = () =>
      // Rejected while the development server starts: at first, and after the list of articles has changed.
      fetch(address, { mode: 'no-cors' }).then(
        () => setReached(true),
        () => {
          if (!isOver) timer = setTimeout(look, AGAIN_MS);
        },
      );
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [address]);
  if (!isReached)
    return (
      <p className="desk-trade" role="status">
        {words['desk.previewWaits']}
      </p>
    );
  return <iframe className="desk-page" title={words['desk.preview']} src={address} />;
}
