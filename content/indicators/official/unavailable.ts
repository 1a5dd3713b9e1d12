import type { Bilingual } from '../indicator.ts';

/** A kind of the catalogue with a figure, whose publisher gives no free value that this site may show, and why (N11). */
export interface Unavailable {
  readonly kind: string;
  readonly reason: Bilingual<string>;
}

const entry = (kind: string, es: string, en: string): Unavailable => ({ kind, reason: { es, en } });

/** The publisher sells its figure, or its terms ask for a licence. */
const licensed = (kind: string, owner: string) =>
  entry(kind, `Requiere licencia de ${owner}`, `Needs a license from ${owner}`);
/** A private survey without terms that allow reuse. */
const privateSurvey = (kind: string, owner: string) =>
  entry(kind, `Encuesta privada de ${owner}`, `Private survey by ${owner}`);
/** Its terms allow research and education, not a site that sells. */
const nonCommercial = (kind: string, es: string, en: string) =>
  entry(kind, `${es} el uso comercial`, `${en} no commercial use`);

/** Read in the publishers' terms on 22 November 2026. */
export const UNAVAILABLE: readonly Unavailable[] = [
  licensed('ism-manufacturing', 'ISM'),
  licensed('ism-services', 'ISM'),
  licensed('ism-prices', 'ISM'),
  licensed('manufacturing-pmi', 'S&P Global'),
  licensed('services-pmi', 'S&P Global'),
  licensed('composite-pmi', 'S&P Global'),
  licensed('construction-pmi', 'S&P Global'),
  licensed('chicago-pmi', 'MNI'),
  licensed('ivey-pmi', 'Ivey'),
  licensed('cb-consumer-confidence', 'The Conference Board'),
  licensed('case-shiller', 'S&P Dow Jones'),
  licensed('mortgage-rate', 'Freddie Mac'),
  licensed('existing-home-sales', 'NAR'),
  licensed('pending-home-sales', 'NAR'),
  licensed('nahb', 'NAHB'),
  licensed('adp-employment', 'ADP'),
  entry(
    'uom-consumer-sentiment',
    'Encuesta privada de la Universidad de Michigan',
    'Private survey by the University of Michigan',
  ),
  privateSurvey('mortgage-applications', 'MBA'),
  privateSurvey('redbook', 'Redbook'),
  privateSurvey('small-business-optimism', 'NFIB'),
  privateSurvey('sentix', 'Sentix'),
  privateSurvey('job-cuts', 'Challenger'),
  privateSurvey('zew', 'ZEW'),
  privateSurvey('ifo', 'ifo'),
  privateSurvey('kof', 'KOF'),
  nonCommercial('philly-fed', 'La Fed de Filadelfia no permite', 'The Philadelphia Fed allows'),
  nonCommercial(
    'regional-fed-survey',
    'Richmond, Kansas City y Dallas no permiten',
    'Richmond, Kansas City and Dallas allow',
  ),
  nonCommercial('gdp-tracker', 'La Fed de Atlanta no permite', 'The Atlanta Fed allows'),
  entry('tankan', 'El Banco de Japón pide permiso previo', 'The Bank of Japan asks for prior permission'),
  entry('loan-prime-rate', 'Su sitio prohíbe la lectura automática', 'Its site forbids automated reading'),
  entry('non-manufacturing-pmi', 'Sin dato abierto y al día de China', 'No open and current data from China'),
  entry('vehicle-sales', 'Sin dato mensual abierto y a tiempo', 'No free monthly figure published in time'),
];
