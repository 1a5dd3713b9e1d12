import { renderToStaticMarkup } from 'react-dom/server';
import type { IndicatorAnswer } from '#contracts/indicator.ts';
import type { Locale } from '#contracts/locale.ts';
import { Indicator } from '#site/features/indicator/Indicator.tsx';
import { indicatorHead } from '#site/seo/indicator-head.ts';
import { PLACE, TEMPLATE } from './indicator-template.ts';

interface FilledIndicator {
  readonly answer: IndicatorAnswer;
  /** Whether the stored figures could be read. */
  readonly isRead: boolean;
  readonly locale: Locale;
}

/** The page of an indicator from the built page of its language (N15). It has no script of its own. */
export function renderIndicator(template: string, { answer, isRead, locale }: FilledIndicator): string {
  const { title, description } = indicatorHead(answer, locale);
  const main = renderToStaticMarkup(<Indicator {...{ answer, isRead, locale }} />);
  return template
    .replaceAll(TEMPLATE.slug, () => answer.id)
    .replaceAll(TEMPLATE.title, () => escapeHtml(title))
    .replaceAll(TEMPLATE.description, () => escapeHtml(description))
    .replaceAll(TEMPLATE.crumb, () => JSON.stringify(answer.name).slice(1, -1).replaceAll('<', '\\u003c'))
    .replace(PLACE, () => main);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
