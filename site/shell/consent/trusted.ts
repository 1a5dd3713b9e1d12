/** The part of Trusted Types that the site uses; browsers without it check nothing. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML?: (html: string) => string | null; createScriptURL?: (url: string) => string | null },
  ): { createHTML(html: string): string; createScriptURL(url: string): string };
}

const types = () => (globalThis as unknown as { readonly trustedTypes?: TrustedTypes }).trustedTypes;

/** Text without a tag, and the library's three icons. */
const HARMLESS =
  /^(?:[^<]*|<svg viewBox="0 0 24 24" stroke-width="[\d.]+"><path d="[MLCZ\d\s.]+"\/><\/svg>)$/;

/** Whether markup of the consent library is safe to write unchanged. */
export function isHarmless(html: string): boolean {
  return HARMLESS.test(html);
}

let isSet = false;

/** Allows the consent library to write its texts and icons as HTML, and nothing else on the page. */
export function trustConsentWords(): void {
  if (isSet) return;
  isSet = true;
  types()?.createPolicy('default', { createHTML: (html) => (isHarmless(html) ? html : null) });
}

/** Allows the one analytics script to load. */
export function trustScript(address: string): string {
  const policy = types()?.createPolicy('measuring', {
    createScriptURL: (url) => (url === address ? url : null),
  });
  return policy?.createScriptURL(address) ?? address;
}
