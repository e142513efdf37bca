import { defineRoutes } from '../route.ts';

export const employerRoutes = defineRoutes({});
