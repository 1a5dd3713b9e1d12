import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearRoutes } from './near-route.ts';

const ROUTES = [
  '/',
  '/comprar-vip',
  '/canal-gratuito',
  '/contacto',
  '/vs-traders',
  '/fx-impact',
  '/privacy-policy',
  '/blog',
  '/blog/estrategia-institucional-1-10',
  '/blog/como-elegir-canal-vip-trading',
];

describe('H10 the nearest address', () => {
  it.each([
    ['/contact', '/contacto'],
    ['/Contacto/', '/contacto'],
    ['/cont%C3%A1cto', '/contacto'],
    ['/vs-trader', '/vs-traders'],
    ['/vstraders', '/vs-traders'],
    ['/fximpact', '/fx-impact'],
    ['/privacy', '/privacy-policy'],
    ['/vip', '/comprar-vip'],
    ['/index.php/fx-impact.html', '/fx-impact'],
    ['/canal-gratiuto', '/canal-gratuito'],
    ['/blog/analisis-tecnico-institucional', '/blog/estrategia-institucional-1-10'],
    ['/blog/institución', '/blog/estrategia-institucional-1-10'],
    ['/articulos/como-elegir-un-canal', '/blog/como-elegir-canal-vip-trading'],
  ])('H10 %s leads to %s', (asked, route) => {
    expect(nearRoutes(asked, ROUTES)[0]).toBe(route);
  });

  it.each(['/', '', '/wp-login.php', '/zzqqxxkk-0000', '/zzzzzzzzzz', '/%E0%A4%A', '/🤷'])(
    'H10 %s is near to nothing',
    (asked) => {
      expect(nearRoutes(asked, ROUTES)).toEqual([]);
    },
  );

  it('H10 names three at most, the home page never, and bears any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.webPath()), (asked) => {
        const near = nearRoutes(asked, ROUTES);
        expect(near.length).toBeLessThanOrEqual(3);
        expect(near).not.toContain('/');
      }),
      { numRuns: 200 },
    );
  });
});
