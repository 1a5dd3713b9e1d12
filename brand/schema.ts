import * as z from 'zod/mini';
import { both, currency, eachOnce, line, link, slug, withFacts } from './fields.ts';

export const SOCIAL_KINDS = [
  'messaging',
  'video',
  'shortPost',
  'threads',
  'photo',
  'shortVideo',
  'page',
  'community',
  'forum',
  'memberships',
] as const;

const price = z.number('takes an amount, like 100').check(z.positive('takes an amount above 0, like 100'));

/** In small letters, as browsers write it, and without `www.`, which the proxy leads to it (deploy/nginx, deploy/caddy). */
const domain = z.string('takes a host name, like aureo.example').check(
  z.overwrite((host) => host.toLowerCase().replace(/^www\./, '')),
  z.regex(z.regexes.domain, 'takes a host name without https:// and without a path, like aureo.example'),
);

const RANGE_KINDS = ['percent', 'minutes', 'hours'] as const;
const MOVE_KINDS = ['pips', 'points'] as const;
const number = (takes: string) => z.number(takes);

/** A percentage, a reward for each 1 risked (amount 200 is "1:200"), a count, a range of either, a price move, hours a day and days a week, an account with its risk, or a place in a list. */
const figure = z.discriminatedUnion(
  'unit',
  [
    z.strictObject({
      unit: z.literal('percent'),
      amount: z.number('takes a number, like 85'),
      atLeast: z.optional(z.boolean('takes true or false')),
      signed: z.optional(z.boolean('takes true or false')),
    }),
    z.strictObject({
      unit: z.literal('ratio'),
      amount: z.number('takes a number above 0, like 3').check(z.positive('takes a number above 0, like 3')),
    }),
    z.strictObject({
      unit: z.literal('count'),
      amount: z.int('takes a whole number, like 1000').check(z.positive('takes a number above 0, like 1000')),
      atLeast: z.optional(z.boolean('takes true or false')),
    }),
    z.strictObject({
      unit: z.literal('range'),
      of: z.enum(RANGE_KINDS, `takes one of ${RANGE_KINDS.join(', ')}`),
      from: number('takes a number, like 50'),
      to: number('takes a number, like 200'),
    }),
    z.strictObject({
      unit: z.literal('move'),
      of: z.enum(MOVE_KINDS, `takes one of ${MOVE_KINDS.join(', ')}`),
      amount: z.int('takes a whole number, like 293').check(z.positive('takes a number above 0, like 293')),
    }),
    z.strictObject({
      unit: z.literal('schedule'),
      hours: z
        .int('takes hours a day, like 24')
        .check(z.minimum(1, 'takes 1 to 24'), z.maximum(24, 'takes 1 to 24')),
      days: z
        .int('takes days a week, like 7')
        .check(z.minimum(1, 'takes 1 to 7'), z.maximum(7, 'takes 1 to 7')),
    }),
    z.strictObject({
      unit: z.literal('account'),
      /** US dollars in thousands. */
      thousands: z
        .int('takes a whole number, like 100')
        .check(z.positive('takes a number above 0, like 100')),
      risk: z.tuple(
        [number('takes a number, like 70'), number('takes a number, like 80')],
        'takes two numbers, like [70, 80]',
      ),
    }),
    z.strictObject({
      unit: z.literal('place'),
      place: z.int('takes a whole number, like 1').check(z.positive('takes a number above 0, like 1')),
      of: z.int('takes a whole number, like 4').check(z.positive('takes a number above 0, like 4')),
    }),
  ],
  "takes a unit ('percent', 'ratio', 'count', 'range', 'move', 'schedule', 'account' or 'place') and its amount",
);

/** The claims that are drawn as curves in percent (D5). */
export const SIDE_CLAIMS = { without: 'without-vip', with: 'with-vip' } as const;
const DRAWN: readonly string[] = Object.values(SIDE_CLAIMS);

const claim = z
  .strictObject(
    {
      id: slug('win-rate'),
      figure,
      text: both('takes a short text in es and in en'),
      period: both('takes the period in es and in en'),
      /** The brand gave the figure only. What it counts is our assumption until the owner confirms it. */
      meaningAssumed: z.optional(z.literal(true, 'takes true, or nothing once the owner confirmed the text')),
      /** The owner can prove the figure: a real domain shows no other (N13). */
      confirmed: z.optional(z.literal(true, 'takes true, or nothing until you can prove the figure')),
      basis: z.literal(
        'self-reported',
        "takes 'self-reported', the only basis there is until somebody audits a figure",
      ),
      verified: z.literal(false, 'takes false: no third party has verified a figure'),
    },
    'takes id, figure, text, period, basis, verified and, if needed, meaningAssumed or confirmed',
  )
  .check(
    z.refine(({ id, figure: { unit } }) => unit === 'percent' || !DRAWN.includes(id), {
      error: "takes 'percent' here: the home page draws this figure",
      path: ['figure', 'unit'],
    }),
  );
