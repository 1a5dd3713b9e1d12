import { type RefObject, useEffect, useState } from 'react';
import type { Locale } from '#contracts/locale.ts';
import { formatNumber } from '#domain/format.ts';
import { sayNewAnswer } from '#site/lib/new-answer.ts';
import { keptEntries, typedIn } from '#site/lib/typed/kept-entries.ts';
import { useKeptEntries } from '#site/lib/typed/useKeptEntries.ts';
import { ROI_DEFAULT, ROI_TIERS, type RoiInputs } from './roi.ts';
import {
  enterRoi,
  inputsOfHash,
  openRoiForm,
  ROI_ANCHOR,
  type RoiEntries,
  type RoiForm,
} from './roi-form.ts';

const NO_ENTRIES = { amount: '', months: '', tier: '' };

/** An amount of money without needless cents: "1,000", "1,000.50". */
export function writeAmount(amount: number, locale: Locale): string {
  return formatNumber(amount, Number.isInteger(amount) ? 0 : 2, locale);
}

/**
 * The calculator's form. It opens on the default. After that it takes what was typed at this step of the history, else the
 * address; so again at each step. What was typed before scripts ran comes over that (D10, J2, N10).
 */
export function useRoi(fields: RefObject<HTMLElement | null>, locale: Locale) {
  const open = (inputs: RoiInputs) => openRoiForm(inputs, writeAmount(inputs.amount, locale));
  const [form, setForm] = useState<RoiForm>(() => open(ROI_DEFAULT));
  const keep = useKeptEntries(ROI_ANCHOR, form.entries, fields);
  const read = (change: Partial<RoiEntries>) => setForm((current) => enterRoi(current, change));
  const enter = (change: Partial<RoiEntries>) => {
    read(change);
    sayNewAnswer();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language of a page never changes
  useEffect(() => {
    const follow = () => {
      const kept = keptRoi();
      const asked = inputsOfHash(location.hash);
      if (kept) read(kept);
      else if (asked) setForm(open(asked));
      return kept !== null || asked !== null;
    };
    const typed = typedIn(fields.current);
    follow();
    read(typed);
    const step = () => follow() || keep();
    addEventListener('hashchange', step);
    return () => removeEventListener('hashchange', step);
  }, []);
  return { form, enter } as const;
}

function keptRoi(): Partial<RoiEntries> | null {
  const kept = keptEntries<keyof RoiEntries>(ROI_ANCHOR, NO_ENTRIES);
  if (kept === null) return null;
  const { tier, ...typed } = kept;
  return tier !== undefined && ROI_TIERS.has(tier) ? kept : typed;
}
