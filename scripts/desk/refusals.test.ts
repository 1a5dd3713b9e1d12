import { expect, it } from 'vitest';
import { findSyntaxProblem } from '#brand/json-syntax.ts';
import { brandSchema, hasOwnExemptService } from '#brand/schema.ts';
import { frontMatterSchema } from '#content/articles/front-matter.ts';
import { proseProblems } from '#content/articles/prose-rules.ts';
import { articleSchema } from '#content/articles/schema.ts';
import { DATA_SCHEMAS } from './collections.ts';
import { refusalIn } from './refusals.ts';

/** What every part of a schema says when it refuses a value. */
function messagesOf(...schemas: readonly unknown[]): readonly string[] {
  const seen = new Set<unknown>();
  const messages = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    const { def } = (value as { readonly _zod?: { readonly def: object } })._zod ?? {};
    const { error, ...parts } = (def ?? value) as { readonly error?: unknown };
    if (typeof error === 'function') messages.add(String(error({})));
    Object.values(parts).forEach(visit);
  };
  schemas.forEach(visit);
  return [...messages];
}

it('N6 has Spanish words for all that the rules of the owner’s files say', () => {
  const schemas = [...Object.values(DATA_SCHEMAS), brandSchema, hasOwnExemptService];
  const messages = messagesOf(...schemas, articleSchema, frontMatterSchema);
  expect(messages).toContain('takes an https address');
  expect(
    messages.filter((message) => refusalIn('es', `brand/brand.json: x ${message}`).includes(message)),
  ).toEqual([]);
});

it('N6 has Spanish words for the advice about a file that is not JSON', () => {
  const texts = [
    '',
    '{',
    '[1,]',
    '[1,,2]',
    '{"a" 1}',
    '{"a":}',
    '[1 2]',
    '[+1]',
    '[01]',
    '{a:1}',
    '["x',
    '[1] 2',
    '{]',
  ];
  const odd = ['["\\q"]', '["\t"]', '[1] // x', '{"a":1,"a":2}', '['.repeat(50)];
  const lines = [...texts, ...odd].map(
    (text) => `content/faq.json, line 1: ${findSyntaxProblem(text)?.advice}`,
  );
  const english = lines.filter(
    (line) => refusalIn('es', line).slice(26) === line.slice(26) || line.endsWith('undefined'),
  );
  expect(english).toEqual([]);
});

it('N6 has Spanish words for what a text has to change', () => {
  const file = 'content/articles/gold/es.mdx';
  const bodies = ['', '# One\n\nText[^2]\n\n[^1]: Note\n\n#### Two'];
  const lines = bodies.flatMap((body) => proseProblems({ file, body, words: 10, kind: 'guide' }));
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.filter((line) => refusalIn('es', line) === line)).toEqual([]);
});

it.each([
  [
    'brand/offers.json: entry 2 (PASSIVE_1K), currency takes the three letters of a currency, like USD, EUR or MXN',
    'brand/offers.json: entrada 2 (PASSIVE_1K), Moneda: lleva las tres letras de una moneda, como USD, EUR o MXN',
  ],
  [
    'brand/brand.json: owner.phon is no field of the brand',
    'brand/brand.json: Titular › phon: no es un campo de este archivo: quítalo',
  ],
  [
    'content/faq.json: the list takes questions in [ ]',
    'content/faq.json: el archivo: lleva una lista de preguntas',
  ],
  [
    'content/articles/gold: report.trades.0.stop takes a price above 0',
    'Artículo gold: Caso: lo que la marca reporta › Operaciones 1 › Stop: lleva un precio mayor que 0',
  ],
  [
    'content/articles/gold/en.mdx: seoTitle takes a text: it is still empty',
    'Artículo gold, Inglés: Título para buscadores: está vacío: escribe un texto',
  ],
  [
    'content/articles/gold.json: has changed since you opened it, in another tab or by hand. Nothing was saved: copy what you wrote, load this page again and put it in',
    'Artículo gold: cambió desde que lo abriste, en otra pestaña o a mano. No se guardó nada: copia lo que escribiste, vuelve a cargar esta página y ponlo de nuevo',
  ],
  [
    'content/faq.json, line 2: put a colon after the name',
    'content/faq.json, línea 2: pon dos puntos después del nombre',
  ],
])('N6 says a refusal in Spanish, with the field by its name in the desk: %s', (english, spanish) => {
  expect(refusalIn('es', `${english}\n${english}`)).toBe(`${spanish}\n${spanish}`);
  expect(refusalIn('en', english)).toBe(english);
});

it('N6 leaves a line without Spanish words as it is', () => {
  expect(refusalIn('es', 'Something else: has failed')).toBe('Something else: has failed');
});
