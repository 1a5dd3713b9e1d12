import { type RefObject, useEffect, useState } from 'react';
import type { Locale } from '#contracts/locale.ts';
import { formatNumber } from '#domain/format.ts';
import { sayNewAnswer } from '#site/lib/new-answer.ts';
import { ROI_DEFAULT, type RoiInputs } from './roi.ts';
import { enterRoi, inputsOfHash, openRoiForm, type RoiEntries, type RoiForm } from './roi-form.ts';

/** An amount of money without needless cents: "1,000", "1,000.50". */
export function writeAmount(amount: number, locale: Locale): string {
  return formatNumber(amount, Number.isInteger(amount) ? 0 : 2, locale);
}

/**
 * The calculator's form. It opens on the default; the address, else what was typed before scripts ran, is read after
 * that, and an address followed later is read again (D10, N10).
 */
export function useRoi(fields: RefObject<HTMLElement | null>, locale: Locale) {
  const open = (inputs: RoiInputs) => openRoiForm(inputs, writeAmount(inputs.amount, locale));
  const [form, setForm] = useState<RoiForm>(() => open(ROI_DEFAULT));
  const read = (change: Partial<RoiEntries>) => setForm((current) => enterRoi(current, change));
  const enter = (change: Partial<RoiEntries>) => {
    read(change);
    sayNewAnswer();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language of a page never changes
  useEffect(() => {
    const follow = () => {
      const asked = inputsOfHash(location.hash);
      if (asked) setForm(open(asked));
      return asked !== null;
    };
    if (!follow()) read(typedIn(fields.current));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return { form, enter } as const;
}

function typedIn(fields: HTMLElement | null): Partial<RoiEntries> {
  const inputs = [...(fields?.querySelectorAll('input') ?? [])];
  const entered = inputs.filter(({ type, checked }) => type !== 'radio' || checked);
  return Object.fromEntries(entered.map(({ name, value }) => [name, value]));
}
