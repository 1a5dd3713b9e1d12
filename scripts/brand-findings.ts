import {
  type Finding,
  findEndedOffer,
  findExampleIdentity,
  findExampleOwner,
  findExamplePlans,
  findForeignHandles,
  findIllustrations,
  findMislabelledCalls,
  findPlaceholders,
  findRunningOffer,
  findTiersWithoutCall,
  findWaiting,
  findWaitingClaims,
} from '#brand/doctor.ts';
import { brand, placeOf } from '#brand/load.ts';
import { showsInvented } from '#brand/placeholder.ts';
import { articleLacks, isPublic, WRITTEN } from '#content/articles/articles.ts';
import { dayPictures } from '#content/articles/day.ts';
import { TRANSCRIBED } from '#content/indicators/official/bls-days.ts';
import { PHASES, roadmap } from '#content/roadmap.ts';
import { isOn } from '#content/routes.ts';
import { SCENARIO_CURRENCY, SCENARIOS } from '#content/scenarios.ts';
import { TESTIMONIALS, testimonialLacks } from '#content/testimonials.ts';
import { video, videoLacks } from '#content/video.ts';
import { missingTexts } from '#content/words/translate.ts';
import { LOCALES } from '#contracts/locale.ts';
import { endOfList } from '#domain/official/copied-list.ts';
import { findMissingKeys, findRiskySettings, readForDoctor } from '#server/settings-findings.ts';
import { namesInFile } from '#server/unknown-settings.ts';
import { ROOT } from './dist.ts';
import { findLeftTexts } from './placeholders.ts';

/** What is left to do before the site goes live, as `npm run doctor -- --json` writes it. */
export interface Group {
  readonly title: string;
  readonly findings: readonly Finding[];
  /** Whether a live site should not show it; the others are only said. */
  readonly isCounted: boolean;
}

/** Groups of findings by their titles. */
type Titled = Readonly<Record<string, readonly Finding[]>>;

/** What `npm run doctor` says of the brand, its content and the settings of this copy. */
export function brandGroups(now: Date): Group[] {
  const settings = readForDoctor(process.env, namesInFile('.env'));
  const [risky, missing] =
    'PORT' in settings ? [findRiskySettings(settings), findMissingKeys(settings)] : [settings, []];
  // On a real domain the pages leave out what is invented: it is counted only while it shows (N13).
  const isShown = showsInvented(brand);
  return [
    ...grouped({ 'settings (.env and environment)': risky }, true),
    ...grouped(wrongOfBrand(now), true),
    ...grouped(invented(isShown ? '' : ', left out of the pages until you supply them'), isShown),
    ...grouped(meantToWait(now), false),
    // A publisher without its key is off, and the coverage page says so.
    ...grouped({ 'settings: free keys that are not set': missing }, false),
    ...grouped(toConfirm(now), false),
  ];
}

function grouped(titled: Titled, isCounted: boolean): Group[] {
  return Object.entries(titled)
    .filter(([, findings]) => findings.length > 0)
    .map(([title, findings]) => ({ title, findings, isCounted }));
}

const inFile = (findings: readonly Finding[]) =>
  findings.map((one) => ({ ...one, field: placeOf(one.field) }));

function wrongOfBrand(now: Date): Titled {
  const sold = PHASES.map(({ tier }) => tier);
  return {
    'brand: placeholders, nothing real is there': inFile(findPlaceholders(brand)),
    'brand: name, slug and handles of the example': inFile(findExampleIdentity(brand)),
    'brand/brand.json: who answers for the site': findExampleOwner(brand),
    'content/scenarios.json: currency and plans of the example': isOn('calculator')
      ? findExamplePlans(brand, {
          currency: SCENARIO_CURRENCY,
          plans: SCENARIOS.map(({ id, planName }) => ({ field: `scenarios.${id}`, value: planName.en })),
        })
      : [],
    'brand/brand.json: header buttons that open another product than they name': findMislabelledCalls(brand),
    'brand/offers.json: tiers that no visitor can buy': findTiersWithoutCall(brand, sold),
    'content/roadmap.json: phases of a tier that you do not sell': PHASES.filter(
      (one) => !roadmap.includes(one),
    ).map(({ id, tier }) => ({
      field: id,
      keys: ['tier'],
      value: tier,
      advice: 'name a tier of brand/offers.json, or remove the phase: the pages leave it out',
    })),
    'brand/brand.json: an offer that has ended': findEndedOffer(brand, now.getTime()),
    'content: texts that npm run new left for you to write': findLeftTexts(ROOT).map(
      ({ file, line, text }) => ({
        field: `${file}:${line}`,
        value: text,
        advice: 'write the text, in each language',
      }),
    ),
  };
}

