// Runs before each test file: no test leaves its clock behind for the next one.
import { afterEach, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
});
