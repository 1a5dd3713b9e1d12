import { KEYS } from '#tests/upstreams/keys.ts';
import { ACCOUNT } from '#tests/upstreams/sessions.ts';

/**
 * Settings that point every upstream at a replay server and turn the live sentiment on with its trial account, and the
 * publishers with a key. Replayed figures never get into the owner's database.
 */
export function replayedSettings(url: string) {
  return {
    DATABASE_URL: '',
    UPSTREAM_EITS_URL: `${url}/eits`,
    UPSTREAM_INEGI_URL: `${url}/inegi`,
    UPSTREAM_BANXICO_URL: `${url}/banxico`,
    UPSTREAM_ESTAT_URL: `${url}/estat`,
    UPSTREAM_EIA_URL: `${url}/eia`,
    ...KEYS,
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
    UPSTREAM_FED_URL: `${url}/fed`,
    UPSTREAM_NYFED_URL: `${url}/nyfed`,
    UPSTREAM_NYFED_SURVEY_URL: `${url}/nyfed`,
    UPSTREAM_ECB_URL: `${url}/ecb`,
    UPSTREAM_BOC_URL: `${url}/boc`,
    UPSTREAM_ABS_URL: `${url}/abs`,
    UPSTREAM_SNB_URL: `${url}/snb`,
    UPSTREAM_ONS_CALENDAR_URL: `${url}/ons-calendar`,
    UPSTREAM_ABS_CALENDAR_URL: `${url}/abs-calendar`,
    MYFXBOOK_EMAIL: ACCOUNT.email,
    MYFXBOOK_PASSWORD: ACCOUNT.password,
  } as const;
}
