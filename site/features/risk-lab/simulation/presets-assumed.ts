/** Assumed where a plan does not say it; the table says so. Apart from the plans: the browser needs only these. */
export const ASSUMED = { tradesPerMonth: 20, reward: 2, cost: 0.05, risk: 0.02 } as const;
