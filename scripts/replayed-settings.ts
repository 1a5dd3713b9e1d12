import { ACCOUNT } from '#tests/upstreams/sessions.ts';

/** Settings that point every upstream at a replay server and turn the live sentiment on with its trial account. */
export function replayedSettings(url: string) {
  return {
    UPSTREAM_MYFXBOOK_URL: `${url}/myfxbook`,
    UPSTREAM_FOREXFACTORY_URL: `${url}/forexfactory`,
    UPSTREAM_TRADINGVIEW_URL: `${url}/tradingview`,
    UPSTREAM_INVESTING_URL: `${url}/investing`,
    UPSTREAM_CFTC_URL: `${url}/cftc`,
    UPSTREAM_BLS_URL: `${url}/bls`,
    UPSTREAM_BEA_URL: `${url}/bea`,
    UPSTREAM_CENSUS_URL: `${url}/census`,
    UPSTREAM_EUROSTAT_URL: `${url}/eurostat`,
    UPSTREAM_ONS_URL: `${url}/ons`,
    UPSTREAM_STATCAN_URL: `${url}/statcan`,
    MYFXBOOK_EMAIL: ACCOUNT.email,
    MYFXBOOK_PASSWORD: ACCOUNT.password,
  } as const;
}
