import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { isLocale } from '#contracts/locale.ts';
import { chooseLocale } from '#domain/locale.ts';
import type { Visitor } from '../visitor.ts';
import { versionFor } from './answer.ts';
import { HSTS } from './headers.ts';
import { cookieLocale } from './language.ts';
import type { Site, SiteFile } from './load.ts';
import { remembered } from './remembered.ts';

/** Answers a request, or returns false and leaves it to the application. */
export type AnswerDirectly = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A host as browsers send it. The application refuses every other text. */
const HOST = /^[\w.-]+(?::\d{1,5})?$/;

/**
 * Sends whole pages and files from memory without the objects of the fetch API, which take most of the time of an answer.
 * The application gives the same answer, and all others: to an address with a query, to a browser that has a version
 * already, to who asks for a part, and so on.
 */
export function answerFromMemory(site: Site, visitor: Pick<Visitor, 'isSecurePeer'>): AnswerDirectly {
  return ({ method, url = '', headers, socket }, response) => {
    const isPlain = method === 'GET' && !headers.range && !headers['if-none-match'];
    const file = isPlain && HOST.test(headers.host ?? '') && fileAt(site, url, headers);
    if (!file) return false;
    const { pairs, body } = versionFor(file, headers['accept-encoding']);
    const isSecure = visitor.isSecurePeer(socket.remoteAddress, headers['x-forwarded-proto']);
    response.writeHead(200, isSecure ? [...pairs, 'Strict-Transport-Security', HSTS] : pairs);
    response.end(body);
    return true;
  };
}

const localeOf = remembered(
  (acceptLanguage) => chooseLocale({ query: null, cookie: null, acceptLanguage }).locale,
);

function fileAt({ files, pages }: Site, path: string, headers: IncomingHttpHeaders): SiteFile | undefined {
  const page = pages.get(path);
  if (!page) return files.get(path);
  const cookie = cookieLocale(headers.cookie);
  return page[isLocale(cookie) ? cookie : localeOf(headers['accept-language'] ?? '')];
}
