/**
 * Lets the scenario tabs choose, by click, arrow keys, Home and End. Runs inline right after the section, so that no
 * click comes too early: uses nothing but its argument (D3, N10).
 */
export function scenarioTabs({ document: page }: Pick<Window, 'document'>): void {
  const tabs = [...page.querySelectorAll<HTMLElement>('[data-part="scenario"]')];
  tabs.forEach((tab, at) => {
    tab.onclick = () => {
      for (const one of tabs) {
        const on = one === tab;
        one.ariaSelected = `${on}`;
        one.tabIndex = on ? 0 : -1;
        page.getElementById(`${one.id}-panel`)?.toggleAttribute('data-shown', on);
      }
    };
    tab.onkeydown = (event) => {
      const keys: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
      const to = keys[event.key];
      if (to === undefined) return;
      event.preventDefault();
      const next = tabs.at(to % tabs.length);
      next?.focus();
      next?.click();
    };
  });
}
