import { ROI_DEFAULT, ROI_TIER_NAMES, type RoiInputs } from './roi.ts';
import { enterRoi, hasProblem, openRoiForm } from './roi-form.ts';

/** Begins with the calculator's anchor, so that an address says where it leads. */
const PREFIX = '#calculator?';

/** The hash that keeps the calculator's inputs: "#calculator?amount=1000&months=3&tier=standard" (D10). */
export function hashOfInputs({ amount, months, tier }: RoiInputs): string {
  return `${PREFIX}amount=${amount}&months=${months}&tier=${tier}`;
}

/** The inputs an address asks for; null when its hash is about something else or breaks a limit (D10). */
export function inputsOfHash(hash: string): RoiInputs | null {
  if (!hash.startsWith(PREFIX)) return null;
  const asked = new URLSearchParams(hash.slice(PREFIX.length));
  const tier = ROI_TIER_NAMES.find((name) => name === asked.get('tier'));
  if (tier === undefined) return null;
  const change = { amount: asked.get('amount') ?? '', months: asked.get('months') ?? '', tier };
  const form = enterRoi(openRoiForm(ROI_DEFAULT, ''), change);
  return hasProblem(form) ? null : form.good;
}
