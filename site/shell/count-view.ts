import { COUNT_PATH } from '#contracts/count-path.ts';

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}

// Counts the page once, because a reload and a step back show it again, unless the visitor objects or is a program (N17). The
// server reads the page from the Referer and further objections from the headers. These bytes come before the visitor's first
// sign: a function, or the entry of the navigation in place of its older name, takes more.
if (import.meta.env.COUNTS_VISITS)
  if (!navigator.webdriver && !navigator.globalPrivacyControl && !performance.navigation.type)
    navigator.sendBeacon(COUNT_PATH);
