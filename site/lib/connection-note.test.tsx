import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LOCALES } from '#contracts/locale.ts';
import { ConnectionNote } from './ConnectionNote.tsx';

it.each(LOCALES)(
  'N4 N12 the frame that hydrates has no line in %s, as the server, which knows no device',
  (locale) => {
    expect(renderToStaticMarkup(<ConnectionNote locale={locale} />)).toBe('');
  },
);
