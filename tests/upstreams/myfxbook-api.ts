import { type Answer, type Ask, json, type World } from './answer.ts';
import { outlookAt } from './outlook.ts';
import { OUTLOOK } from './payload.ts';
import type { Sessions } from './sessions.ts';

export const API_ERRORS = {
  missing: { error: true, message: 'Required fields missing.' },
  refused: { error: true, message: 'Wrong email/password.', session: '' },
  locked: { error: true, message: 'Max login attempts reached. Please try again later.' },
  session: { error: true, message: 'Invalid session.' },
} as const;

/** Every answer is HTTP 200; errors are in `error` and `message`. */
export function login(ask: Ask, sessions: Sessions): Answer {
  const email = ask.query.get('email');
  const password = ask.query.get('password');
  if (!email || !password) return json(API_ERRORS.missing);
  const made = sessions.login(email, password);
  if (typeof made === 'string') return json(API_ERRORS[made]);
  return json({ error: false, message: '', session: made.token });
}

/** `session` is matched after one decoding: a token encoded once more than it was given is unknown. */
export function communityOutlook(ask: Ask, world: World, sessions: Sessions): Answer {
  const session = ask.query.get('session');
  if (!session) return json(API_ERRORS.missing);
  if (!sessions.knows(session)) return json(API_ERRORS.session);
  const symbols = outlookAt(world.now, world.symbols).map(({ row }) => row);
  return json({ error: false, message: '', symbols, general: OUTLOOK.general });
}

export function logout(ask: Ask, sessions: Sessions): Answer {
  const session = ask.query.get('session');
  if (!session) return json(API_ERRORS.missing);
  return json(sessions.logout(session) ? { error: false, message: '' } : API_ERRORS.session);
}
