/** The one account the replayed API knows. */
export const ACCOUNT = { email: 'demo@aureo.example', password: 'only-for-replay' } as const;

const ATTEMPTS_ALLOWED = 5;

export type Login = { readonly token: string } | 'refused' | 'locked';

/** Sessions of the replayed API: tokens never expire by themselves, failed logins lock the account for good. */
export interface Sessions {
  login(email: string | null, password: string | null): Login;
  knows(session: string | null): boolean;
  logout(session: string | null): boolean;
  revokeAll(): void;
}

/** Tokens are handed out percent-encoded: the part after the prefix holds a "+" and a "/". */
function tokenNumber(serial: number): string {
  return `rT7${serial.toString(36).padStart(4, '0')}+qZx/8LbW${(serial * 7919) % 9973}`;
}

export function createSessions(): Sessions {
  const live = new Set<string>();
  let issued = 0;
  let failed = 0;
  return {
    login(email, password) {
      if (failed > ATTEMPTS_ALLOWED) return 'locked';
      if (email !== ACCOUNT.email || password !== ACCOUNT.password) {
        failed += 1;
        return failed > ATTEMPTS_ALLOWED ? 'locked' : 'refused';
      }
      failed = 0;
      issued += 1;
      const session = tokenNumber(issued);
      live.add(session);
      return { token: encodeURIComponent(session) };
    },
    knows: (session) => session !== null && live.has(session),
    logout: (session) => session !== null && live.delete(session),
    revokeAll: () => live.clear(),
  };
}
