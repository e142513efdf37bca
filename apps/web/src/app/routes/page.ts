import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { loadCode } from '#core/load-code.ts';
import { whatStandsBeside } from '#core/wide.ts';

/**
 * The page of a route, loaded when somebody goes there, with what stands beside it on a desk:
 * `page(() => import('…/login-page.tsx'), 'LoginPage')`.
 */
export const page = <K extends string>(
  load: () => Promise<Record<K, ComponentType>>,
  name: K,
): RouteComponent => {
  const loadPage = async () => {
    const code = await loadCode(load);
    await whatStandsBeside();
    return code;
  };
  return lazyRouteComponent(loadPage, name);
};
