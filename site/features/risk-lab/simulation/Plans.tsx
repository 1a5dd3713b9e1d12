import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatShare } from '#domain/format.ts';
import { Button } from '#site/ui/Button.tsx';
import { DataTable } from '#site/ui/DataTable.tsx';
import type { Preset } from './presets.ts';
import { ASSUMED } from './presets-assumed.ts';

interface PlansProps {
  readonly locale: Locale;
  readonly presets: readonly Preset[];
  readonly onLoad: (preset: Preset) => void;
}

/** The site's own plans, with the share of wins that each would need (N5). */
export function Plans({ locale, presets, onLoad }: PlansProps) {
  const columns = (['name', 'what', 'needs', 'load'] as const).map((name) =>
    translate(locale, `lab.plan.${name}`),
  );
  return (
    <details data-part="plans">
      <summary className="opens strong">{translate(locale, 'lab.plan.title')}</summary>
      <DataTable
        caption={translate(locale, 'lab.plan.title')}
        columns={columns}
        rows={presets.map((preset) => ({
          id: preset.id,
          cells: [
            preset.name,
            preset.declared,
            preset.needed > 1
              ? translate(locale, 'lab.odds.never')
              : formatShare(preset.needed * 100, locale),
            <Button
              key="load"
              data-part="plan-load"
              aria-label={translate(locale, 'lab.plan.loadName', { plan: preset.name })}
              onClick={() => onLoad(preset)}
            >
              {translate(locale, 'lab.plan.load')}
            </Button>,
          ],
        }))}
      />
      <p className="small muted measure">
        {translate(locale, 'lab.plan.assumed', {
          reward: ASSUMED.reward,
          trades: ASSUMED.tradesPerMonth,
          risk: formatShare(ASSUMED.risk * 100, locale),
        })}
      </p>
    </details>
  );
}
