import { runCommand } from '../command.ts';

await runCommand(async () => {
  const { brand } = await import('#brand/load.ts');
  const { findPlaceholders } = await import('#brand/doctor.ts');
  const findings = findPlaceholders(brand);
  if (findings.length === 0) {
    console.log('The brand is well-formed and holds no placeholder.');
    return;
  }
  console.log(`The brand is well-formed, but ${findings.length} values in brand/brand.ts are placeholders:`);
  for (const { field, value, advice } of findings)
    console.log(`  ${field.padEnd(24)} ${value}\n${' '.repeat(27)}${advice}`);
  process.exitCode = 1;
});
