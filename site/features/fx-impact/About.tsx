import { routes } from '#content/routes.ts';
import { translate } from '#content/words/translate.ts';
import { LOCALE_TABLE, type Locale } from '#contracts/locale.ts';
import { VENDORS, vendorsOf } from '#contracts/vendors.ts';
import { Section } from '#site/ui/Section.tsx';
import styles from './About.module.css';
import { institutionsOf } from './sources/coverage-groups.ts';

/** The vendors of the weekly list and of the news feed behind the community calendar. */
const FED_BY = { calendar: VENDORS.faireconomy.name, news: VENDORS.myfxbook.name };

/** The publishers whose own figures are shown (N11). */
const OFFICIAL = vendorsOf('official').map((id) => VENDORS[id]);
const SCHEDULES = vendorsOf('schedule').map((id) => VENDORS[id].schedule.name);

/** The sources of the calendar, its limits, and the legal note (F12, A7). */
export function About({ locale }: { readonly locale: Locale }) {
  const list = new Intl.ListFormat(LOCALE_TABLE[locale].tag);
  return (
    <Section className="split last" id="about" aria-labelledby="about-heading">
      <h2 className="size-3" id="about-heading">
        {translate(locale, 'fxImpact.about.heading')}
      </h2>
      <div className="stack measure">
        <p>{translate(locale, 'fxImpact.about.sources', FED_BY)}</p>
        <p>{translate(locale, 'fxImpact.about.official', { count: institutionsOf(OFFICIAL).length })}</p>
        <p>{translate(locale, 'fxImpact.about.licences')}</p>
        <p>{translate(locale, 'fxImpact.about.schedules', { publishers: list.format(SCHEDULES) })}</p>
        <p>{translate(locale, 'fxImpact.about.gaps')}</p>
        <p>{translate(locale, 'fxImpact.about.use')}</p>
        <p className={`marked ${styles.legal}`}>{translate(locale, 'fxImpact.about.legal')}</p>
        <p className="cluster flush gap-5">
          {routes(['sources', 'disclaimer', 'vsTraders']).map(({ path, nav }) => (
            <a key={path} className="tap" href={path}>
              {translate(locale, nav)}
            </a>
          ))}
        </p>
      </div>
    </Section>
  );
}
