/** A row in the shape of https://publicreporting.cftc.gov/resource/6dca-aqww.json, with made-up figures. */
export function cotRow(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    market_and_exchange_names: 'GOLD - COMMODITY EXCHANGE INC.',
    report_date_as_yyyy_mm_dd: '2026-06-02T00:00:00.000',
    cftc_contract_market_code: '088691',
    open_interest_all: '401250',
    noncomm_positions_long_all: '231004',
    noncomm_positions_short_all: '50777',
    comm_positions_long_all: '98001',
    comm_positions_short_all: '301442',
    ...changes,
  };
}
