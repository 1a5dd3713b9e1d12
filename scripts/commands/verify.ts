import { startChecks } from '../checks.ts';
import { runSteps } from '../steps.ts';

process.exit((await runSteps(startChecks())) ? 0 : 1);
