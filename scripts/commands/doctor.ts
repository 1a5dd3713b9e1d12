import { parseArgs } from 'node:util';
import type { Finding } from '#brand/doctor.ts';
import { runCommand } from '../command.ts';
import type { Group } from '../desk/places.ts';
import { ROOT } from '../dist.ts';
import { findLeftTexts } from '../placeholders.ts';
import { checkOwnerFiles } from '../site-build.ts';
import { WrongArgument } from '../tool-args.ts';

const { live, backups, missing, json } = readArgs();
const groups: Group[] = [];
await runCommand(() => {
  if (live !== undefined) return checkLiveSite(live);
  return missing === undefined ? checkBrand() : listMissingTexts(missing);
});

/** `npm run doctor -- --live https://example.org --backups /var/backups/aureo` asks a running site. */
function readArgs() {
  try {
    return parseArgs({
      options: {
        live: { type: 'string' },
        backups: { type: 'string' },
        missing: { type: 'string' },
        json: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    console.error(
      `${(error as Error).message}\nTry: npm run doctor, or npm run doctor -- --live https://example.org`,
    );
    process.exit(1);
  }
}

async function checkLiveSite(address: string): Promise<void> {
  const { brand } = await import('#brand/load.ts');
  const { backendAddress } = await import('#site/lib/backend/address.ts');
  const { certificateEnd, findLiveFaults, newestFile } = await import('../live-site.ts');
  if (!URL.canParse(address) || !/^https?:/.test(address)) {
    throw new WrongArgument(
      `--live takes the address of the site, such as https://${brand.domain}; this is "${address}".`,
    );
  }
  const { origin } = new URL(address);
  const findings = await findLiveFaults({
    origin,
    brand,
    anonKey: backendAddress().anonKey,
    now: new Date(),
    ...(backups !== undefined && { backedUpAt: await newestFile(backups) }),
    certificateEnd,
  });
  if (report(`${origin}: what a visitor or you would miss`, findings) === 0)
    console.log(
      `${origin} is as it should be: TLS, pages, headers, figures, links${backups ? ', copies' : ''}.`,
    );
  else process.exitCode = 1;
}

/** `npm run doctor -- --missing pt` lists the texts that a further language leaves out. */
async function listMissingTexts(locale: string): Promise<void> {
  const { isLocale, LOCALES } = await import('#contracts/locale.ts');
  const { missingTexts } = await import('#content/words/translate.ts');
  if (!isLocale(locale))
    throw new WrongArgument(
      `--missing takes a language of the site: ${LOCALES.join(', ')}. This is "${locale}".`,
    );
  for (const key of missingTexts(locale)) console.log(key);
}

async function checkBrand(): Promise<void> {
  const { brand, placeOf } = await import('#brand/load.ts');
  // In the desk the build says the same.
  for (const warning of await checkOwnerFiles()) console.warn(warning);
  const {
    findEndedOffer,
    findExampleIdentity,
    findExampleOwner,
    findForeignHandles,
    findIllustrations,
    findMislabelledCalls,
    findPlaceholders,
    findRunningOffer,
    findTiersWithoutCall,
    findWaiting,
    findWaitingClaims,
  } = await import('#brand/doctor.ts');
  const { showsInvented } = await import('#brand/placeholder.ts');
  const { roadmap } = await import('#content/roadmap.ts');
  const { TESTIMONIALS, testimonialLacks } = await import('#content/testimonials.ts');
  const { dayPictures } = await import('#content/articles/day.ts');
  const { video, videoLacks } = await import('#content/video.ts');
  const { articleLacks, isPublic, WRITTEN } = await import('#content/articles/articles.ts');
  const { LOCALES } = await import('#contracts/locale.ts');
  const { missingTexts } = await import('#content/words/translate.ts');
  const { TRANSCRIBED } = await import('#content/indicators/official/bls-days.ts');
  const { endOfList } = await import('#domain/official/copied-list.ts');
  const { LOG_DAYS } = await import('#content/legal/documents.ts');
  const { findMissingKeys, findRiskySettings, readForDoctor } = await import('#server/settings-findings.ts');
  const { namesInFile } = await import('#server/unknown-settings.ts');
  const settings = readForDoctor(process.env, namesInFile('.env'));
  const wrong = [
    report('settings (.env and environment)', 'PORT' in settings ? findRiskySettings(settings) : settings),
    report(
      'brand: placeholders, nothing real is there',
      findPlaceholders(brand).map((one) => ({ ...one, field: placeOf(one.field) })),
    ),
    report(
      'brand: name, slug and handles of the example',
      findExampleIdentity(brand).map((one) => ({ ...one, field: placeOf(one.field) })),
    ),
    report('brand/brand.json: who answers for the site', findExampleOwner(brand)),
    report(
      'brand/brand.json: header buttons that open another product than they name',
      findMislabelledCalls(brand),
    ),
    report(
      'brand/offers.json: tiers that no visitor can buy',
      findTiersWithoutCall(
        brand,
        roadmap.map(({ tier }) => tier),
      ),
    ),
    report('brand/brand.json: an offer that has ended', findEndedOffer(brand, Date.now())),
    report(
      'content: texts that npm run new left for you to write',
      findLeftTexts(ROOT).map(({ file, line, text }) => ({
        field: `${file}:${line}`,
        value: text,
        advice: 'write the text, in each language',
      })),
    ),
  ].reduce((sum, one) => sum + one, 0);
  // On a real domain the pages leave these out: they are counted only while they show (N13).
  const isShown = showsInvented(brand);
  const until = isShown ? '' : ', left out of the pages until you supply them';
  const invented = [
    report(
      `brand/claims.json: claims that you have not confirmed${until}`,
      findWaitingClaims(brand),
      isShown,
    ),
    report(
      `content/articles: cases that you have not confirmed${until}`,
      findWaiting(
        WRITTEN.map((article) => ({
          field: `content/articles/${article.id}/article.ts`,
          value: 'tells of your own trades',
          lacks: articleLacks(article),
        })),
      ),
      isShown,
    ),
    report(
      `content/testimonials.json: illustrative testimonials${until}`,
      findWaiting(
        TESTIMONIALS.map((one) => ({
          field: one.id,
          value: `${one.name}: an invented example`,
          lacks: testimonialLacks(one),
        })),
      ),
      isShown,
    ),
    report(
      `content/video.json: a placeholder for the video${until}`,
      findWaiting([{ field: 'id', value: String(video.id), lacks: videoLacks(video) }]),
      isShown,
    ),
  ].reduce((sum, one) => sum + one, 0);
  // The owner means these to wait: printed but not counted.
  say(
    'content/articles: not public yet',
    WRITTEN.filter((article) => !isPublic(article, new Date())).map(({ id, draft, published }) => ({
      field: id,
      keys: [draft ? 'draft' : 'published'],
      value: draft ? 'a draft' : `from ${published} on`,
      advice: draft ? 'take draft away when it is ready' : 'build and restart on that day',
    })),
  );
  // A further language may be partial: printed but not counted.
  say(
    'content/words: texts that show in English because a language leaves them out',
    LOCALES.flatMap((locale) => {
      const missing = missingTexts(locale);
      if (missing.length === 0) return [];
      return [
        {
          field: locale,
          value: `${missing.length} texts, the first is ${missing[0]}`,
          advice: `translate them: npm run doctor -- --missing ${locale} lists all`,
        },
      ];
    }),
  );
  // Labelled drawings may stay: they are printed but not counted.
  say(
    'content/articles: illustrative pictures',
    findIllustrations(
      WRITTEN.flatMap(({ id, report }) =>
        report?.day
          ? dayPictures(report.day.pictures).map(({ phase, illustrative }) => ({
              id: `${id}, phase ${phase}`,
              name: 'picture of the day',
              illustrative,
            }))
          : [],
      ),
      'put a real picture whose owner agreed to it (docs/content.md), or leave the drawn one and its label; a real domain calls no drawing verified',
    ),
  );
  // A publisher without its key is off, and the coverage page says so: printed but not counted.
  say('settings: free keys that are not set', 'PORT' in settings ? findMissingKeys(settings) : []);
  // The site says itself that nothing confirms these events: printed but not counted.
  say(
    'content/indicators/official/bls-days.ts: copied days that end',
    TRANSCRIBED.flatMap((list) => {
      const { state, endsOn, daysLeft } = endOfList(list, new Date());
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
  );
  say(
    'brand/socials.json: handles that their address does not have, to confirm',
    findForeignHandles(brand).map((one) => ({ ...one, field: placeOf(one.field) })),
  );
  say('brand/brand.json: a limited offer, to confirm', findRunningOffer(brand, Date.now()));
  if (json) return console.log(JSON.stringify(groups));
  console.log(
    `\ncontent/legal: the four documents fit the product as it is, but no lawyer has read them.\n  → have counsel of the countries you sell in review them, then raise version and lastChanged\n  → they say that the site recommends no broker, that who pays for being recommended is named there, and that logs go after ${LOG_DAYS} days (docs/operations.md): keep both true\n  → prices say nothing about taxes or pesos: ask counsel what the countries you sell in require`,
  );
  const count = wrong + invented;
  if (count === 0) {
    console.log('The brand is well-formed, and nothing in it would embarrass a live site.');
    return;
  }
  const things = count === 1 ? 'this one thing' : `these ${count} things`;
  console.log(`\nThe brand is well-formed, but a live site should not show ${things}.`);
  process.exitCode = 1;
}

/** Prints what is not counted: only the owner knows whether it is as it should be. */
function say(title: string, findings: readonly Finding[]): void {
  report(title, findings, false);
}

/** Prints a group of findings, or keeps it for `--json`, and an advice once for neighbours that share it; returns how many of them count. */
function report(title: string, findings: readonly Finding[], isCounted = true): number {
  if (findings.length > 0) groups.push({ title, findings, isCounted });
  const counted = isCounted ? findings.length : 0;
  if (json) return counted;
  const width = Math.max(...findings.map(({ field }) => field.length));
  if (findings.length > 0) console.log(`\n${title} (${findings.length})`);
  for (const [index, { field, value, advice }] of findings.entries()) {
    console.log(`  ${field.padEnd(width)}  ${value}`);
    if (findings[index + 1]?.advice !== advice) console.log(`  → ${advice}`);
  }
  return counted;
}
