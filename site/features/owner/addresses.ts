import { OWNER_PATH } from '#contracts/count-path.ts';
import type { DayRange } from '#domain/counting/summary.ts';

/** Addresses of the owner's page, and of its file, with the numbers of some days. */
export const pageOf = ({ from, to }: DayRange) => `${OWNER_PATH}?from=${from}&to=${to}`;
export const fileOf = ({ from, to }: DayRange) => `${OWNER_PATH}/numbers.csv?from=${from}&to=${to}`;
