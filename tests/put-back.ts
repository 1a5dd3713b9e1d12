// Runs with each test file: files that share a process also share its clock, globals, environment and spies. A file's own
// afterEach runs before this one, while the clock is still fake.
import { afterEach, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
