/** Where a JSON text breaks the rules of JSON, and what to do there. */
export interface SyntaxProblem {
  /** Counted from 1. */
  readonly line: number;
  readonly advice: string;
}

/** More levels than any file of the owner has; deeper ones would exhaust the stack. */
const DEEPEST = 40;

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const WORD = /(?:true|false|null)(?![\w$])/y;
const LOOKS_LIKE_NUMBER = /[-+.\d]/;

const QUOTES = 'put names and texts in straight double quotes, like "name"';
const AMOUNT = 'write a number as digits with a point for decimals, like 1000 or 49.9';
const COMMENT = 'remove the comment: this kind of file takes none';

/**
 * The first place where a text is not JSON, or gives a key twice, in words for an owner; null when there is none. The messages
 * of JSON.parse differ between runtimes, some name no line, and of a key that is there twice it silently takes the last.
 */
export function findSyntaxProblem(text: string): SyntaxProblem | null {
  try {
    new Scanner(text).document();
    return null;
  } catch (error) {
    if (!(error instanceof Found)) throw error;
    const line = text.slice(0, error.at).split('\n').length;
    return { line, advice: error.message };
  }
}

class Found extends Error {
  readonly at: number;
  constructor(at: number, advice: string) {
    super(advice);
    this.at = at;
  }
}

class Scanner {
  private at = 0;
  private depth = 0;
  private readonly text: string;
  constructor(text: string) {
    this.text = text;
  }

  document(): void {
    this.space();
    if (this.isAtEnd()) throw new Found(this.at, 'the file is empty: put back what was there');
    this.value();
    const end = this.at;
    this.space();
    if (!this.isAtEnd()) throw new Found(this.at, this.afterTheEnd(end));
  }

  private value(): void {
    const here = this.text[this.at];
    if (here === '{') this.list('}', (seen) => this.pair(seen));
    else if (here === '[') this.list(']', () => this.value());
    else if (here === '"') this.quoted();
    else if (!this.take(WORD)) this.number();
  }

  private list(close: '}' | ']', entry: (seen: Set<string>) => void): void {
    const seen = new Set<string>();
    const opened = this.at;
    this.depth += 1;
    if (this.depth > DEEPEST) throw new Found(opened, 'take away brackets: they are nested too deep');
    this.at += 1;
    this.space();
    while (this.text[this.at] !== close) {
      if (this.isAtEnd()) throw this.unclosed(opened, close);
      entry(seen);
      this.separator(close, opened);
    }
    this.at += 1;
    this.depth -= 1;
  }

  /** Between two entries, or after the last. */
  private separator(close: string, opened: number): void {
    const ended = this.at;
    this.space();
    const here = this.text[this.at];
    if (here === close) return;
    if (this.isAtEnd()) throw this.unclosed(opened, close);
    if (here === '}' || here === ']')
      throw new Found(
        this.at,
        `put ${close} here: ${this.text[opened]} of line ${this.lineOf(opened)} is open`,
      );
    if (here !== ',') throw new Found(ended, 'put a comma after what ends here, before the next entry');
    const comma = this.at;
    this.at += 1;
    this.space();
    if (this.text[this.at] === close) throw new Found(comma, `remove the comma before ${close}`);
    if (this.text[this.at] === ',') throw new Found(this.at, 'remove one of the two commas');
  }

  private pair(seen: Set<string>): void {
    const begun = this.at;
    if (this.text[begun] !== '"') throw new Found(begun, this.keyAdvice());
    this.quoted();
    const key: unknown = JSON.parse(this.text.slice(begun, this.at));
    if (seen.has(String(key)))
      throw new Found(begun, `remove one of the two entries "${String(key)}": a name is there once`);
    seen.add(String(key));
    this.space();
    if (this.text[this.at] !== ':') throw new Found(this.at, `put a colon after "${String(key)}"`);
    this.at += 1;
    this.space();
    this.value();
  }

  private quoted(): void {
    const begun = this.at;
    this.at += 1;
    while (this.text[this.at] !== '"') {
      const here = this.text[this.at];
      if (here === undefined || here === '\n' || here === '\r')
        throw new Found(begun, 'close the text with " on the same line; \\n stands for a new line');
      if (here === '\t') throw new Found(this.at, 'put a space in place of the tab inside the text');
      if (here < ' ') throw new Found(this.at, 'remove the invisible character inside the text');
      if (here !== '\\') this.at += 1;
      else if (!this.take(ESCAPE))
        throw new Found(this.at, 'write \\\\ for a backslash, and \\" for a quote');
    }
    this.at += 1;
  }

  private number(): void {
    const begun = this.at;
    const isNumber = this.take(NUMBER);
    if (isNumber && !/[\w.+-]/.test(this.text[this.at] ?? '')) return;
    throw new Found(begun, this.valueAdvice(begun));
  }

  private valueAdvice(at: number): string {
    const here = this.text[at] ?? '';
    if (here === '') return 'put a value here: the file ends too early';
    if (here === '/' || here === '#') return COMMENT;
    if (LOOKS_LIKE_NUMBER.test(here)) return AMOUNT;
    if (/[},\]:]/.test(here)) return `put a value before ${here}`;
    return `${QUOTES}; true, false and null are the only words without`;
  }

  private keyAdvice(): string {
    const here = this.text[this.at] ?? '';
    if (here === '/' || here === '#') return COMMENT;
    if (LOOKS_LIKE_NUMBER.test(here)) return AMOUNT;
    if (here === ',') return 'remove this comma';
    return QUOTES;
  }

  private afterTheEnd(end: number): string {
    const opened = this.text.trimStart()[0];
    const what = opened === '{' || opened === '[' ? `the first ${opened}` : 'the value';
    return `remove what follows: ${what} has ended on line ${this.lineOf(end)}`;
  }

  private unclosed(opened: number, close: string): Found {
    return new Found(
      this.text.trimEnd().length,
      `put ${close} at the end: ${this.text[opened]} of line ${this.lineOf(opened)} is open`,
    );
  }

  private take(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    if (!pattern.test(this.text)) return false;
    this.at = pattern.lastIndex;
    return true;
  }

  private space(): void {
    while (/[ \t\r\n]/.test(this.text[this.at] ?? '')) this.at += 1;
  }

  private isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  private lineOf(at: number): number {
    return this.text.slice(0, at).split('\n').length;
  }
}
