import type { ReactNode } from 'react';
import { brand } from '#brand/load.ts';
import { video } from '#content/video.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { LinkButton } from '#site/ui/LinkButton.tsx';
import { Section, SectionTitle } from '#site/ui/Section.tsx';
import { Whole } from '#site/ui/Whole.tsx';
import styles from './Video.module.css';

interface VideoProps {
  readonly locale: Locale;
  /** The player with its poster. */
  readonly children?: ReactNode;
}

/** The brand's video: names its host before the first request to it, and links to it for readers without scripts (D7). */
export function Video({ locale, children }: VideoProps) {
  const channel = brand.socials.find(({ kind }) => kind === 'video');
  return (
    <Section className={`split ${styles.section}`} aria-labelledby="video-heading">
      <div className={`stack ${styles.words}`}>
        <SectionTitle id="video-heading" eyebrow={translate(locale, 'eyebrow.video')} register="tool">
          {translate(locale, 'video.title')}
        </SectionTitle>
        <p className="measure">{translate(locale, 'video.lead')}</p>
        {video.id !== null && (
          <p className={`measure muted ${styles.before}`}>
            <Whole text={translate(locale, 'video.before', { host: video.host })} />
          </p>
        )}
      </div>
      <div className={styles.player}>{children}</div>
      {channel && (
        <p>
          <LinkButton href={channel.url} kind="quiet" newTab={translate(locale, 'shell.newTab')}>
            {translate(locale, 'video.elsewhere', { name: channel.name })}
          </LinkButton>
        </p>
      )}
    </Section>
  );
}
