import type { UpstreamRequest } from './port.ts';

/** Prolog, comments and document types other than HTML's may precede the root of an XML document. */
const XML_PREAMBLE = /^(?:\s+|<\?xml[^>]*\?>|<\?xml-stylesheet[^>]*\?>|<!--[\s\S]*?-->)*/i;
const HTML_ROOT = /^<(?:!doctype\s+html|html|head|body|title|script|h1|div|p|center)\b/i;

/**
 * Whether an answer is an HTML page instead of JSON or XML. The body decides before the content type,
 * because some upstreams send JSON or RSS as text/html.
 */
export function isHtmlInstead(
  text: string,
  contentType: string | null,
  expect: UpstreamRequest['expect'],
): boolean {
  if (expect === 'html') return false;
  const body = text.trimStart();
  if (expect === 'json') return body.startsWith('<') || (isHtmlType(contentType) && !/^[[{]/.test(body));
  const root = text.replace(XML_PREAMBLE, '');
  return HTML_ROOT.test(root) || (isHtmlType(contentType) && !root.startsWith('<'));
}

export function isHtmlType(contentType: string | null): boolean {
  return /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType ?? '');
}
