import type { Block } from '../block.ts';

const GAPS = ['gap-1', 'gap-2', 'gap-3', 'gap-4', 'gap-5', 'gap-6', 'gap-7'];
const SPLITS = ['', 'first-wider', 'even'];
const TEXTS = ['lead', 'measure', 'marked', 'muted', 'gold', 'strong', 'smaller', 'small'];
const SIZES = ['size-1', 'size-2', 'size-3', 'statement', 'big'];

/** Every class of `site/styles/layout.css` (a test compares); each text is the class that it shows. */
export const layout: Block = {
  name: 'Layout',
  states: () => [
    { name: 'page, section, last, band, tool', shown: <Parts /> },
    { name: 'stack, with each gap', shown: <Stacks /> },
    { name: 'cluster', shown: <Clusters /> },
    { name: 'split', shown: <Splits /> },
    { name: 'ledger and lines', shown: <Lines /> },
    { name: 'text', shown: <Texts /> },
  ],
};

function Parts() {
  return (
    <>
      <div className="page section last">
        <div className="panel">page section last</div>
      </div>
      <div className="band">band</div>
      <div className="page tool">page tool</div>
    </>
  );
}

function Stacks() {
  return (
    <div className="cluster">
      {GAPS.map((gap) => (
        <div key={gap} className={`stack start small ${gap}`}>
          <span className="line-below">{gap}</span>
          <span className="line-above">start</span>
        </div>
      ))}
    </div>
  );
}

function Clusters() {
  return (
    <>
      <div className="cluster apart">
        <span>cluster</span>
        <span>apart</span>
      </div>
      <div className="cluster flush">
        <a className="tap" href="#tap">
          tap
        </a>
        <button className="as-link" type="button">
          as-link
        </button>
        <span>flush</span>
      </div>
      <details>
        <summary className="opens">opens</summary>
        <p>opens</p>
      </details>
    </>
  );
}

function Splits() {
  return (
    <div className="stack gap-2">
      {SPLITS.map((kind) => (
        <div key={kind} className={`split ${kind}`}>
          <span className="line-above">split {kind}</span>
          <span className="line-above">split {kind}</span>
        </div>
      ))}
    </div>
  );
}

function Lines() {
  return (
    <div className="stack">
      {['ledger', 'ledger airy'].map((name) => (
        <ul key={name} className={name}>
          <li>{name}</li>
          <li>{name}</li>
        </ul>
      ))}
    </div>
  );
}

function Texts() {
  return (
    <div className="stack gap-2">
      <h3 className="title">title</h3>
      <h3 className="subtitle">subtitle</h3>
      {[TEXTS, SIZES].map((names) => (
        <div key={names[0]} className="cluster">
          {names.map((name) => (
            <p key={name} className={name}>
              {name}
            </p>
          ))}
        </div>
      ))}
      <p className="hidden-text">hidden-text</p>
    </div>
  );
}