export type Claim = z.infer<typeof claim>;

/** A platform is named as it names itself, or in each language. */
const platform = z.union([line('takes a name'), both('takes a name in es and in en')], {
  error: 'takes the name of the platform, or its name in es and in en',
});

const social = z.strictObject(
  {
    kind: z.enum(SOCIAL_KINDS, `takes one of ${SOCIAL_KINDS.join(', ')}`),
    name: platform,
    handle: line('takes the handle as people read it, like @aureo'),
    url: link('takes an https address'),
  },
  'takes kind, name, handle and url',
);

const OFFER_ID = 'takes capitals, digits and _, like VIP_100';
const offerId = z.string(OFFER_ID).check(z.regex(/^[A-Z][A-Z\d_]{0,39}$/, OFFER_ID));
const PERIODS = ['one-time', 'month', 'year'] as const;

/** What is sold, at which price (D2). */
const offer = z
  .strictObject(
    {
      id: offerId,
      name: both('takes a short name in es and in en'),
      /** Who it is for, and what it brings. With features it is listed among the services of the home page. */
      about: z.optional(both('takes a short text in es and in en')),
      features: z.optional(
        z
          .array(both('takes a short text in es and in en'), 'takes a list of texts')
          .check(z.minLength(1, 'takes at least one text'), z.maxLength(8, 'takes 8 texts at most')),
      ),
      /** Words of its button. */
      call: withFacts(['price']),
      price,
      currency,
      /** Digits after the point. Default: 0. */
      decimals: z.optional(z.literal([0, 1, 2, 3], 'takes 0, 1, 2 or 3')),
      period: z.enum(PERIODS, `takes one of ${PERIODS.join(', ')}`),
      /** The price is the least amount. */
      from: z.optional(z.literal(true, 'takes true, or nothing for a fixed price')),
      checkout: link('takes an https address'),
      /** Another way to pay for the same. */
      second: z.optional(
        z.strictObject(
          { name: line('takes the name of the wallet'), url: link('takes an https address') },
          'takes name and url',
        ),
      ),
    },
    'takes id, name, call, price, currency, period, checkout and, if needed, about, features, decimals, from and second',
  )
  .check(
    z.refine(({ price: amount, decimals = 0 }) => Number(amount.toFixed(decimals)) === amount, {
      error: 'takes no more digits after the point than decimals says',
      path: ['price'],
    }),
  );
export type Offer = Readonly<z.infer<typeof offer>>;

const buyerCall = z.strictObject(
  { label: both('takes a short text in es and in en'), product: offerId, checkout: offerId },
  'takes label, product and checkout',
);

const ANALYTICS = 'takes name, script, origins, policy and, if needed, data and exempt';
const origin = (takes: string) =>
  z
    .url({ protocol: /^https$/, hostname: z.regexes.domain, error: takes })
    .check(z.refine((value) => URL.canParse(value) && new URL(value).origin === value, takes));

/** An analytics service. Its script runs only for visitors who accepted it in a banner, unless it is exempt (N3). */
const analytics = z
  .strictObject(
    {
      name: line('takes the name of the service as its own policy has it'),
      script: link('takes the https address of the script'),
      /** Every origin the script loads from or sends to; pages may connect to no other origin. */
      origins: z
        .array(origin('takes origins like https://stats.example'), 'takes a list of origins')
        .check(z.minLength(1, 'takes at least the origin of the script'), z.maxLength(8, 'takes 8 at most')),
      policy: link('takes the https address of the privacy policy of the service'),
      /** Attributes of the script element: { domain: 'aureo.example' } becomes data-domain. */
      data: z.optional(
        z.record(
          z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/, 'takes names like site-id')),
          line('takes a short text'),
        ),
      ),
      /**
       * The owner declares that the service needs no consent: it is the owner's own, on the site's domain, without cookies and
       * identifiers. It then runs without a banner, and never for a visitor who objects (GPC, DNT).
       */
      exempt: z.optional(z.literal(true, 'takes true, or nothing for a service that needs consent')),
    },
    ANALYTICS,
  )
  .check(
    z.refine(
      ({ script, origins }) => URL.canParse(script) && origins.includes(new URL(script).origin),
      'takes the origin of the script among its origins',
    ),
  );

/**
 * What an owner may switch off: ways to pay and sites of the brand, pages, sections of the home page. The legal texts name
 * services, and islands link the risk tools, so these stay; the roadmap goes with its last phase.
 */
export const SWITCHES = [
  ...(['wallet', 'simulator', 'experienceHub', 'merch', 'network', 'tools', 'educationalSimulator'] as const),
  ...([
    'process',
    'beforeAfter',
    'comparison',
    'video',
    'calculator',
    'testimonials',
    'faq',
    'social',
  ] as const),
  'index',
] as const;
export type Switch = (typeof SWITCHES)[number];

