import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '#contracts/locale.ts';
import type { OwnerView } from '#domain/counting/owner-view.ts';
import { Owner } from '#site/features/owner/Owner.tsx';
import { OWNER_PLACE } from './owner-template.ts';

/** The owner's page from the built page of its language (N17). It has no script of its own. */
export function renderOwner(
  template: string,
  { view, locale }: { readonly view: OwnerView; readonly locale: Locale },
): string {
  const main = renderToStaticMarkup(<Owner {...{ view, locale }} />);
  return template.replace(OWNER_PLACE, () => main);
}
