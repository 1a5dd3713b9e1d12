/**
 * One recorded week (August 2026): the export's titles, currencies and New York times, with the RSS's title of the same
 * event. The figures are ours, in the recorded shapes. One line per event, with these columns:
 * time; currency (and country); export's title; its previous; RSS's title; its previous, "=" for the same; its time if different.
 * A line without an export's title is in the RSS only, one without an RSS's title in the export only.
 */
export const RECORDED_WEEK = `
Sun 18:45;NZD;Building Consents m/m;-2.0%;Building Permits MoM;=
Sun 20:30;JPY;Final Manufacturing PMI;51.7;S&P Global Manufacturing PMI Final;=
Sun 21:00;AUD;MI Inflation Gauge m/m;-0.1%;TD-MI Inflation Gauge MoM;=
Sun 21:45;CNY;RatingDog Manufacturing PMI;50.7;RatingDog Manufacturing PMI;=
Mon 02:00;EUR;German Retail Sales m/m;1.4%;Retail Sales MoM;=
Mon 02:00;EUR@DE;;;Retail Sales YoY;2.2%
Mon 02:30;CHF;CPI m/m;0.2%;Inflation Rate MoM;=
Mon 02:30;CHF;;;Inflation Rate YoY;0.4%
Mon 03:15;EUR;Spanish Manufacturing PMI;48.7;HCOB Manufacturing PMI;=
Mon 03:30;CHF;Manufacturing PMI;53.3;procure.ch Manufacturing PMI;=
Mon 03:45;EUR;Italian Manufacturing PMI;51.2;HCOB Manufacturing PMI;=
Mon 03:50;EUR;French Final Manufacturing PMI;49.0;HCOB Manufacturing PMI Final;=
Mon 03:55;EUR;German Final Manufacturing PMI;51.2;HCOB Manufacturing PMI Final;=
Mon 04:00;EUR;Final Manufacturing PMI;51.0;HCOB Manufacturing PMI Final;=
Mon 04:30;GBP;Final Manufacturing PMI;51.8;S&P Global Manufacturing PMI Final;=
Mon 09:45;USD;Final Manufacturing PMI;52.8;S&P Global Manufacturing PMI Final;=
Mon 10:00;USD;ISM Manufacturing PMI;52.3;ISM Manufacturing PMI;=
Mon 10:00;USD;ISM Manufacturing Prices;72.0;ISM Manufacturing Prices;72
Mon 10:00;USD;;;ISM Manufacturing Employment;48.2
Mon 10:00;USD;;;ISM Manufacturing New Orders;53.1
Mon 10:00;USD;Construction Spending m/m;0.3%;Construction Spending MoM;=
Mon 14:00;USD;Loan Officer Survey;;;
Mon 21:30;AUD;ANZ Job Advertisements m/m;-0.4%;ANZ-Indeed Job Ads MoM;=
Mon 21:30;AUD;Household Spending m/m;1.1%;Household Spending MoM;=
Mon 21:30;AUD;;;Household Spending YoY;4.8%
Mon 23:35;JPY;10-y Bond Auction;2.61|3.3;10-Year JGB Auction;2.613%
Tue 02:30;AUD;Commodity Prices y/y;14.9%;Commodity Prices YoY;=
Tue 02:45;EUR;French Gov Budget Balance;-91.3B;Budget Balance;€-91.3B
Tue 03:00;EUR;Spanish Unemployment Change;-24.7K;Unemployment Change;=
Tue 04:00;EUR;Italian Retail Sales m/m;0.1%;Retail Sales MoM;=
Tue 04:00;EUR@IT;;;Retail Sales YoY;1.3%
Tue 08:30;CAD;Trade Balance;3.2B;Balance of Trade;C$3.2B
Tue 08:30;CAD;;;Exports;C$66.1B
Tue 08:30;USD;Trade Balance;-75.6B;Balance of Trade;$-75.6B
Tue 08:30;USD;;;Exports;$281.2B
Tue 08:30;USD;;;Imports;$356.8B
Tue 09:30;CAD;Manufacturing PMI;51.0;S&P Global Manufacturing PMI;51
Tue 10:00;USD;JOLTS Job Openings;7.49M;JOLTs Job Openings;7.49M
Tue 10:00;USD;Factory Orders m/m;-1.1%;Factory Orders MoM;=
Tue 10:00;USD;;;Factory Orders ex Transportation;0.4%
Tue 10:13;USD;RCM/TIPP Economic Optimism;44.5;RealClearMarkets/TIPP Economic Optimism;=;10:00
Tue 11:14;NZD;GDT Price Index;1.2%;Global Dairy Trade Price Index;=;11:30
Tue 16:30;USD;API Weekly Statistical Bulletin;;;
Tue 16:30;USD;;;API Crude Oil Stock Change;-2.4M
Tue 18:45;NZD;Employment Change q/q;0.3%;Employment Change QoQ;=
Tue 18:45;NZD;Unemployment Rate;5.2%;Unemployment Rate;=
Tue 18:45;NZD;Labor Cost Index q/q;0.4%;Labour Costs Index QoQ;=
Tue 18:45;NZD;;;Labour Costs Index YoY;2.1%
Tue 18:45;NZD;;;Participation Rate;70.4%
Tue 19:30;JPY;Average Cash Earnings y/y;3.1%;Average Cash Earnings YoY;=
Tue 19:50;JPY;Monetary Policy Meeting Minutes;;BoJ Monetary Policy Meeting Minutes;
Tue 20:15;USD;FOMC Member Schmid Speaks;;Fed Schmid Speech;
Tue 21:45;CNY;RatingDog Services PMI;53.1;RatingDog Services PMI;=
Tue 21:45;CNY;;;RatingDog Composite PMI;52.3
Wed 02:45;EUR;French Industrial Production m/m;-0.3%;Industrial Production MoM;=
Wed 03:15;EUR;Spanish Services PMI;53.2;HCOB Services PMI;=
Wed 03:15;EUR@ES;;;HCOB Composite PMI;52.9
Wed 03:45;EUR;Italian Services PMI;49.2;HCOB Services PMI;=
Wed 03:50;EUR;French Final Services PMI;48.8;HCOB Services PMI Final;=
Wed 03:50;EUR@FR;;;HCOB Composite PMI Final;48.6
Wed 03:55;EUR;German Final Services PMI;48.6;HCOB Services PMI Final;=
Wed 04:00;EUR;Final Services PMI;50.6;HCOB Services PMI Final;=
Wed 04:00;EUR;;;HCOB Composite PMI Final;50.9
Wed 04:30;GBP;Final Services PMI;50.8;S&P Global Services PMI Final;=
Wed 05:00;EUR;PPI m/m;0.3%;PPI MoM;=
Wed 05:00;EUR;;;PPI YoY;-0.4%
Wed 08:15;USD;ADP Non-Farm Employment Change;91K;ADP Employment Change;=
Wed 09:45;USD;Final Services PMI;52.6;S&P Global Services PMI Final;=
Wed 09:45;USD;;;S&P Global Composite PMI Final;52.9
Wed 10:00;USD;ISM Services PMI;53.0;ISM Services PMI;53
Wed 10:00;USD;;;ISM Services Business Activity;55.1
Wed 10:00;USD;;;ISM Services Prices;66.4
Wed 10:30;USD;Crude Oil Inventories;-5.2M;EIA Crude Oil Stocks Change;=
Wed 10:30;USD;;;EIA Gasoline Stocks Change;-1.3M
Wed 10:30;USD;;;EIA Cushing Crude Oil Stocks Change;0.652M
Wed 16:05;USD;FOMC Member Cook Speaks;;Fed Cook Speech;
Wed 16:30;USD;President Trump Speaks;;;
Wed 20:35;USD;FOMC Member Daly Speaks;;Fed Daly Speech;
Wed 21:30;AUD;Goods Trade Balance;-2.12B;Balance of Trade;A$-2.118B
Wed 21:30;AUD;;;Exports MoM;1.3%
Wed 23:35;JPY;30-y Bond Auction;3.84|3.9;30-Year JGB Auction;3.842%
Thu 02:00;EUR;German Factory Orders m/m;1.6%;Factory Orders MoM;=
Thu 03:00;CHF;Unemployment Rate;3.0%;Unemployment Rate;3%
Thu 04:00;EUR;Italian Industrial Production m/m;-0.4%;Industrial Production MoM;=
Thu 04:00;EUR@IT;;;Industrial Production YoY;0.9%
Thu 04:30;GBP;Construction PMI;37.4;S&P Global Construction PMI;=
Thu 04:41;EUR;Spanish 10-y Bond Auction;3.31|1.6;10-Year Obligacion Auction;3.312%;04:40
Thu 04:57;EUR;French 10-y Bond Auction;3.57|2.9;10-Year OAT Auction;3.57%;04:50
Thu 05:00;EUR;Retail Sales m/m;0.4%;Retail Sales MoM;=
Thu 05:00;EUR;;;Retail Sales YoY;1.9%
Thu 05:30;USD;Challenger Job Cuts y/y;-6.5%;;
Thu 05:30;USD;;;Challenger Job Cuts;61.2K
Thu 08:30;USD;Unemployment Claims;194K;Initial Jobless Claims;=
Thu 08:30;USD;;;Continuing Jobless Claims;1811K
Thu 08:30;USD;;;Jobless Claims 4-week Average;203.25K
Thu 08:30;USD;Prelim Nonfarm Productivity q/q;0.9%;Nonfarm Productivity QoQ Prel;=
Thu 08:30;USD;Prelim Unit Labor Costs q/q;2.1%;Unit Labour Costs QoQ Prel;=
Thu 10:00;USD;Final Wholesale Inventories m/m;0.2%;Wholesale Inventories MoM;=
Thu 10:30;USD;Natural Gas Storage;24B;EIA Natural Gas Stocks Change;24Bcf
Thu 17:30;USD;FOMC Member Musalem Speaks;;Fed Musalem Speech;
Thu 19:30;JPY;Household Spending y/y;-0.6%;Household Spending YoY;=
Thu 19:30;JPY;;;Household Spending MoM;0.9%
Thu 22:38;CNY;Trade Balance;811B;;
Thu 22:38;CNY;USD-Denominated Trade Balance;119.6B;Balance of Trade;$119.6B;23:00
Thu 23:00;CNY;;;Exports YoY;5.2%
Fri 01:00;JPY;Leading Indicators;114.8%;Leading Economic Index Prel;114.8
Fri 02:00;EUR;German Industrial Production m/m;0.7%;Industrial Production MoM;=
Fri 02:00;EUR;German Trade Balance;18.1B;Balance of Trade;€18.1B
Fri 02:00;EUR@DE;;;Exports MoM;-0.8%
Fri 02:03;GBP;Lloyds HPI m/m;0.3%;Halifax House Price Index MoM;=;02:00
Fri 02:00;GBP;;;Halifax House Price Index YoY;1.1%
Fri 02:45;EUR;French Trade Balance;-6.2B;Balance of Trade;€-6.2B
Fri 03:00;CHF;Foreign Currency Reserves;741B;Foreign Exchange Reserves;CHF741B
Fri 03:00;CHF;SECO Consumer Climate;-32;Consumer Confidence;=
Fri 08:30;CAD;Employment Change;14.2K;Employment Change;=
Fri 08:30;CAD;;;Full Time Employment Chg;9.8K
Fri 08:30;CAD;Unemployment Rate;6.7%;Unemployment Rate;=
Fri 08:30;CAD;;;Participation Rate;65.1%
Fri 08:30;USD;Average Hourly Earnings m/m;0.2%;Average Hourly Earnings MoM;=
Fri 08:30;USD;;;Average Hourly Earnings YoY;3.6%
Fri 08:30;USD;Non-Farm Employment Change;61K;Non Farm Payrolls;=
Fri 08:30;USD;;;Nonfarm Payrolls Private;58K
Fri 08:30;USD;Unemployment Rate;4.3%;Unemployment Rate;=
Fri 08:30;USD;;;U-6 Unemployment Rate;7.9%
Fri 10:00;CAD;Ivey PMI;54.2;Ivey PMI s.a;=
Fri 10:00;USD;FOMC Member Barkin Speaks;;Fed Barkin Speech;
Fri 15:00;USD;Consumer Credit m/m;-0.4B;Consumer Credit Change;$-0.4B
Sat 12:45;USD;FOMC Member Bowman Speaks;;Fed Bowman Speech;
Sat 21:30;CNY;CPI y/y;0.9%;Inflation Rate YoY;=
Sat 21:30;CNY;;;Inflation Rate MoM;-0.2%
Sat 21:30;CNY;PPI y/y;3.7%;PPI YoY;=
`;
