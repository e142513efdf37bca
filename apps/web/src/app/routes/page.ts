import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { loadCode } from '#core/load-code.ts';

/** The page of a route, loaded when somebody goes there: `page(() => import('…/login-page.tsx'), 'LoginPage')`. */
export const page = <K extends string>(
  load: () => Promise<Record<K, ComponentType>>,
  name: K,
): RouteComponent => lazyRouteComponent(() => loadCode(load), name);
