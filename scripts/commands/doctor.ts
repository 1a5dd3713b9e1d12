import { parseArgs } from 'node:util';
import type { Group } from '../brand-findings.ts';
import { runCommand } from '../command.ts';
import { checkOwnerFiles } from '../site-build.ts';
import { WrongArgument } from '../tool-args.ts';

const { live, backups, missing, json } = readArgs();
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
  if (findings.length === 0)
    return console.log(
      `${origin} is as it should be: TLS, pages, headers, figures, links${backups ? ', copies' : ''}.`,
    );
  print({ title: `${origin}: what a visitor or you would miss`, findings });
  process.exitCode = 1;
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
  // In the desk the build says the same. A broken file has to be named before its module is loaded.
  await import('#brand/load.ts');
  for (const warning of await checkOwnerFiles()) console.warn(warning);
  const { brandGroups } = await import('../brand-findings.ts');
  const groups = brandGroups(new Date());
  if (json) return console.log(JSON.stringify(groups));
  for (const group of groups) print(group);
  const { LOG_DAYS } = await import('#content/legal/documents.ts');
  console.log(
    `\ncontent/legal: the four documents fit the product as it is, but no lawyer has read them.\n  → have counsel of the countries you sell in review them, then raise version and lastChanged\n  → they say that the site recommends no broker, that who pays for being recommended is named there, and that logs go after ${LOG_DAYS} days (docs/operations.md): keep both true\n  → prices say nothing about taxes or another currency: ask counsel what the countries you sell in require`,
  );
  const count = groups.reduce((sum, { findings, isCounted }) => sum + (isCounted ? findings.length : 0), 0);
  if (count === 0) {
    console.log('The brand is well-formed, and nothing in it would embarrass a live site.');
    return;
  }
  const things = count === 1 ? 'this one thing' : `these ${count} things`;
  console.log(`\nThe brand is well-formed, but a live site should not show ${things}.`);
  process.exitCode = 1;
}

/** Prints a group of findings, and an advice once for neighbours that share it. */
function print({ title, findings }: Pick<Group, 'title' | 'findings'>): void {
  const width = Math.max(...findings.map(({ field }) => field.length));
  console.log(`\n${title} (${findings.length})`);
  for (const [index, { field, value, advice }] of findings.entries()) {
    console.log(`  ${field.padEnd(width)}  ${value}`);
    if (findings[index + 1]?.advice !== advice) console.log(`  → ${advice}`);
  }
}
