// Runs with each test file: files that share a process also share its clock, globals, environment and spies. A file's own
// afterEach runs before this one, while the clock is still fake.
import { afterEach, beforeEach, vi } from 'vitest';

function putBack(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
}

afterEach(putBack);
// If a file's own afterEach fails, the one above does not run.
beforeEach(putBack);
