import { startChecks } from '../checks.ts';
import { runSteps } from '../steps.ts';

process.exit((await runSteps(startChecks())).length === 0 ? 0 : 1);
