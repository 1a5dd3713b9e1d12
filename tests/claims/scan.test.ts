import { expect, it } from 'vitest';
import { claimText } from '#brand/claims.ts';
import { brand } from '#brand/load.ts';
import { LOCALES } from '#contracts/locale.ts';
import { claimForms } from './forms.ts';
import { findTyped, judge, visibleText, withoutComments } from './scan.ts';

const forms = claimForms(brand.claims);
/** Whether the brand makes that claim: the lines are of the example brand. */
const makes = (id: string) => brand.claims.some((claim) => claim.id === id);
const claimsIn = (text: string) => findTyped('sample.ts', text, forms).map(({ claim }) => claim);

it.each(brand.claims)('A5 finds $id in the format of both languages', (claim) => {
  for (const locale of LOCALES) {
    const printed = claimText(claim, locale);
    expect(claimsIn(`… ${printed} …`), printed).toContain(claim.id);
    expect(claimsIn(printed.replaceAll('−', '-').replaceAll('–', '-')), printed).toContain(claim.id);
  }
});

it.each(
  [
    ["  'home.lead': 'Acierta 85 % de las veces',", 'win-rate'],
    ['wins 85% of the time', 'win-rate'],
    ['gana 85\u202f% de las señales', 'win-rate'],
    ['el 85 por ciento', 'win-rate'],
    ['precisión de 85%+', 'signal-precision'],
    ['hasta 1:200', 'risk-reward-best'],
    ['1 : 200', 'risk-reward-best'],
    ['pierde -80 %', 'retail-loss'],
    ['pierde −80%', 'retail-loss'],
    ['gana +340 %', 'institutional-gain'],
    ['183 % con VIP', 'with-vip'],
    ['99,8 %', 'live-simulator-uptime'],
    ['1000+ usuarios', 'live-simulator-users'],
    ['1,000+ users', 'live-simulator-users'],
    ['más de 1.500 traders', 'community-size'],
    ['over 1,500 traders', 'community-size'],
    ['50-200 %', 'monthly-roi-range'],
    ['del 50 al 200 %', 'monthly-roi-range'],
    ['between 50% and 200%', 'monthly-roi-range'],
    ['1–3% a month', 'monthly-roi-traditional'],
    ['15 a 30 minutos', 'time-a-day'],
    ['6-8 hours', 'time-a-day-traditional'],
    ['gana + 293 pips', 'vip-gold-move'],
    ['+1.850 puntos', 'vip-bitcoin-move'],
    ['+1850 points', 'vip-bitcoin-move'],
    ['relación 1:6,8', 'vip-gold-ratio'],
    ['soporte 24/7', 'analysis-hours'],
    ['nivel 1 de 4', 'tier-place'],
    ['a 1-of-4 tier', 'tier-place'],
    ['una cuenta de 100K con riesgo de 70 a 80', 'funded-account'],
    ['open 24 x 7', 'analysis-hours'],
  ].filter(([, claim = '']) => makes(claim)),
)('A5 finds in "%s" the claim %s', (line, claim) => {
  expect(claimsIn(line)).toContain(claim);
});

it.each([
  'subió 4.85 % y bajó 185 %',
  'a las 1:30 y a la 1:35',
  'relación 1:3.5',
  'cayó 80 puntos',
  'llega a +50% y más de 50 %',
  'el 22 % del capital',
  '50 pares, 1000 onzas, 2,1000',
  '15 minutos',
  'entre 1 y 3 meses',
  'a 293 pips de la entrada',
])('A5 does not take "%s" for a claim', (line) => {
  expect(claimsIn(line)).toEqual([]);
});

it('A5 ignores figures in comments and in addresses', () => {
  const source = withoutComments("/* 85 % */\nconst a = 'https://x.example/a'; // 85 %\nconst b = '85 %';");
  expect(source.split('\n').map(claimsIn)).toEqual([
    [],
    [],
    ['win-rate', 'signal-precision', 'monthly-effectiveness'].filter(makes),
  ]);
  expect(source).toContain('https://x.example/a');
});

it('A5 reads all text of a built page except its claim elements', () => {
  const page = visibleText(`
    <html><head><title>T</title><meta name="description" content="gana 85 %"></head><body>
    <p><span data-part="claim"><span>1:200</span></span> y <b>+183</b><i> %</i></p>
    <div>99.8 %<p>x</p></div><svg aria-label="-80 %"></svg><style>a{width:100%}</style>
    <script type="application/ld+json">{"text":"1000+"}</script><script>"+340%"</script></body></html>`);
  expect(new Set(claimsIn(page))).toEqual(
    new Set(
      [
        'win-rate',
        'signal-precision',
        'monthly-effectiveness',
        'with-vip',
        'live-simulator-uptime',
        'retail-loss',
        'live-simulator-users',
      ].filter(makes),
    ),
  );
});

it.runIf(makes('with-vip'))(
  'A5 an allowed coincidence must name its place, and one without a match is reported',
  () => {
    const typed = findTyped('site/ui/Bar.tsx', 'width="100%"\ngana 183%', forms);
    const allowed = [
      { file: /\.tsx$/, line: /width="100%"/, reason: 'a length' },
      { file: /\.mdx$/, line: /./, reason: 'nothing' },
    ];
    expect(judge(typed, allowed)).toEqual({
      wrong: [{ file: 'site/ui/Bar.tsx', claim: 'with-vip', line: 'gana 183%' }],
      unused: ['nothing'],
    });
  },
);
