import { MEXICO_CITY, wallClock } from '#domain/events/zones.ts';
import { runCommand } from '../command.ts';
import { ROOT } from '../dist.ts';
import { write } from '../new/changes.ts';
import { makeNew } from '../new/make.ts';
import { runTool } from '../steps.ts';

/** Makes a page, a section, an article or an indicator with placeholders: `npm run new -- article gold-in-asia`. */
await runCommand(async () => {
  const [kind, name] = process.argv.slice(2);
  // An article is public from its day in Mexico City on: in the evening the day in UTC is tomorrow's.
  const { changes, after } = makeNew(ROOT, kind, name, wallClock(new Date(), MEXICO_CITY).day);
  write(ROOT, changes);
  const files = changes.map(({ file }) => file);
  runTool('@biomejs/biome/bin/biome', ['check', '--write', '--log-level=error', ...files]);
  console.log(`Wrote:\n${files.map((file) => `  ${file}`).join('\n')}`);
  console.log(
    `Replace every [[replace: …]]: npm run doctor lists them, and a test fails while one is left.\n${after}`,
  );
});