/** Examples that show results, until the owner confirms or replaces them. */
function invented(until: string): Titled {
  return {
    [`brand/claims.json: claims that you have not confirmed${until}`]: findWaitingClaims(brand),
    [`content/articles: cases that you have not confirmed${until}`]: findWaiting(
      WRITTEN.map((article) => ({
        field: `content/articles/${article.id}/article.ts`,
        value: 'tells of your own trades',
        lacks: articleLacks(article),
      })),
    ),
    [`content/testimonials.json: illustrative testimonials${until}`]: findWaiting(
      TESTIMONIALS.map((one) => ({
        field: one.id,
        value: `${one.name}: an invented example`,
        lacks: testimonialLacks(one),
      })),
    ),
    [`content/video.json: a placeholder for the video${until}`]: findWaiting([
      { field: 'id', value: String(video.id), lacks: videoLacks(video) },
    ]),
  };
}

/** What the owner means to wait, and what a language or a picture may lack. */
function meantToWait(now: Date): Titled {
  const waiting = WRITTEN.filter((article) => !isPublic(article, now));
  const pictures = WRITTEN.flatMap(({ id, report }) =>
    report?.day
      ? dayPictures(report.day.pictures).map(({ phase, illustrative }) => ({
          id: `${id}, phase ${phase}`,
          name: 'picture of the day',
          illustrative,
        }))
      : [],
  );
  return {
    'content/articles: not public yet': waiting.map(({ id, draft, published }) => ({
      field: id,
      keys: [draft ? 'draft' : 'published'],
      value: draft ? 'a draft' : `from ${published} on`,
      advice: draft ? 'take draft away when it is ready' : 'build and restart on that day',
    })),
    'content/words: texts that show in English because a language leaves them out': LOCALES.flatMap(
      (locale) => {
        const missing = missingTexts(locale);
        if (missing.length === 0) return [];
        return [
          {
            field: locale,
            value: `${missing.length} texts, the first is ${missing[0]}`,
            advice: `translate them: npm run doctor -- --missing ${locale} lists all`,
          },
        ];
      },
    ),
    'content/articles: illustrative pictures': findIllustrations(
      pictures,
      'put a real picture whose owner agreed to it (docs/content.md), or leave the drawn one and its label; a real domain calls no drawing verified',
    ),
  };
}

/** What only the owner knows to be as it should be. */
function toConfirm(now: Date): Titled {
  return {
    // The site says itself that nothing confirms these events.
    'content/indicators/official/bls-days.ts: copied days that end': TRANSCRIBED.flatMap((list) => {
      const { state, endsOn, daysLeft } = endOfList(list, now);
      if (state === 'ok') return [];
      return [
        {
          field: list.publisher,
          value:
            state === 'ended' ? `ended on ${endsOn}` : `${daysLeft} days left, the last one is ${endsOn}`,
          advice: 'copy the days of the next year (docs/operations.md, "Every year")',
        },
      ];
    }),
    'brand/socials.json: handles that their address does not have, to confirm': inFile(
      findForeignHandles(brand),
    ),
    'brand/brand.json: hours in which you promise to answer, to confirm': Object.entries(
      brand.answerHours ?? {},
    ).map(([key, hours]) => ({
      field: `answerHours.${key}`,
      value: `${hours} h`,
      advice: 'keep it if you hold it, or remove it',
    })),
    'brand/brand.json: a limited offer, to confirm': findRunningOffer(brand, now.getTime()),
  };
}
