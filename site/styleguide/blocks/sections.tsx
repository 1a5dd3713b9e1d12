import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Calls } from '#site/ui/Calls.tsx';
import { Hero } from '#site/ui/Hero.tsx';
import { LinkButton } from '#site/ui/LinkButton.tsx';
import { Section, SectionHead } from '#site/ui/Section.tsx';
import type { Block } from '../block.ts';

const buttons = (locale: Locale) => (
  <>
    <LinkButton href="#">{translate(locale, 'pages.notFoundHome')}</LinkButton>
    <LinkButton href="#" kind="quiet">
      {translate(locale, 'shell.navVip')}
    </LinkButton>
  </>
);

const calls: Block = {
  name: 'Calls',
  states: (locale) => [
    { name: 'buttons', shown: <Calls>{buttons(locale)}</Calls> },
    {
      name: 'below the warning',
      shown: <Calls risk={translate(locale, 'shell.risk')}>{buttons(locale)}</Calls>,
    },
  ],
};

const hero: Block = {
  name: 'Hero',
  states: (locale) => [
    {
      name: 'words and what is beside them',
      shown: (
        <Hero
          as="div"
          headline={translate(locale, 'home.heroHeadline')}
          width={8}
          lead={translate(locale, 'home.heroManifesto')}
          beside={<p className="panel">{translate(locale, 'shell.risk')}</p>}
        />
      ),
    },
  ],
};

const section: Block = {
  name: 'Section',
  states: (locale) => [
    {
      name: 'heading and lead',
      shown: (
        <Section aria-labelledby="styleguide-section">
          <SectionHead
            id="styleguide-section"
            title={translate(locale, 'index.title')}
            lead={translate(locale, 'calculator.intro')}
          />
        </Section>
      ),
    },
    ...(['statement', 'tool', 'list'] as const).map((register) => ({
      name: `register: ${register}`,
      shown: (
        <Section aria-labelledby={`styleguide-${register}`}>
          <SectionHead
            id={`styleguide-${register}`}
            register={register}
            title={translate(locale, 'index.title')}
            lead={translate(locale, 'calculator.intro')}
          />
        </Section>
      ),
    })),
  ],
};

export const sections: readonly Block[] = [calls, hero, section];
