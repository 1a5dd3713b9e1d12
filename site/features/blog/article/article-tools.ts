import { linkHere } from '#site/lib/page-link.ts';

const find = <Part extends HTMLElement>(name: string) =>
  document.querySelector<Part>(`[data-part="${name}"]`);

const tools = find('article-tools');
const answer = tools?.querySelector('[role="status"]');

/** The link of this article, without anchor. */
function address(): string {
  const url = linkHere(location);
  url.hash = '';
  return url.href;
}

function offer(name: string, act: () => void): void {
  const button = find<HTMLButtonElement>(name);
  if (!button) return;
  button.hidden = false;
  button.addEventListener('click', act);
}

function say(text: string | undefined): void {
  if (answer) answer.textContent = text ?? '';
}

// On plain http there is no clipboard: that throws where a refusal only rejects.
offer('copy-link', async () => {
  try {
    await navigator.clipboard.writeText(address());
    say(tools?.dataset.copied);
  } catch {
    say(tools?.dataset.failed);
  }
});
offer('print', () => print());
if ('share' in navigator) {
  // Closing the device's sheet rejects as a failure does; neither needs a word.
  offer('share', () => navigator.share({ title: document.title, url: address() }).catch(() => {}));
}

const bar = find('progress');
const text = tools?.parentElement;
const toc = find('toc');
/** A heading above this line counts as reached, in px; a jump to an anchor puts it a little higher. */
const REACHED = 120;

/** Distance of an element's top from the top of the window, in px. */
const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? 0;

if (bar && text && toc) {
  const links = [...toc.querySelectorAll('a')];
  let current: HTMLAnchorElement | undefined;
  /** Draws how far the reader has come where the style sheet cannot, and marks the part being read. */
  const follow = () => {
    bar.style.scale = `${Math.min(1, Math.max(0, topOf(text) / (innerHeight - text.offsetHeight)))} 1`;
    const reached = links.findLast(
      ({ hash }) => topOf(document.getElementById(decodeURI(hash.slice(1)))) < REACHED,
    );
    if (reached === current) return;
    if (current) current.ariaCurrent = null;
    current = reached;
    if (reached) reached.ariaCurrent = 'location';
    toc.scrollTop = (reached?.offsetTop ?? 0) - toc.clientHeight / 2;
  };
  addEventListener('scroll', follow, { passive: true });
  follow();
}
