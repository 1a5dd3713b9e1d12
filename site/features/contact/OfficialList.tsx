import { brand } from '#brand/load.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import type { ChannelKind, OfficialChannel, OfficialChannels } from '#contracts/official-channels.ts';
import { Section } from '#site/ui/Section.tsx';
import styles from './OfficialList.module.css';
import { shownAddress } from './official-channel.ts';

interface OfficialListProps {
  readonly locale: Locale;
  readonly list: OfficialChannels;
  /** Address of the same list as a file. */
  readonly file: string;
  /** Anchor of this part, without "#". */
  readonly anchor: string;
}

const GROUPS = ['site', 'profile', 'payment', 'email'] as const satisfies readonly ChannelKind[];

/** Every official channel, to compare with by eye where there are no scripts (N9, N10). */
export function OfficialList({ locale, list, file, anchor }: OfficialListProps) {
  return (
    <Section className="split last" id={anchor} aria-labelledby={`${anchor}-title`} data-part="official-list">
      <div>
        <h2 className="size-3" id={`${anchor}-title`}>
          {translate(locale, 'contact.all.title')}
        </h2>
        <p className={styles.file}>
          <a className="tap" href={file}>
            {translate(locale, 'contact.all.file')}
          </a>
        </p>
      </div>
      <div className={`stack gap-6 ${styles.groups}`}>
        {GROUPS.map((group) => (
          <div key={group}>
            <h3>{translate(locale, `contact.all.${group}`)}</h3>
            <ul className={styles.addresses}>
              {list.channels
                .filter(({ kind }) => kind === group)
                .map((channel) => (
                  <li key={channel.address}>
                    {group === 'profile' && <span>{nameOf(channel, locale)}</span>}{' '}
                    <code>{shownAddress(channel.address)}</code>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** The platform's name and, where the brand has two channels on it, which of them it is. */
function nameOf({ name, address }: OfficialChannel, locale: Locale): string {
  if (address === brand.freeChannel) return translate(locale, 'contact.all.free', { channel: name });
  const isMain = brand.socials.some(({ kind, url }) => kind === 'messaging' && url === address);
  return isMain ? translate(locale, 'contact.all.main', { channel: name }) : name;
}
