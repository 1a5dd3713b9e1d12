import type { Localized } from '#contracts/locale.ts';

export interface Publisher {
  readonly name: Localized<string>;
  readonly url: string;
}

function publisher(url: string, es: string, en: string = es): Publisher {
  return { url, name: { es, en } };
}

/** The bodies that make figures known first, with their own page; names as they call themselves. */
export const PUBLISHERS = {
  adp: publisher('https://adpemploymentreport.com/', 'ADP Research'),
  'atlanta-fed': publisher('https://www.atlantafed.org/', 'Fed de Atlanta', 'Atlanta Fed'),
  'ai-group': publisher('https://www.australianindustrygroup.com.au/', 'Australian Industry Group'),
  anz: publisher('https://www.anz.com.au/', 'ANZ'),
  'anz-nz': publisher('https://www.anz.co.nz/', 'ANZ New Zealand'),
  'api-oil': publisher('https://www.api.org/', 'American Petroleum Institute'),
  'baker-hughes': publisher('https://rigcount.bakerhughes.com/', 'Baker Hughes'),
  bea: publisher(
    'https://www.bea.gov/',
    'Oficina de Análisis Económico (BEA)',
    'Bureau of Economic Analysis',
  ),
  bls: publisher(
    'https://www.bls.gov/',
    'Oficina de Estadísticas Laborales (BLS)',
    'Bureau of Labor Statistics',
  ),
  brc: publisher('https://brc.org.uk/', 'British Retail Consortium'),
  'business-nz': publisher('https://businessnz.org.nz/', 'BusinessNZ'),
  'cabinet-office-jp': publisher(
    'https://www.esri.cao.go.jp/en/',
    'Oficina del Gabinete de Japón',
    'Cabinet Office of Japan',
  ),
  cbi: publisher('https://www.cbi.org.uk/', 'Confederation of British Industry'),
  census: publisher(
    'https://www.census.gov/economic-indicators/',
    'Oficina del Censo de EE. UU.',
    'US Census Bureau',
  ),
  cftc: publisher('https://www.cftc.gov/', 'CFTC'),
  challenger: publisher('https://www.challengergray.com/', 'Challenger, Gray & Christmas'),
  cfib: publisher('https://www.cfib-fcei.ca/', 'CFIB'),
  'chicago-fed': publisher('https://www.chicagofed.org/', 'Fed de Chicago', 'Chicago Fed'),
  'cleveland-fed': publisher('https://www.clevelandfed.org/', 'Fed de Cleveland', 'Cleveland Fed'),
  'conference-board': publisher('https://www.conference-board.org/', 'The Conference Board'),
  'customs-cn': publisher('http://english.customs.gov.cn/', 'Aduanas de China', 'China Customs'),
  'customs-ch': publisher('https://www.bazg.admin.ch/', 'Aduanas de Suiza (BAZG)', 'Swiss Customs (FOCBS)'),
  dol: publisher('https://www.dol.gov/', 'Departamento de Trabajo de EE. UU.', 'US Department of Labor'),
  eia: publisher('https://www.eia.gov/', 'EIA'),
  'employment-de': publisher('https://www.arbeitsagentur.de/', 'Bundesagentur für Arbeit'),
  'european-commission': publisher(
    'https://economy-finance.ec.europa.eu/',
    'Comisión Europea',
    'European Commission',
  ),
  fed: publisher('https://www.federalreserve.gov/', 'Reserva Federal', 'Federal Reserve'),
  fhfa: publisher('https://www.fhfa.gov/', 'FHFA'),
  'finance-fr': publisher(
    'https://www.economie.gouv.fr/',
    'Ministerio de Economía de Francia',
    'French Ministry of Economy and Finance',
  ),
  'freddie-mac': publisher('https://www.freddiemac.com/pmms', 'Freddie Mac'),
  gdt: publisher('https://www.globaldairytrade.info/', 'Global Dairy Trade'),
  gfk: publisher('https://www.gfk.com/', 'GfK'),
  ifo: publisher('https://www.ifo.de/', 'Instituto ifo', 'ifo Institute'),
  ism: publisher('https://www.ismworld.org/', 'Institute for Supply Management'),
  ivey: publisher('https://www.iveypmi.uwo.ca/', 'Ivey Business School'),
  jmtba: publisher('https://www.jmtba.or.jp/', 'JMTBA'),
  'kansas-fed': publisher('https://www.kansascityfed.org/', 'Fed de Kansas City', 'Kansas City Fed'),
  kof: publisher('https://kof.ethz.ch/', 'KOF (ETH Zürich)'),
  'labour-es': publisher(
    'https://www.mites.gob.es/',
    'Ministerio de Trabajo de España (SEPE)',
    'Spanish Ministry of Labour (SEPE)',
  ),
  lmi: publisher('https://www.the-lmi.com/', "Logistics Managers' Index"),
  manheim: publisher('https://site.manheim.com/', 'Manheim'),
  mba: publisher('https://www.mba.org/', 'Mortgage Bankers Association'),
  meti: publisher('https://www.meti.go.jp/english/', 'METI (Japón)', 'METI (Japan)'),
  mhlw: publisher(
    'https://www.mhlw.go.jp/english/',
    'Ministerio de Trabajo de Japón',
    'Ministry of Labour of Japan',
  ),
  mlit: publisher('https://www.mlit.go.jp/en/', 'MLIT (Japón)', 'MLIT (Japan)'),
  mni: publisher('https://www.marketnews.com/', 'MNI'),
  mof: publisher(
    'https://www.mof.go.jp/english/',
    'Ministerio de Finanzas de Japón',
    'Ministry of Finance of Japan',
  ),
  nab: publisher('https://business.nab.com.au/', 'National Australia Bank'),
  nahb: publisher('https://www.nahb.org/', 'NAHB'),
  nar: publisher('https://www.nar.realtor/', 'National Association of Realtors'),
  nationwide: publisher('https://www.nationwidehousepriceindex.co.uk/', 'Nationwide'),
  nfib: publisher('https://www.nfib.com/', 'NFIB'),
  nim: publisher('https://www.nim.org/', 'NIM (GfK)'),
  'ny-fed': publisher('https://www.newyorkfed.org/', 'Fed de Nueva York', 'New York Fed'),
  nzier: publisher('https://www.nzier.org.nz/', 'NZIER'),
  opec: publisher('https://www.opec.org/', 'OPEP', 'OPEC'),
  'philly-fed': publisher('https://www.philadelphiafed.org/', 'Fed de Filadelfia', 'Philadelphia Fed'),
  reinz: publisher('https://www.reinz.co.nz/', 'REINZ'),
  reuters: publisher('https://www.reuters.com/', 'Reuters'),
  rics: publisher('https://www.rics.org/', 'RICS'),
  seco: publisher('https://www.seco.admin.ch/', 'SECO'),
  sentix: publisher('https://www.sentix.de/', 'Sentix'),
  'sp-dji': publisher('https://www.spglobal.com/spdji/', 'S&P Dow Jones Indices'),
  'sp-global': publisher('https://www.pmi.spglobal.com/', 'S&P Global'),
  tipp: publisher('https://tippinsights.com/', 'TIPP'),
  'treasury-direct': publisher('https://www.treasurydirect.gov/', 'TreasuryDirect'),
  umich: publisher('https://www.sca.isr.umich.edu/', 'Universidad de Míchigan', 'University of Michigan'),
  usda: publisher('https://www.usda.gov/', 'USDA'),
  westpac: publisher('https://www.westpaciq.com.au/', 'Westpac'),
  zew: publisher('https://www.zew.de/', 'Instituto ZEW', 'ZEW'),
} as const satisfies Record<string, Publisher>;

