import type { View } from '@react-pdf/renderer';
import type { ComponentProps } from 'react';

/** A style of the PDF library, which exports no name for it. */
export type Style = Exclude<NonNullable<ComponentProps<typeof View>['style']>, readonly unknown[]>;
