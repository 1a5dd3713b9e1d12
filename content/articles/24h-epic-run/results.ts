import * as z from 'zod/mini';
import { both } from '../schema.ts';

/** Where the pictures lie, from the root. */
export const RESULTS_FOLDER = 'content/articles/24h-epic-run/results';

const result = z.strictObject({
  phase: z
    .int('takes a phase from 1 to 5')
    .check(z.minimum(1, 'takes a phase from 1 to 5'), z.maximum(5, 'takes a phase from 1 to 5')),
  file: z
    .string('takes the name of a picture, like phase-1.png')
    .check(
      z.regex(
        /^[\w-]+\.(png|jpe?g|webp|avif)$/,
        `takes the name of a picture in ${RESULTS_FOLDER}, like phase-1.png`,
      ),
    ),
  /** What the picture shows, for whoever does not see it. */
  alt: both('takes in es and en what the picture shows'),
  illustrative: z.boolean('takes true for an invented picture, false for a real one shown with consent'),
});

export type RunResult = z.infer<typeof result>;

/** Checks the pictures an owner put in place of drawn ones (A6). Throws with one line for each field that cannot stand. */
export function parseResults(inputs: readonly RunResult[]): readonly RunResult[] {
  const problems = inputs.flatMap((input, index) => {
    const where = `content/articles/24h-epic-run/run.ts: results.${index}`;
    const { error } = result.safeParse(input);
    if (error)
      return error.issues.map(({ path, message }) => [where, ...path].join('.').concat(` ${message}`));
    const isRepeated = inputs.slice(0, index).some(({ phase }) => phase === input.phase);
    return isRepeated ? [`${where}.phase ${input.phase} has a picture already`] : [];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return inputs;
}
