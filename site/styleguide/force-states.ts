const PSEUDO = /:(hover|focus-visible)\b/g;

/** The selector for a part with a forced state; null when the selector has neither state. */
export function forcedSelector(selector: string): string | null {
  const forced = selector.replace(PSEUDO, ':is([data-forced="$1"] > *)');
  return forced === selector ? null : forced;
}

/** Adds to every hover or focus rule a copy for parts below `data-forced`: a page cannot hover itself. */
export function forceStates(sheets: Iterable<CSSStyleSheet>): void {
  for (const sheet of sheets) addForced(sheet);
}

function addForced(group: CSSStyleSheet | CSSGroupingRule): void {
  for (let index = group.cssRules.length - 1; index >= 0; index--) {
    const rule = group.cssRules[index];
    if (rule instanceof CSSStyleRule) {
      const selector = forcedSelector(rule.selectorText);
      if (selector !== null) group.insertRule(`${selector} { ${rule.style.cssText} }`, index + 1);
    } else if (rule instanceof CSSGroupingRule) addForced(rule);
  }
}
