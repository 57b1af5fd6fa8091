import type { ComponentProps, ReactNode } from 'react';
import { AppLink } from './app-link';
import { Icon, type IconName } from './icon';

type Look = {
  /** main: the one solid button of its region; bare: no frame */
  variant?: 'plain' | 'main' | 'bare' | undefined;
  size?: 'small' | 'normal' | 'big' | undefined;
};

type Face = Look & { icon?: IconName };

const BUTTON =
  'rounded-2 inline-flex items-center justify-center gap-1.5 border font-medium whitespace-nowrap no-underline usual:pointer-coarse:min-h-11 disabled:cursor-default disabled:opacity-55 aria-disabled:cursor-default aria-disabled:opacity-55 motion-safe:[transition:background-color_120ms]';
const OFF = 'disabled:text-ink-3 aria-disabled:text-ink-3';
const VARIANT = {
  plain: `border-rule-firm bg-paper usual:text-ink hover:bg-paper-press ${OFF}`,
  main: 'border-ink bg-ink text-paper hover:border-ink-2 hover:bg-ink-2',
  bare: `usual:text-ink hover:bg-paper-press aria-expanded:bg-paper-press border-transparent pointer-coarse:min-w-11 ${OFF}`,
};
const SIZE = {
  small: 'usual:text-12 usual:min-h-[26px] usual:px-2',
  normal: 'usual:min-h-[30px]',
  big: 'text-14 usual:min-h-[38px]',
};

/** What a button looks like, for those that something else must render; utilities in `className` have the last word. */
export const buttonLook = ({ variant = 'plain', size = 'normal' }: Look = {}, className = ''): string => {
  const sides = size === 'small' ? '' : variant === 'bare' ? 'usual:px-[7px]' : 'usual:px-[11px]';
  return `${BUTTON} ${VARIANT[variant]} ${SIZE[size]} ${sides} ${className}`;
};

type ButtonProps = Face & ComponentProps<'button'>;

/** A button with words, and an icon before them if one is named. */
export const Button = ({ variant, size, icon, className, children, ...rest }: ButtonProps) => (
  <button type="button" {...rest} className={buttonLook({ variant, size }, className)}>
    {icon && <Icon name={icon} />}
    {children}
  </button>
);

type IconButtonProps = Omit<ButtonProps, 'children' | 'icon'> & { icon: IconName; label: string };

/** A button with an icon only; `label` is its name. */
export const IconButton = ({ icon, label, variant = 'bare', ...rest }: IconButtonProps) => (
  <Button {...rest} variant={variant} aria-label={label} title={label}>
    <Icon name={icon} />
  </Button>
);

type LinkButtonProps = Face & {
  href: string;
  children: ReactNode;
  className?: string;
  'aria-label'?: string;
};

/** A link within the app that looks like a button. */
export const LinkButton = ({ variant, size, icon, className, children, ...rest }: LinkButtonProps) => (
  <AppLink {...rest} data-button className={buttonLook({ variant, size }, className)}>
    {icon && <Icon name={icon} />}
    {children}
  </AppLink>
);

/** A link that fetches a file (or leaves the app), so never by the router. */
export const FileButton = ({
  variant,
  size,
  icon,
  className,
  children,
  ...rest
}: Face & ComponentProps<'a'>) => (
  <a {...rest} data-button className={buttonLook({ variant, size }, className)}>
    {icon && <Icon name={icon} />}
    {children}
  </a>
);

/** What words look like that do something: underlined as a link is. */
export const textLook = (className = ''): string =>
  `decoration-rule-firm usual:font-medium text-start underline underline-offset-2 hover:decoration-current ${className}`;

/** Words in a text that do something. */
export const TextButton = ({ className, ...rest }: ComponentProps<'button'>) => (
  <button type="button" {...rest} className={textLook(className)} />
);
