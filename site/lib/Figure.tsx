import { claimById, claimText } from '#brand/claims.ts';
import { hasPeriod } from '#brand/placeholder.ts';
import type { Claim } from '#brand/schema.ts';
import { translate } from '#content/words/translate.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { ClaimFigure } from '#site/ui/ClaimFigure.tsx';
import { Reveal } from '#site/ui/Reveal.tsx';

interface FigureProps {
  /** Id in the list of claims of the brand. */
  readonly id: string;
  readonly locale: Locale;
}

interface ShownFigureProps extends FigureProps {
  readonly rolls?: boolean;
  readonly className?: string | undefined;
}

/** A figure of the list of claims with its mark, in the format of the language; it may roll up once in view (A5). */
export function Figure({ id, locale, rolls, className }: ShownFigureProps) {
  const text = claimText(claimById(id), locale);
  const figure = rolls ? (
    <Reveal as="span" kind="roll">
      {text}
    </Reveal>
  ) : (
    text
  );
  return <ClaimFigure {...{ id, figure, className }} mark={translate(locale, 'shell.claimMark')} />;
}

/** What a figure of the list of claims counts: "of winning signals". */
export function figureWords({ id, locale }: FigureProps): string {
  return inLocale(claimById(id).text, locale);
}

interface Periods {
  /** The one note of the group: its period, that it has none, or that only some have one. */
  readonly note: string | null;
  /** What to say beside a figure whose period is its own. */
  readonly own: (id: string) => string | null;
}

/** The periods of claims in one group: one note for the group instead of a line under each (A5). */
export function periodsOf(ids: readonly string[], locale: Locale): Periods {
  const claims = ids.map((id) => claimById(id));
  const textOf = ({ period }: Claim) =>
    translate(locale, 'risk.period', { period: inLocale(period, locale) });
  const stated = claims.filter(hasPeriod);
  const texts = new Set(stated.map(textOf));
  const isShared = stated.length === claims.length && texts.size === 1;
  const [shared = null] = texts;
  return {
    note: isShared ? shared : restNote(claims.length - stated.length, stated.length, locale),
    own: (id) => {
      const claim = stated.find((one) => one.id === id);
      return claim && !isShared ? textOf(claim) : null;
    },
  };
}

function restNote(undated: number, stated: number, locale: Locale): string | null {
  if (undated === 0) return null;
  return translate(locale, stated === 0 ? 'risk.noPeriod' : 'risk.noPeriodElse');
}
