export interface ItemFacts {
  readonly title: string;
  /** "{country}/{event}" */
  readonly path: string;
  readonly pubDate: string;
  readonly impact?: string;
  readonly previous?: string;
  readonly consensus?: string;
  readonly actual?: string;
}

/** Every special character as a numeric entity, as the feed writes its descriptions. */
export function numericEntities(html: string): string {
  return html.replace(/[<>"'&]/g, (char) => `&#${char.charCodeAt(0)};`);
}

export function table({
  impact = 'low',
  previous = '',
  consensus = '',
  actual = '',
}: Partial<ItemFacts>): string {
  const heads = ['Time left', 'Impact', 'Previous', 'Consensus', 'Actual'];
  const mark = `<span class="sprite sprite-common sprite-${impact}-impact"></span>`;
  const cells = ['2h 5min', mark, previous, consensus, actual];
  return [
    "<table style='border-spacing:5px;' border='0'>",
    `<tr>${heads.map((head) => `<th>${head}</th>`).join('\n')}</tr>`,
    `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('\n')}</tr>`,
    '</table>',
  ].join('\n');
}

export function item(facts: ItemFacts): string {
  return [
    '<item>',
    `<title>${facts.title}</title>`,
    `<link>https://www.myfxbook.com/forex-economic-calendar/${facts.path}</link>`,
    `<pubDate>${facts.pubDate}</pubDate>`,
    `<description>${numericEntities(table(facts))}</description>`,
    '</item>',
  ].join('\n');
}

/** A feed in the shape of the calendar's RSS, from items or from XML. */
export function feedOf(...items: readonly (ItemFacts | string)[]): string {
  const body = items.map((one) => (typeof one === 'string' ? one : item(one))).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><title>Calendar</title>\n${body}\n</channel></rss>\n`;
}
