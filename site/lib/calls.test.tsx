import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { FIRST_OFFER } from '#content/offers.ts';
import { CheckoutCall } from './calls.tsx';

vi.mock('#content/offers.ts', async (load) => ({
  ...(await load<typeof import('#content/offers.ts')>()),
  callOf: () => 'Suscribirme: 30 días: 100 USD al mes',
}));

it('D2 the button of a tier has its price, with its currency beside it, when the words before it have a colon too', () => {
  const button = renderToStaticMarkup(<CheckoutCall tier={FIRST_OFFER.id} locale="es" />);
  expect(button).toContain('Suscribirme: 30 días: 100\u00a0USD\u00a0al\u00a0mes');
});
