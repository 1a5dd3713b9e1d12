import type { MouseEvent, ReactNode } from 'react';
import { Button } from './Button.tsx';

interface RetryButtonProps {
  readonly isPending: boolean;
  readonly onPress: (() => void) | undefined;
  /** `data-part` of a nearby control that stays after this button disappears and receives the focus. */
  readonly stays: string;
  readonly children: ReactNode;
}

/** Retries a failed load. It disappears on success, so the focus moves before that. */
export function RetryButton({ isPending, onPress, stays, children }: RetryButtonProps) {
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (isPending) return;
    currentTarget
      .closest('[aria-busy], dialog')
      ?.querySelector<HTMLElement>(`[data-part="${stays}"]`)
      ?.focus();
    onPress?.();
  };
  return (
    <Button aria-disabled={isPending} onClick={press}>
      {children}
    </Button>
  );
}
