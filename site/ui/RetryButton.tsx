import type { MouseEvent, ReactNode } from 'react';
import { Button } from './Button.tsx';

interface RetryButtonProps {
  readonly isPending: boolean;
  readonly onPress: (() => void) | undefined;
  /** `data-part` of a control nearby that outlives this button and takes the focus over. */
  readonly stays: string;
  readonly children: ReactNode;
}

/** Tries again what failed. It goes as soon as that succeeds, so the focus moves on before. */
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
