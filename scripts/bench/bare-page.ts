import { randomBytes } from 'node:crypto';
import type { Answer } from './server.ts';

/** A page of one heading whose answer has as many bytes as the given one: the fastest that so many bytes can be. */
export function barePage({ headers, body }: Answer): Answer {
  const start =
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    '<title>Bare page</title><meta name="description" content="As many bytes as the home page."><h1>Bare page</h1><!--';
  const end = '-->';
  const length = Buffer.from(body, 'base64').length;
  const filler = randomBytes(length)
    .toString('base64')
    .slice(0, Math.max(0, length - start.length - end.length));
  return {
    headers: { 'Content-Type': 'text/html', 'Content-Length': headers['content-length'] ?? String(length) },
    body: Buffer.from(start + filler + end).toString('base64'),
  };
}
