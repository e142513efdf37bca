import { defineRoutes } from '../route.ts';

export const profileRoutes = defineRoutes({});
