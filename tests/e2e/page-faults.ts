import type { Page } from '@playwright/test';

/** The least width and height of what a visitor presses, px (WCAG 2.5.8), and of a call to action. */
const TARGET_PX = 24;
const CALL_PX = 44;

/** Headings that skip a level, and a page with none or several h1. */
export function headingFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isRead = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]');
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6, [role="heading"]')].filter(
      isRead,
    );
    const levels = headings.map((one) => Number(one.getAttribute('aria-level') ?? one.localName.slice(1)));
    const firsts = levels.filter((level) => level === 1).length;
    const skips = headings.flatMap((one, at) => {
      const [level = 0, before = 0] = [levels[at], levels[at - 1] ?? 0];
      return level > before + 1
        ? [`h${level} after h${before}: “${one.textContent.trim().slice(0, 40)}”`]
        : [];
    });
    return [...(firsts === 1 ? [] : [`${firsts} h1`]), ...skips];
  });
}

/** What scrolls sideways or cuts its text, at the present size. A part that scrolls by design is none. */
export function reflowFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const wider = root.scrollWidth - root.clientWidth;
    const isCut = (one: HTMLElement) => {
      const { overflowX, overflowY, display, textOverflow, clipPath } = getComputedStyle(one);
      if (display === 'inline' || textOverflow === 'ellipsis' || clipPath !== 'none') return false;
      const hides = (way: string) => way === 'hidden' || way === 'clip';
      const wide = hides(overflowX) && one.scrollWidth > one.clientWidth + 1;
      const tall = hides(overflowY) && one.scrollHeight > one.clientHeight + 1;
      return wide || tall;
    };
    const holdsText = (one: Element) =>
      [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (one) =>
        holdsText(one) &&
        one.checkVisibility({ visibilityProperty: true }) &&
        one.offsetWidth > 1 &&
        isCut(one),
    );
    const tops = [...document.querySelectorAll<HTMLElement>('body *')].filter((one) =>
      ['fixed', 'sticky'].includes(getComputedStyle(one).position),
    );
    const held = tops
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((one) => one.getBoundingClientRect())
      .filter(({ top, bottom, width }) => width > root.clientWidth / 2 && bottom > 0 && top < innerHeight)
      .reduce((sum, { top, bottom }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0), 0);
    return [
      ...(wider > 0 ? [`${wider} px too wide`] : []),
      ...cut.map((one) => `cut: “${one.textContent.trim().slice(0, 40)}”`),
      ...(held > innerHeight / 2 ? [`${Math.round(held)} of ${innerHeight} px are held by fixed parts`] : []),
    ];
  });
}

/** Animations that do not end, on a page whose visitor asked for less motion. */
export function motionFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
      .map((one) => `endless: ${one instanceof CSSAnimation ? one.animationName : one.id}`),
  );
}

/**
 * Controls smaller than WCAG 2.5.8 asks for, and calls (links with those addresses that look like a button) smaller than
 * a thumb needs. A link inside a sentence has no least size.
 */
export function targetFaults(page: Page, calls: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(
    ([hrefs, least, leastCall]) => {
      const PRESSED =
        'a[href], button, input, select, textarea, summary, [tabindex="0"]:is([role="button"], [role="slider"], [role="tab"])';
      const isShown = (one: Element) =>
        one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest('[inert]');
      const isInSentence = (one: Element) => {
        if (getComputedStyle(one).display !== 'inline') return false;
        const around =
          one.closest('p, li, dd, td, figcaption, blockquote, small, label, h1, h2, h3') ?? one.parentElement;
        return (around?.textContent.trim().length ?? 0) > one.textContent.trim().length + 3;
      };
      const looksPressed = (one: Element) => {
        const { backgroundColor, borderTopWidth } = getComputedStyle(one);
        return backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px';
      };
      const sizeOf = (one: Element) => {
        const boxes = [one, one.closest('label')].flatMap((part) =>
          part ? [part.getBoundingClientRect()] : [],
        );
        return [
          Math.max(...boxes.map(({ width }) => width)),
          Math.max(...boxes.map(({ height }) => height)),
        ] as const;
      };
      return [...document.querySelectorAll(PRESSED)].filter(isShown).flatMap((one) => {
        const href = one.getAttribute('href') ?? '';
        const [width, height] = sizeOf(one);
        if (width < 1 || isInSentence(one)) return [];
        const isCall = hrefs.includes(href) && looksPressed(one);
        const [leastWidth, leastHeight] = isCall ? [leastCall, leastCall] : [least, least];
        if (width >= leastWidth && height >= leastHeight) return [];
        const name = one.getAttribute('aria-label') ?? one.textContent.trim();
        return [
          `${Math.round(width)} × ${Math.round(height)} px: ${one.localName} “${name.slice(0, 40)}” ${href}`,
        ];
      });
    },
    [calls, TARGET_PX, CALL_PX] as const,
  );
}
