import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:not-disabled:bg-accent-hover border-transparent',
  secondary: 'bg-surface text-ink border-rule-strong hover:not-disabled:border-ink hover:not-disabled:bg-sunken',
  quiet: 'text-ink border-transparent hover:not-disabled:bg-sunken',
  danger: 'bg-surface text-missing border-missing hover:not-disabled:bg-missing-soft',
};

const sizes = { small: 'min-h-9 px-3 text-small', normal: 'min-h-11 px-4 text-body', large: 'min-h-13 px-6 text-lead' };

/** The look of a button, for links that act as one. */
export function buttonStyle(variant: ButtonVariant = 'primary', size: keyof typeof sizes = 'normal'): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-md border py-2 font-medium text-center transition-colors duration-150',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    variants[variant],
    sizes[size],
  );
}

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: keyof typeof sizes;
  /** Shows a spinner and disables the button while its action runs. A double click on a button that can be busy is one press. */
  busy?: boolean;
  /** Cannot be pressed just now, and keeps the focus, which a disabled button loses. */
  held?: boolean;
  /** Renders the one child (a link) with the look of a button. */
  asChild?: boolean;
};

/** A button that names its action. */
export function Button(props: ButtonProps) {
  const { variant, size, busy, held, asChild, className, children, disabled, onClick, ...rest } = props;
  const look = classNames(buttonStyle(variant, size), className);
  if (asChild) {
    return (
      <Slot.Root className={look} onClick={onClick} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button
      type="button"
      className={look}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      aria-disabled={held || undefined}
      onClick={
        held
          ? undefined
          : busy === undefined
            ? onClick
            : (event) => (event.detail > 1 ? event.preventDefault() : onClick?.(event))
      }
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
