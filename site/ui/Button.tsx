import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly kind?: 'primary' | 'quiet';
}

/** A button that does something on the page; what leads elsewhere is a LinkButton. */
export function Button({ kind = 'quiet', type = 'button', ...rest }: ButtonProps) {
  return <button className={`${styles.button} ${styles[kind]}`} type={type} {...rest} />;
}