export type PublisherId = keyof typeof PUBLISHERS;

/** A country's own office for each task; ISO 3166 alpha-2, "EU" for the euro area. */
export type Office = 'statistics' | 'central-bank' | 'finance';

export const OFFICES: Readonly<Record<Office, Readonly<Record<string, Publisher>>>> = {
  statistics: {
    EU: publisher('https://ec.europa.eu/eurostat', 'Eurostat'),
    DE: publisher('https://www.destatis.de/', 'Destatis'),
    FR: publisher('https://www.insee.fr/', 'INSEE'),
    IT: publisher('https://www.istat.it/', 'Istat'),
    ES: publisher('https://www.ine.es/', 'INE'),
    GB: publisher('https://www.ons.gov.uk/', 'ONS'),
    JP: publisher(
      'https://www.stat.go.jp/english/',
      'Oficina de Estadística de Japón',
      'Statistics Bureau of Japan',
    ),
    CH: publisher(
      'https://www.bfs.admin.ch/',
      'Oficina Federal de Estadística (BFS)',
      'Federal Statistical Office',
    ),
    CA: publisher('https://www.statcan.gc.ca/', 'Statistics Canada'),
    AU: publisher('https://www.abs.gov.au/', 'Australian Bureau of Statistics'),
    NZ: publisher('https://www.stats.govt.nz/', 'Stats NZ'),
    CN: publisher(
      'https://www.stats.gov.cn/english/',
      'Oficina Nacional de Estadística de China',
      'National Bureau of Statistics of China',
    ),
    MX: publisher('https://www.inegi.org.mx/', 'INEGI'),
  },
  'central-bank': {
    US: publisher('https://www.federalreserve.gov/', 'Reserva Federal', 'Federal Reserve'),
    EU: publisher('https://www.ecb.europa.eu/', 'Banco Central Europeo', 'European Central Bank'),
    DE: publisher('https://www.bundesbank.de/', 'Bundesbank'),
    FR: publisher('https://www.banque-france.fr/', 'Banco de Francia', 'Banque de France'),
    IT: publisher('https://www.bancaditalia.it/', 'Banco de Italia', 'Bank of Italy'),
    ES: publisher('https://www.bde.es/', 'Banco de España', 'Bank of Spain'),
    GB: publisher('https://www.bankofengland.co.uk/', 'Banco de Inglaterra', 'Bank of England'),
    JP: publisher('https://www.boj.or.jp/en/', 'Banco de Japón', 'Bank of Japan'),
    CH: publisher('https://www.snb.ch/', 'Banco Nacional Suizo', 'Swiss National Bank'),
    CA: publisher('https://www.bankofcanada.ca/', 'Banco de Canadá', 'Bank of Canada'),
    AU: publisher('https://www.rba.gov.au/', 'Banco de la Reserva de Australia', 'Reserve Bank of Australia'),
    NZ: publisher(
      'https://www.rbnz.govt.nz/',
      'Banco de la Reserva de Nueva Zelanda',
      'Reserve Bank of New Zealand',
    ),
    CN: publisher(
      'http://www.pbc.gov.cn/en/3688006/index.html',
      'Banco Popular de China',
      'People’s Bank of China',
    ),
    MX: publisher('https://www.banxico.org.mx/', 'Banco de México', 'Bank of Mexico'),
  },
  finance: {
    US: publisher('https://home.treasury.gov/', 'Departamento del Tesoro de EE. UU.', 'US Treasury'),
    DE: publisher('https://www.deutsche-finanzagentur.de/', 'Finanzagentur'),
    FR: publisher('https://www.aft.gouv.fr/', 'Agence France Trésor'),
    IT: publisher('https://www.dt.mef.gov.it/', 'Tesoro de Italia', 'Italian Treasury'),
    ES: publisher('https://www.tesoro.es/', 'Tesoro Público de España', 'Spanish Treasury'),
    GB: publisher('https://www.dmo.gov.uk/', 'Debt Management Office'),
    JP: publisher(
      'https://www.mof.go.jp/english/',
      'Ministerio de Finanzas de Japón',
      'Ministry of Finance of Japan',
    ),
    CA: publisher(
      'https://www.canada.ca/en/department-finance.html',
      'Ministerio de Finanzas de Canadá',
      'Department of Finance Canada',
    ),
    AU: publisher('https://treasury.gov.au/', 'Tesoro de Australia', 'Australian Treasury'),
    NZ: publisher('https://www.treasury.govt.nz/', 'Tesoro de Nueva Zelanda', 'New Zealand Treasury'),
    MX: publisher('https://www.gob.mx/shcp', 'Secretaría de Hacienda', 'Mexican Finance Ministry'),
  },
};
