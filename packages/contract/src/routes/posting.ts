import { defineRoutes } from '../route.ts';

export const postingRoutes = defineRoutes({});
