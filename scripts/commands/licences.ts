import { writeFile } from 'node:fs/promises';
import { runCommand } from '../command.ts';
import { LICENCES_FILE, licenceList } from '../licences.ts';

await runCommand(async () => {
  await writeFile(LICENCES_FILE, await licenceList());
  console.log('Wrote THIRD_PARTY.md.');
});
