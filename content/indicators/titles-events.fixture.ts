/** Kind → titles as both vendors word them: surveys, spending, housing, money, banks, politics, energy, bonds. */
export const EVENT_TITLES: Readonly<Record<string, string>> = {
  'manufacturing-pmi':
    'S&P Global Manufacturing PMI Final | HCOB Manufacturing PMI Flash | Jibun Bank Manufacturing PMI Flash | Judo Bank Manufacturing PMI Flash | Procure.ch Manufacturing PMI | Caixin Manufacturing PMI | NBS Manufacturing PMI | S&P Global US Manufacturing PMI (Aug) | Flash Manufacturing PMI',
  'services-pmi':
    'S&P Global Services PMI Flash | Jibun Bank Services PMI Final | Caixin Services PMI | Flash Services PMI',
  'composite-pmi':
    'S&P Global Composite PMI Flash | HCOB Composite PMI Final | NBS General PMI | RatingDog Composite PMI',
  'construction-pmi': 'HCOB Construction PMI | Construction PMI',
  'non-manufacturing-pmi': 'NBS Non Manufacturing PMI | Non-Manufacturing PMI',
  'ism-manufacturing': 'ISM Manufacturing PMI | ISM Manufacturing PMI (Aug)',
  'ism-services': 'ISM Services PMI | ISM Non-Manufacturing PMI',
  'ism-prices': 'ISM Manufacturing Prices | ISM Services Prices',
  'ism-components':
    'ISM Manufacturing Employment | ISM Manufacturing New Orders | ISM Services Business Activity | ISM Services Employment | ISM Services New Orders',
  'chicago-pmi': 'Chicago PMI',
  'ivey-pmi': 'Ivey PMI s.a',
  'empire-state': 'NY Empire State Manufacturing Index | Empire State Manufacturing Index',
  'philly-fed': 'Philadelphia Fed Manufacturing Index | Philly Fed Manufacturing Index',
  'regional-fed-survey':
    'Philly Fed Business Conditions | Philly Fed CAPEX Index | Philly Fed Employment | Philly Fed New Orders | Philly Fed Prices Paid | Richmond Fed Manufacturing Index | Richmond Fed Manufacturing Shipments Index | Richmond Fed Services Revenues Index | Dallas Fed Manufacturing Index | Dallas Fed Services Index | Dallas Fed Services Revenues Index | Kansas Fed Composite Index | Kansas Fed Manufacturing Index | Richmond Manufacturing Index',
  'logistics-managers-index': 'LMI Logistics Managers Index',
  'businessnz-manufacturing': 'Business NZ PMI | BusinessNZ Manufacturing Index',
  'businessnz-services': 'Services NZ PSI | Composite NZ PCI',
  'ai-group-index': 'Ai Group Industry Index',
  'retail-sales': 'Retail Sales MoM Prel | UK Retail Sales | Retail Sales m/m',
  'core-retail-sales':
    'Retail Sales Ex Autos MoM | Retail Sales Ex Gas/Autos MoM | Retail Sales ex Fuel YoY | Core Retail Sales m/m',
  'retail-control-group': 'Retail Sales Control Group MoM',
  'brc-retail-sales': 'BRC Retail Sales Monitor y/y',
  'cbi-realized-sales': 'CBI Distributive Trades | CBI Realized Sales',
  redbook: 'Redbook YoY',
  'personal-spending': 'Personal Spending MoM',
  'personal-income': 'Personal Income MoM',
  'household-spending': 'Household Consumption MoM | Household Spending YoY',
  'consumer-credit': 'Consumer Credit Change',
  'card-spending': 'Electronic Retail Card Spending MoM',
  'vehicle-sales':
    'Total Vehicle Sales | New Car Registrations YoY | Vehicle Sales YoY | Wards Total Vehicle Sales',
  'cb-consumer-confidence': 'CB Consumer Confidence',
  'uom-consumer-sentiment':
    'Michigan Consumer Sentiment Prel | Prelim UoM Consumer Sentiment | Revised UoM Consumer Sentiment',
  'uom-components': 'Michigan Consumer Expectations Prel | Michigan Current Conditions Final',
  'consumer-confidence':
    'Consumer Confidence Flash | GfK Consumer Confidence | Westpac Consumer Confidence Change | Westpac Consumer Confidence Index | ANZ Roy Morgan Consumer Confidence | Westpac Consumer Confidence | Consumer Confidence | German GfK Consumer Climate | SECO Consumer Climate',
  'economic-optimism': 'RCM/TIPP Economic Optimism Index | RCM/TIPP Economic Optimism',
  'economy-watchers':
    'Eco Watchers Survey Current | Eco Watchers Survey Outlook | Economy Watchers Sentiment',
  ifo: 'Ifo Business Climate | Germany Ifo Business Climate | German ifo Business Climate',
  'ifo-components': 'Ifo Current Conditions | Ifo Expectations',
  zew: 'ZEW Economic Sentiment Index | German ZEW Economic Sentiment (Sep) | German ZEW Economic Sentiment',
  'zew-current-conditions': 'ZEW Current Conditions',
  sentix: 'Sentix Investor Confidence',
  'economic-sentiment':
    'Economic Sentiment | Industrial Sentiment | Services Sentiment | Economic Sentiment Index',
  'business-confidence':
    'Business Confidence | CBI Business Optimism Index | BoC Business Outlook Survey | CFIB Business Barometer | NAB Business Confidence | ANZ Business Confidence | NZIER Business Confidence | NZIER QSBO Capacity Utilization | Belgian NBB Business Climate',
  'small-business-optimism': 'NFIB Business Optimism Index | NFIB Small Business Index',
  'cbi-industrial-orders': 'CBI Industrial Trends Orders | CBI Industrial Order Expectations',
  tankan:
    'Tankan Large Manufacturers Index | Tankan Large Non-Manufacturing Index | Tankan Large All Industry Capex | Tankan Non-Manufacturing Outlook | Tankan Large Manufacturing Outlook | Tankan Small Manufacturers Index | Reuters Tankan Index | BSI Large Manufacturing QoQ | Tankan Manufacturing Index',
  kof: 'KOF Leading Indicators | KOF Economic Barometer',
  'swiss-expectations': 'UBS Investor Sentiment | UBS Economic Expectations',
  'building-permits':
    'Building Permits Prel | Building Permits MoM Final | Building Permits MoM Prel | Private House Approvals MoM Prel | Building Approvals m/m | Building Consents m/m',
  'housing-starts': 'Housing Starts MoM | Housing Starts',
  'existing-home-sales': 'Existing Home Sales MoM | Existing Home Sales',
  'new-home-sales': 'New Home Sales',
  'pending-home-sales': 'Pending Home Sales YoY | Pending Home Sales m/m',
  'house-prices':
    'House Price Index YoY | House Price Index | Nationwide Housing Prices MoM | Halifax House Price Index YoY | House Price Index MoM | Rightmove HPI m/m',
  'case-shiller':
    'S&P/Case-Shiller Home Price YoY | S&P/Case-Shiller Home Price MoM | S&P/CS Composite-20 HPI y/y',
  nahb: 'NAHB Housing Market Index',
  'rics-house-prices': 'RICS House Price Balance',
  'new-home-prices': 'New Housing Price Index MoM | NHPI m/m',
  'construction-spending':
    'Construction Spending MoM | Construction Output YoY | Construction Orders YoY | Construction Work Done QoQ',
  'mortgage-approvals':
    'Mortgage Lending | Mortgage Approvals | Home Loans QoQ | Investment Lending for Homes',
  'mortgage-applications':
    'MBA Mortgage Applications | MBA Mortgage Market Index | MBA Purchase Index | MBA Mortgage Refinance Index',
  'mortgage-rate': 'MBA 30-Year Mortgage Rate | 30-Year Mortgage Rate | 15-Year Mortgage Rate',
  'mortgage-delinquencies': 'Mortgage Delinquencies',
  'net-lending': 'BoE Consumer Credit | Net Lending to Individuals MoM',
  'bank-lending':
    'Loans to Households YoY | Loans to Companies YoY | Bank Lending YoY | Housing Credit MoM | Private Sector Credit MoM | Private Loans y/y',
  'new-loans-china': 'New Yuan Loans | Total Social Financing | Outstanding Loan Growth YoY | New Loans',
  'money-supply': 'Money Supply | M3 Money Supply YoY | M2 Money Supply YoY | M2 Money Stock y/y',
  'monetary-base': 'Monetary Base y/y',
  'lending-survey': 'Loan Officer Survey | Bank Lending Survey',
  'household-debt': 'Total Household Debt',
  'trade-balance': 'Balance of Trade | USD-Denominated Trade Balance',
  'goods-trade-balance': 'Goods Trade Balance Adv | Goods Trade Balance Non-EU | Goods Trade Balance',
  'current-account': 'Current Account',
  exports: 'Exports',
  imports: 'Imports YoY',
  'terms-of-trade': 'Terms of Trade QoQ | Overseas Trade Index q/q | Overseas Trade Index',
  'visitor-arrivals': 'Visitor Arrivals YoY',
  'tic-flows': 'Net Long-term TIC Flows | Overall Net Capital Flows | TIC Long-Term Purchases',
  'foreign-securities-purchases': 'Foreign Securities Purchases',
  'portfolio-flows': 'Foreign Bond Investment | Stock Investment by Foreigners',
  'foreign-direct-investment': 'FDI (YTD) YoY | Foreign Direct Investment ytd/y',
  'foreign-reserves': 'Foreign Exchange Reserves | Foreign Currency Reserves',
  remittances: 'Remittances',
  'fed-rate': 'Fed Interest Rate Decision | Federal Funds Rate',
  'ecb-rate': 'ECB Interest Rate Decision | Main Refinancing Rate',
  'boe-rate': 'BoE Interest Rate Decision | Official Bank Rate',
  'boj-rate': 'BoJ Interest Rate Decision | BOJ Policy Rate',
  'boc-rate': 'BoC Interest Rate Decision | Overnight Rate',
  'snb-rate': 'SNB Interest Rate Decision | SNB Interest Rate Decison | SNB Policy Rate',
  'rba-rate': 'RBA Interest Rate Decision | Cash Rate',
  'rbnz-rate': 'RBNZ Interest Rate Decision | Official Cash Rate',
  'ecb-deposit-rate': 'Deposit Facility Rate',
  'ecb-marginal-rate': 'Marginal Lending Rate',
  'loan-prime-rate': 'Loan Prime Rate 1Y | Loan Prime Rate 5Y | 1-y Loan Prime Rate | 5-y Loan Prime Rate',
  'banxico-rate': 'Banxico Interest Rate Decision',
  'policy-rate': 'Interest Rate Decision',
  'fed-rate-projection':
    'Interest Rate Projection - Current | Interest Rate Projection - 1st Yr | Interest Rate Projection - 2nd Yr | Interest Rate Projection - Longer',
  'fomc-statement': 'FOMC Statement',
  'fomc-minutes': 'FOMC Minutes | FOMC Meeting Minutes',
  'fomc-projections': 'FOMC Economic Projections',
  'fomc-press-conference': 'Fed Press Conference | FOMC Press Conference',
  'beige-book': 'Fed Beige Book | Beige Book',
  'fed-balance-sheet': 'Fed Balance Sheet',
  'jackson-hole': 'Jackson Hole Symposium',
  'policy-statement':
    'BOC Rate Statement | RBA Rate Statement | SNB Monetary Policy Assessment | Monetary Policy Statement | Monetary Policy Summary',
  'policy-minutes':
    'ECB Monetary Policy Meeting Accounts | MPC Meeting Minutes | BoJ Summary of Opinions | BoJ Monetary Policy Meeting Minutes | BoC Summary of Deliberations | RBA Meeting Minutes | Monetary Policy Meeting Minutes',
  'policy-press-conference':
    'ECB Press Conference | BoC Press Conference | RBNZ Press Conference | SNB Press Conference',
  'policy-report':
    'BoE Monetary Policy Report | BoJ Quarterly Outlook Report | BoC Monetary Policy Report | Fed Monetary Policy Report | RBA Monetary Policy Statement | BOE Monetary Policy Report | BOJ Outlook Report',
  'policy-votes':
    'BoE MPC Vote Cut | BoE MPC Vote Hike | BoE MPC Vote Unchanged | MPC Official Bank Rate Votes',
  'asset-purchases': 'Asset Purchase Facility',
  'financial-stability-report':
    'RBA Financial Stability Review | RBNZ Financial Stability Report | BOC Financial System Review',
  'central-bank-bulletin': 'RBA Bulletin | SNB Monthly Bulletin | ECB Economic Bulletin',
  'central-bank-speech':
    'Fed Powell Speech | Fed Chair Powell Testimony | Fed Barr Speech | ECB President Lagarde Speech | ECB Cipollone Speech | BoE Gov Bailey Speech | BoC Macklem Speech | RBA Bullock Speech | Bundesbank Nagel Speech | Fed Chair Powell Testifies | FOMC Member Williams Speaks | BOE Gov Bailey Speaks | Gov Council Member Rogers Speaks | Gov Board Member Tschudin Speaks | German Buba President Nagel Speaks',
  'budget-balance':
    'Monthly Budget Statement | Budget Balance | Federal Budget Balance | French Gov Budget Balance',
  'public-borrowing': 'Public Sector Net Borrowing Ex Banks',
  'budget-announcement': 'Annual Budget Release | Treasury Currency Report',
  election: 'Presidential Elections | Lower House Elections',
  'official-speech': 'President Trump Speech | Treasury Sec Bessent Speaks | President Trump Speaks',
  'international-meeting':
    'Eurogroup Meeting | G20 Meeting | ECOFIN Meetings | WEF Annual Meetings | G7 Meetings',
  'economic-forecasts': 'EU Economic Forecasts',
  'statistics-press-conference': 'NBS Press Conference',
  'bank-stress-test': 'Bank Stress Test Results',
  'crude-oil-inventories': 'EIA Crude Oil Stocks Change | Crude Oil Inventories',
  'api-crude-stocks': 'API Crude Oil Stock Change | API Weekly Statistical Bulletin',
  'oil-products-stocks':
    'EIA Gasoline Stocks Change | EIA Cushing Crude Oil Stocks Change | EIA Distillate Stocks Change | EIA Heating Oil Stocks Change | EIA Refinery Crude Runs Change | EIA Gasoline Production Change | EIA Crude Oil Imports Change | EIA Distillate Fuel Production Change',
  'natural-gas-storage': 'EIA Natural Gas Stocks Change | Natural Gas Storage',
  'rig-count': 'Baker Hughes Oil Rig Count | Baker Hughes Total Rigs Count | U.S. Baker Hughes Oil Rig Count',
  'opec-meeting': 'OPEC Meeting | OPEC and non-OPEC Ministerial Meeting | OPEC-JMMC Meetings',
  'oil-report': 'OPEC Monthly Report | IEA Oil Market Report | EIA Short-Term Energy Outlook',
  'commodity-prices': 'Commodity Prices YoY | ANZ Commodity Prices m/m',
  'dairy-auction': 'Global Dairy Trade Price Index | GDT Price Index',
  'crop-report': 'WASDE Report',
  'bond-auction':
    '10-Year Note Auction | 30-Year Bond Auction | 10-Year TIPS Auction | 2-Year FRN Auction | Treasury Gilt 2034 Auction | 10-Year Treasury Gilt Auction | 40-Year JGB Auction | 10-y Bond Auction | Spanish 10-y Bond Auction',
  'bill-auction': '4-Week Bill Auction | 17-Week Bill Auction',
  'cot-positions': 'CFTC Gold Speculative net positions',
  'bank-holiday': 'French Bank Holiday | Bank Holiday',
  'clock-change': 'Daylight Saving Time Shift',
};
