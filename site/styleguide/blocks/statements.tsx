import { translate } from '#content/words/translate.ts';
import { Badge } from '#site/ui/Badge.tsx';
import { PhoneFold } from '#site/ui/PhoneFold.tsx';
import { Reveal } from '#site/ui/Reveal.tsx';
import { RiskLine } from '#site/ui/RiskLine.tsx';
import { SimulatedText, Stamp } from '#site/ui/Stamp.tsx';
import { StatusLabel } from '#site/ui/StatusLabel.tsx';
import { Stepper } from '#site/ui/Stepper.tsx';
import { Host, Whole } from '#site/ui/Whole.tsx';
import type { Block } from '../block.ts';

const statusLabel: Block = {
  name: 'StatusLabel',
  states: (locale) => [
    {
      name: 'waiting',
      shown: <StatusLabel tone="waiting">{translate(locale, 'events.status.upcoming')}</StatusLabel>,
    },
    {
      name: 'live',
      shown: <StatusLabel tone="live">{translate(locale, 'events.status.publishing')}</StatusLabel>,
    },
    {
      name: 'done',
      shown: <StatusLabel tone="done">{translate(locale, 'events.status.released')}</StatusLabel>,
    },
  ],
};

const whole: Block = {
  name: 'Whole',
  states: (locale) => [
    {
      name: 'words with a hyphen',
      shown: <Whole text={`${translate(locale, 'shell.navFxImpact')} · XAU-USD`} />,
    },
    { name: 'a host name', shown: <Host name="www.an-example.example" /> },
  ],
};

const phoneFold: Block = {
  name: 'PhoneFold',
  states: (locale) => [
    {
      name: 'folded on phones',
      shown: (
        <PhoneFold
          summary={translate(locale, 'shell.footerContact')}
          heading={<h3 className="subtitle">{translate(locale, 'shell.footerContact')}</h3>}
        >
          <p>{translate(locale, 'shell.footerResults')}</p>
        </PhoneFold>
      ),
    },
  ],
};

const badge: Block = {
  name: 'Badge',
  states: (locale) => [
    { name: 'plain', shown: <Badge>{translate(locale, 'events.status.released')}</Badge> },
    { name: 'caution', shown: <Badge tone="caution">{translate(locale, 'voices.illustrative')}</Badge> },
  ],
};

const riskLine: Block = {
  name: 'RiskLine',
  states: (locale) => [
    { name: 'one line', shown: <RiskLine text={translate(locale, 'shell.risk')} /> },
    { name: 'several lines', shown: <RiskLine text={translate(locale, 'shell.footerRisk')} /> },
  ],
};

const stamp: Block = {
  name: 'Stamp',
  states: (locale) => {
    const shown = <Stamp text={translate(locale, 'risk.stamp')} />;
    return [
      { name: 'on a figure', shown },
      { name: 'focus', shown, forced: 'focus-visible' },
      {
        name: 'the text it opens, in the footer',
        shown: (
          <SimulatedText
            title={translate(locale, 'risk.simulatedTitle')}
            text={translate(locale, 'risk.simulated')}
          />
        ),
      },
    ];
  },
};

const stepper: Block = {
  name: 'Stepper',
  states: (locale) => {
    const titles = [
      'shell.navHome',
      'shell.navVsTraders',
      'shell.navFxImpact',
      'toasts.lost',
      'toasts.back',
    ] as const;
    const text = translate(locale, 'shell.risk');
    const steps = titles.map((key) => ({ title: translate(locale, key), text }));
    return [
      { name: 'five steps', shown: <Stepper steps={steps} /> },
      { name: 'two steps', shown: <Stepper steps={steps.slice(0, 2)} /> },
    ];
  },
};

const reveal: Block = {
  name: 'Reveal',
  states: (locale) =>
    (['rise', 'fade', 'fill', 'roll'] as const).map((kind) => ({
      name: `${kind}, arrived`,
      shown: <Reveal kind={kind}>{translate(locale, 'shell.risk')}</Reveal>,
    })),
};

export const statements: readonly Block[] = [
  whole,
  phoneFold,
  statusLabel,
  badge,
  riskLine,
  stamp,
  stepper,
  reveal,
];
