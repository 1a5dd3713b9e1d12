import { checks } from '../checks.ts';
import { runSteps } from '../steps.ts';

process.exit((await runSteps(checks)) ? 0 : 1);
