import { createRoot, type Root } from 'react-dom/client';
import { editorWindow, type PreviewProps, type Start } from './start.ts';
import { Trades } from './Trades.tsx';

type Data = Readonly<Record<string, unknown>>;

interface Instance {
  readonly props: PreviewProps;
  host: HTMLElement | null;
  root: Root | undefined;
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
      this.draw();
    },
    componentDidUpdate(this: Instance) {
      this.draw();
    },
    componentWillUnmount(this: Instance) {
      this.root?.unmount();
    },
    draw(this: Instance) {
      const data = this.props.entry.toJS().data ?? {};
      const address = addressOf(data);
      this.root?.render(
        <>
          <Trades data={data} words={start.words} />
          {address && (
            <iframe className="desk-page" title={start.words['desk.preview']} src={start.preview + address} />
          )}
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
