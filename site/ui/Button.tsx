import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly kind?: 'primary' | 'quiet';
}

/** A button with an action on the page; for a link use LinkButton. */
export function Button({ kind = 'quiet', type = 'button', ...rest }: ButtonProps) {
  return <button className={`${styles.button} ${styles[kind]}`} type={type} {...rest} />;
}
