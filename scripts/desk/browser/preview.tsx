import { createRoot, type Root } from 'react-dom/client';
import { SavedPage } from './SavedPage.tsx';
import { editorWindow, type PreviewProps, type Start } from './start.ts';
import { Trades } from './Trades.tsx';

type Data = Readonly<Record<string, unknown>>;

/** Said to the window after a save. */
export const SAVED = 'desk:saved';

interface Instance {
  readonly props: PreviewProps;
  host: HTMLElement | null;
  root: Root | undefined;
  /** How often the document was saved: the page is asked for again. */
  saves: number;
  onSaved: () => void;
  draw(): void;
}

/**
 * The preview of a document: its trades drawn from the levels that are being typed, and its page as it is saved. The editor
 * has a React of its own, so ours draws into an element of its.
 */
export function preview(start: Start, addressOf: (data: Data) => string | null): unknown {
  const { createClass, h } = editorWindow();
  return createClass({
    componentDidMount(this: Instance) {
      if (this.host) this.root = createRoot(this.host);
      this.saves = 0;
      this.onSaved = () => {
        this.saves += 1;
        this.draw();
      };
      window.addEventListener(SAVED, this.onSaved);
      this.draw();
    },
    componentDidUpdate(this: Instance) {
      this.draw();
    },
    componentWillUnmount(this: Instance) {
      window.removeEventListener(SAVED, this.onSaved);
      this.root?.unmount();
    },
    draw(this: Instance) {
      const data = this.props.entry.toJS().data ?? {};
      const address = addressOf(data);
      this.root?.render(
        <>
          <Trades data={data} words={start.words} />
          {address && <SavedPage key={this.saves} address={inLanguage(address, start)} words={start.words} />}
        </>,
      );
    },
    render(this: Instance) {
      const ref = (host: HTMLElement | null) => {
        this.host = host;
      };
      return h('div', { ref });
    },
  });
}

function inLanguage(address: string, { preview: origin, locale }: Start): string {
  const url = new URL(address, origin);
  url.searchParams.set('lang', locale);
  return url.href;
}
