import jsonc from 'jsonc-parser';

/** Where a JSON text breaks the rules of JSON, and what to do there. */
export interface SyntaxProblem {
  /** Counted from 1. */
  readonly line: number;
  readonly advice: string;
}

/** More levels than any file of the owner has; deeper ones would exhaust the stack. */
const DEEPEST = 40;

const QUOTES =
  'put names and texts in straight double quotes, like "name"; true, false and null are the only words without';
const AMOUNT = 'write a number as digits with a point for decimals, like 1000 or 49.9';
const BACKSLASH = 'write \\\\ for a backslash, and \\" for a quote';
const COMMENT = 'remove the comment: this kind of file takes none';

type Code = ReturnType<typeof jsonc.printParseErrorCode>;

/** What the parser finds, in words; the rest depends on the text around it. */
const ADVICE: Partial<Record<Code, string>> = {
  InvalidNumberFormat: AMOUNT,
  UnexpectedEndOfNumber: AMOUNT,
  InvalidCommentToken: COMMENT,
  UnexpectedEndOfComment: COMMENT,
  UnexpectedEndOfString: 'close the text with " on the same line; \\n stands for a new line',
  InvalidUnicode: BACKSLASH,
  InvalidEscapeCharacter: BACKSLASH,
  InvalidCharacter: 'put a space in place of the tab or invisible character inside the text',
  EndOfFileExpected: 'remove what follows: the first entry of the file has ended',
};

/** A bracket that is open, with the names that it holds so far. */
interface Open {
  readonly bracket: '{' | '[';
  readonly line: number;
  readonly names: Set<string>;
}

class Found extends Error implements SyntaxProblem {
  readonly line: number;
  readonly advice: string;
  constructor(line: number, advice: string) {
    super(advice);
    this.line = line;
    this.advice = advice;
  }
}

/**
 * The first place where a text is not JSON, or gives a name twice, in words for an owner; null when there is none. The messages
 * of JSON.parse differ between runtimes, some name no line, and of a name that is there twice it silently takes the last.
 */
export function findSyntaxProblem(text: string): SyntaxProblem | null {
  const open: Open[] = [];
  const begin = (bracket: Open['bracket']) => (_at: number, _length: number, line: number) => {
    if (open.length === DEEPEST) throw new Found(line + 1, 'take away brackets: they are nested too deep');
    open.push({ bracket, line: line + 1, names: new Set() });
  };
  let last: Open | undefined;
  const end = () => {
    last = open.pop();
  };
  try {
    jsonc.visit(
      text,
      {
        onObjectBegin: begin('{'),
        onArrayBegin: begin('['),
        onObjectEnd: end,
        onArrayEnd: end,
        onObjectProperty: (name, _at, _length, line) => {
          const names = open.at(-1)?.names;
          if (names?.has(name))
            throw new Found(line + 1, `remove one of the two entries "${name}": a name is there once`);
          names?.add(name);
        },
        onError: (code, at, length) => {
          const name = jsonc.printParseErrorCode(code);
          // The parser ends a list or object before it says that its bracket is missing.
          const inside = name.startsWith('Close') ? last : open.at(-1);
          throw problemAt(name, text, at, length, inside);
        },
      },
      { disallowComments: true },
    );
    return null;
  } catch (error) {
    if (!(error instanceof Found)) throw error;
    return { line: error.line, advice: error.advice };
  }
}

/** `here` is the piece of text at which the parser stopped; empty at the end of the file. */
function problemAt(code: Code, text: string, at: number, length: number, open: Open | undefined): Found {
  const here = text.slice(at, at + length);
  const before = text.slice(0, at).trimEnd();
  const line = lineOf(text.slice(0, at));
  const lineBefore = lineOf(before);
  const known = ADVICE[code];
  if (known) return new Found(line, known);
  if (before + here === '') return new Found(line, 'the file is empty: put back what was there');

  const close = open?.bracket === '[' ? ']' : '}';
  const why = open && `${open.bracket} of line ${open.line} is open`;
  if (here === '') return new Found(lineBefore, `put ${close} at the end: ${why}`);
  if (why && '}]'.includes(here) && here !== close) return new Found(line, `put ${close} here: ${why}`);
  if (before.endsWith(',') && here === close)
    return new Found(lineBefore, `remove the comma before ${close}`);
  if (before.endsWith(',') && here === ',') return new Found(line, 'remove one of the two commas');
  if (code === 'ColonExpected') return new Found(lineBefore, 'put a colon after the name');
  if ('}],:'.includes(here)) return new Found(line, `put a value before ${here}`);

  const goesOn = /\d$/.test(text.slice(0, at));
  if (/^[-+.\d]/.test(here) && (code !== 'CommaExpected' || goesOn)) return new Found(line, AMOUNT);
  if (code === 'CommaExpected')
    return new Found(lineBefore, 'put a comma after what ends here, before the next entry');
  return new Found(line, QUOTES);
}

function lineOf(before: string): number {
  return before.split('\n').length;
}
