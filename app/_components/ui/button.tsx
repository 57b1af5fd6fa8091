import type { ComponentProps, ReactNode } from 'react';
import { AppLink } from './app-link';
import { Icon, type IconName } from './icon';

type Look = {
  /** main: the one solid button of its region; bare: no frame */
  variant?: 'plain' | 'main' | 'bare';
  size?: 'small' | 'normal' | 'big';
  icon?: IconName;
};

const look = ({ variant = 'plain', size = 'normal' }: Look, className = ''): string =>
  [
    'btn',
    variant === 'plain' ? '' : variant,
    size === 'small' ? 'sm' : size === 'big' ? 'big' : '',
    className,
  ].join(' ');

type ButtonProps = Look & ComponentProps<'button'>;

/** A button with words, and an icon before them if one is named. */
export const Button = ({ variant, size, icon, className, children, ...rest }: ButtonProps) => (
  <button
    type="button"
    {...rest}
    className={look({ ...(variant && { variant }), ...(size && { size }) }, className)}
  >
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

type LinkButtonProps = Look & {
  href: string;
  children: ReactNode;
  className?: string;
  'aria-label'?: string;
};

/** A link within the app that looks like a button. */
export const LinkButton = ({ variant, size, icon, className, children, ...rest }: LinkButtonProps) => (
  <AppLink {...rest} className={look({ ...(variant && { variant }), ...(size && { size }) }, className)}>
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
}: Look & ComponentProps<'a'>) => (
  <a {...rest} className={look({ ...(variant && { variant }), ...(size && { size }) }, className)}>
    {icon && <Icon name={icon} />}
    {children}
  </a>
);