const HOURS = 'takes hours from 1 to 720, as a whole number';
const hours = z.optional(z.int(HOURS).check(z.minimum(1, HOURS), z.maximum(720, HOURS)));
/** How soon messages are answered; what is left out promises nothing (H4). */
const answerHours = z.strictObject(
  {
    /** Of a member of the VIP channel, by message. */
    vip: hours,
    email: hours,
    social: hours,
  },
  'takes hours of vip, email and social',
);

const counting = {
  /** Whether the site counts views and calls for its owner, without cookies and visitors (N17). */
  countVisits: z._default(z.boolean('takes true or false'), true),
  /** Whether links to a checkout carry the campaign tags (utm_source …) of the visitor's first page. Default: false. */
  passTags: z.optional(z.boolean('takes true or false')),
};

/** Everything about the brand that an owner may change (A1). Unknown fields are rejected, because they are usually misspelt. */
export const brandSchema = z
  .strictObject({
    /** More letters have no place in the header of a small phone. */
    name: line('takes the name as people read it, like Áureo', 40),
    slug: slug('aureo'),
    domain,
    email: z.email('takes an e-mail address, like soporte@aureo.example'),
    owner: z.strictObject(
      {
        name: line('takes the person or company that answers for the site, as the law knows it'),
        address: line('takes the postal address of that person or company'),
        /** Some countries require a telephone number before a sale. Without it, the footer shows none. */
        phone: z.optional(line('takes a telephone number as people read it, like +52 222 555 0100')),
      },
      'takes name, address and, if needed, phone',
    ),
    answerHours: z.optional(answerHours),
    freeChannel: link('takes an https address'),
    /** Without it, nothing mentions it. */
    simulator: z.optional(link('takes an https address')),
    experienceHub: z.optional(link('takes an https address')),
    /** The brand's page on a charting site; shared charts are below it. Without it, articles link no charts. */
    charts: z.optional(
      z.strictObject({ name: platform, url: link('takes an https address') }, 'takes name and url'),
    ),
    socials: z.array(social, 'takes a list of profiles'),
    /** The two buttons of the header, and the one that replaces the second on the page of the VIP channel. */
    buyerCalls: z.strictObject(
      { start: buyerCall, invest: buyerCall, vip: buyerCall },
      'takes start, invest and vip',
    ),
    /** A lower price of the first tier, the VIP channel, until a moment: the banner names both prices. Without it nothing is called limited. */
    offer: z.optional(
      z.strictObject(
        {
          regular: price,
          until: z.iso.datetime({
            offset: true,
            error: 'takes an ISO moment with its zone, like 2027-01-31T23:59:59-06:00',
          }),
        },
        'takes the regular price and the end',
      ),
    ),
    /** The first is what the page of the VIP channel sells. */
    offers: z
      .array(offer, 'takes 1 to 8 tiers')
      .check(z.minLength(1, 'takes at least one tier'), z.maxLength(8, 'takes 8 tiers at most'), eachOnce()),
    /** Without it, there is no analytics and no banner. */
    analytics: z.optional(analytics),
    ...counting,
    /** What is switched off: ["merch", "faq"]. Menus, footer, lists and links follow. */
    off: z.optional(
      z.array(
        z.enum(SWITCHES, `takes some of ${SWITCHES.join(', ')}`),
        'takes a list of names, like ["merch"]',
      ),
    ),
    claims: z.array(claim, 'takes a list of claims').check(eachOnce()),
  })
  .check(
    z.refine(({ offer: limited, offers: [first] }) => !limited || !first || limited.regular > first.price, {
      error: 'takes a regular price above the price of the first tier',
      path: ['offer', 'regular'],
    }),
    ...(['start', 'invest', 'vip'] as const).flatMap((call) =>
      (['product', 'checkout'] as const).map((key) =>
        z.refine<{ buyerCalls: Record<string, Record<string, unknown>>; offers: readonly { id: string }[] }>(
          ({ buyerCalls, offers }) => offers.some(({ id }) => id === buyerCalls[call]?.[key]),
          { error: 'takes the id of a tier in brand/offers.json', path: ['buyerCalls', call, key] },
        ),
      ),
    ),
  );
export type BrandValues = z.infer<typeof brandSchema>;

/** Whether a service that the owner declares exempt is on the site's own domain: another company needs consent (N3). */
export const hasOwnExemptService = z.refine<BrandValues>(
  ({ analytics, domain }) => !analytics?.exempt || analytics.origins.every((one) => isBelow(one, domain)),
  {
    path: ['analytics', 'exempt'],
    error: 'takes true only for a service on your own domain: another company needs consent',
  },
);

function isBelow(origin: string, domain: string): boolean {
  const host = URL.parse(origin)?.hostname ?? '';
  return host === domain || host.endsWith(`.${domain}`);
}
