import { claimById, claimText } from '#brand/claims.ts';
import { translate } from '#content/words/translate.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { ClaimFigure } from '#site/ui/ClaimFigure.tsx';
import { Reveal } from '#site/ui/Reveal.tsx';

interface FigureProps {
  /** Id in the list of claims of the brand. */
  readonly id: string;
  readonly locale: Locale;
}

/** A figure of the list of claims with its mark, in the format of the language; it may roll up once in view (A5). */
export function Figure({ id, locale, rolls }: FigureProps & { readonly rolls?: boolean }) {
  const text = claimText(claimById(id), locale);
  const figure = rolls ? (
    <Reveal as="span" kind="roll">
      {text}
    </Reveal>
  ) : (
    text
  );
  return <ClaimFigure {...{ id, figure }} mark={translate(locale, 'shell.claimMark')} />;
}

/** What a figure of the list of claims counts: "of winning signals". */
export function figureWords({ id, locale }: FigureProps): string {
  return inLocale(claimById(id).text, locale);
}

/** The time that a figure covers, said beside it: "Period: 2019 to 2024". */
export function figurePeriod({ id, locale }: FigureProps): string {
  return translate(locale, 'shell.claimPeriod', { period: inLocale(claimById(id).period, locale) });
}
