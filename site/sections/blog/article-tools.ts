const find = <Part extends HTMLElement>(name: string) =>
  document.querySelector<Part>(`[data-part="${name}"]`);

const tools = find('article-tools');
const answer = tools?.querySelector('[role="status"]');

/** The address of this article as it stands, without anchor. */
function address(): string {
  return location.href.split('#')[0] ?? location.href;
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
const links = [...(toc?.querySelectorAll('a') ?? [])];
/** Where a heading stands that an anchor has led to, and a little more, in px from the top. */
const REACHED = 120;
let current: HTMLAnchorElement | undefined;

/** Draws how far the reader has come where the style sheet cannot, and marks the part being read. */
function follow(): void {
  if (!bar || !text) return;
  const { top, height } = text.getBoundingClientRect();
  bar.style.scale = `${Math.min(1, Math.max(0, top / (innerHeight - height)))} 1`;
  const reached = links.findLast(
    ({ hash }) =>
      (document.getElementById(decodeURI(hash.slice(1))) as HTMLElement).getBoundingClientRect().top <
      REACHED,
  );
  if (reached === current) return;
  if (current) current.ariaCurrent = null;
  current = reached;
  if (!toc || !reached) return;
  reached.ariaCurrent = 'location';
  toc.scrollTop = reached.offsetTop - toc.clientHeight / 2;
}
addEventListener('scroll', follow, { passive: true });
follow();
