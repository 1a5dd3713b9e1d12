import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Button } from '#site/ui/Button.tsx';
import { CloseButton } from '#site/ui/CloseButton.tsx';
import { LinkButton } from '#site/ui/LinkButton.tsx';
import { RefreshButton } from '#site/ui/RefreshButton.tsx';
import { RetryButton } from '#site/ui/RetryButton.tsx';
import type { Block } from '../block.ts';

const nothing = () => {};

const button: Block = {
  name: 'Button',
  states: (locale) => {
    const words = translate(locale, 'events.refresh');
    return [
      { name: 'quiet', shown: <Button>{words}</Button> },
      { name: 'primary', shown: <Button kind="primary">{words}</Button> },
      { name: 'quiet, under the pointer', forced: 'hover', shown: <Button>{words}</Button> },
      { name: 'primary, under the pointer', forced: 'hover', shown: <Button kind="primary">{words}</Button> },
      { name: 'quiet, focused', forced: 'focus-visible', shown: <Button>{words}</Button> },
      { name: 'primary, focused', forced: 'focus-visible', shown: <Button kind="primary">{words}</Button> },
      { name: 'quiet, disabled', shown: <Button disabled>{words}</Button> },
      {
        name: 'primary, disabled',
        shown: (
          <Button kind="primary" disabled>
            {words}
          </Button>
        ),
      },
    ];
  },
};

const linkButton: Block = {
  name: 'LinkButton',
  states: (locale) => {
    const primary = <LinkButton href="#">{translate(locale, 'pages.notFoundHome')}</LinkButton>;
    const quiet = (
      <LinkButton href="#" kind="quiet" newTab={translate(locale, 'shell.newTab')}>
        {translate(locale, 'pages.notFoundHome')}
      </LinkButton>
    );
    return [
      { name: 'primary', shown: primary },
      { name: 'quiet, new tab', shown: quiet },
      { name: 'primary, under the pointer', forced: 'hover', shown: primary },
      { name: 'quiet, under the pointer', forced: 'hover', shown: quiet },
      { name: 'primary, focused', forced: 'focus-visible', shown: primary },
      { name: 'quiet, focused', forced: 'focus-visible', shown: quiet },
    ];
  },
};

const refresh = (locale: Locale, isPending: boolean, onPress: (() => void) | undefined) => (
  <RefreshButton
    label={translate(locale, isPending ? 'events.refreshing' : 'events.refresh')}
    isPending={isPending}
    onPress={onPress}
    part="events-refresh"
  />
);

const refreshButton: Block = {
  name: 'RefreshButton',
  states: (locale) => [
    { name: 'ready', shown: refresh(locale, false, nothing) },
    { name: 'pending', shown: refresh(locale, true, nothing) },
    { name: 'before scripts', shown: refresh(locale, false, undefined) },
  ],
};

const retryButton: Block = {
  name: 'RetryButton',
  states: (locale) =>
    [false, true].map((isPending) => ({
      name: isPending ? 'pending' : 'ready',
      shown: (
        <RetryButton isPending={isPending} onPress={nothing} stays="events-refresh">
          {translate(locale, 'events.retry')}
        </RetryButton>
      ),
    })),
};

const closeButton: Block = {
  name: 'CloseButton',
  states: (locale) => [{ name: 'at rest', shown: <CloseButton label={translate(locale, 'detail.close')} /> }],
};

export const actions: readonly Block[] = [button, linkButton, refreshButton, retryButton, closeButton];
