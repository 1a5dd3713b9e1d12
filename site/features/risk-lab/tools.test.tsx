import { load } from 'cheerio';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { LOCALES, type Locale } from '#contracts/locale.ts';
import { LossesTool } from './losses/LossesTool.tsx';
import { OddsTool } from './odds/OddsTool.tsx';
import { exampleResult } from './simulation/example.ts';
import { presetsOf } from './simulation/presets.ts';
import { SimulationTool } from './simulation/SimulationTool.tsx';
import { SizeTool } from './size/SizeTool.tsx';

vi.mock('./simulation/create-worker.ts', () => ({ createWorker: () => null }));

const example = exampleResult();
const TOOLS: Readonly<Record<string, (locale: Locale) => ReactElement>> = {
  size: (locale) => <SizeTool locale={locale} address={{ url: '', anonKey: 'x' }} />,
  losses: (locale) => <LossesTool locale={locale} />,
  odds: (locale) => <OddsTool locale={locale} />,
  simulation: (locale) => <SimulationTool locale={locale} example={example} presets={presetsOf(locale)} />,
};

describe.each(LOCALES)('the risk tools in %s, before any script', (locale) => {
  it.each(Object.entries(TOOLS))(
    'N5 N10 %s has named fields, an example, its picture and its table',
    (_, draw) => {
      const $ = load(renderToStaticMarkup(draw(locale)));
      const fields = $('input, select, textarea').toArray();
      expect(fields.length).toBeGreaterThan(3);
      for (const field of fields)
        expect(
          $(`label[for="${$(field).attr('id')}"]`)
            .text()
            .trim(),
        ).not.toBe('');
      for (const picture of $('svg:not(svg svg)').toArray())
        expect($(picture).attr('aria-label')).toBeTruthy();
      expect($('svg').length).toBeGreaterThan(0);
      expect($('table tbody tr').length).toBeGreaterThan(4);
      expect($('[data-value]').length).toBeGreaterThan(0);
      expect($.html()).not.toMatch(/NaN|Infinity|undefined|\{\{/);
    },
  );

  it('N5 A8 each simulated picture has its mark, and ruin comes before the typical end', () => {
    const $ = load(renderToStaticMarkup(TOOLS.simulation?.(locale) ?? <p />));
    const figures = $('figure').toArray();
    expect(figures.length).toBe(2);
    for (const figure of figures) expect($(figure).find('[data-part="stamp"]').length).toBe(1);
    const order = $('[data-part^="simulation-"][data-value]')
      .toArray()
      .map((one) => $(one).attr('data-part'));
    expect(order.at(0)).toBe('simulation-ruined');
    expect(order.indexOf('simulation-typical')).toBe(1);
  });
});
