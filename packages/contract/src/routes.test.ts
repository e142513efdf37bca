import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openApiDocument } from './openapi.ts';
import type { Route } from './route.ts';
import { routes } from './routes.ts';

const table: readonly (readonly [string, Route])[] = Object.entries(routes);
const keysOf = (schema: z.ZodMiniType | undefined): string[] => {
  if (schema === undefined) return [];
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.keys(json.properties ?? {});
};

const small = '01900000-0000-7000-8000-00000000abcd';
const capitals = small.toUpperCase();

/** The rules of every id in a request, at every depth. */
const idsIn = (schema: z.core.$ZodType): z.ZodMiniType[] => {
  const { def } = schema._zod as unknown as {
    def: Record<string, unknown> & { shape?: Record<string, z.core.$ZodType> };
  };
  if (def.format === 'uuid') return [schema as z.ZodMiniType];
  const inner = [def.innerType, def.in, def.element, ...Object.values(def.shape ?? {})];
  return inner.filter((part) => part !== undefined).flatMap((part) => idsIn(part as z.core.$ZodType));
};

test('no two routes share a method and a path, nor paths that differ in letter case only', () => {
  const seen = table.map(
    ([, route]) => `${route.method} ${route.path.toLowerCase().replace(/\{\w+\}/g, '{}')}`,
  );
  expect(seen.filter((path, index) => seen.indexOf(path) !== index)).toEqual([]);
});

describe.for(table)('%s', ([, route]) => {
  test('names every parameter of its path, and no other', () => {
    const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(keysOf(route.params)).toEqual(inPath);
  });

  test('has the acting id that it declares', () => {
    if (route.actor === undefined) return;
    const [part, name] = route.actor.split('.');
    expect(keysOf(part === 'params' ? route.params : route.body)).toContain(name);
    expect(route.access).not.toBe('none');
  });

  test('pages exactly when it answers with a list that grows', () => {
    if (!route.paged) return;
    expect(z.toJSONSchema(route.reply, { io: 'input', unrepresentable: 'any' }).type).toBe('array');
    expect(keysOf(route.body)).toContain('cursor');
  });

  test('takes an id however it is spelt, as one', () => {
    for (const part of [route.params, route.body]) {
      for (const schema of part === undefined ? [] : idsIn(part))
        expect(z.decode(schema, capitals)).toBe(small);
    }
  });

  test('[SEC-04] refuses fields that it does not know', () => {
    if (route.body === undefined) return;
    const result = z.safeDecode(route.body, { role: 'employer', isAdmin: true } as never);
    const unknown = result.error?.issues.find((issue) => issue.code === 'unrecognized_keys');
    expect(unknown?.code, 'an unknown key must be named').toBe('unrecognized_keys');
  });

  test('says in its own words what is wrong with a value of another type', () => {
    if (route.body === undefined) return;
    const wrong = Object.fromEntries(keysOf(route.body).map((key) => [key, { odd: [null] }]));
    const messages =
      z.safeDecode(route.body, wrong as never).error?.issues.map((issue) => issue.message) ?? [];
    expect(
      messages.filter((message) =>
        /invalid input|expected (string|number|boolean|array|object)/i.test(message),
      ),
    ).toEqual([]);
  });
});

test('[API-02] [API-03] every route stands in the OpenAPI document, by its method and path', () => {
  const document = openApiDocument(routes, '0');
  const paths = document.paths as Record<string, Record<string, { operationId: string }>>;
  const documented = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map((each) => each.operationId),
  );
  expect(documented.sort()).toEqual(table.map(([name]) => name).sort());
});

const statusesAt = (name: keyof typeof routes): string[] => {
  const { method, path } = routes[name];
  const paths = openApiDocument(routes, '0').paths as Record<
    string,
    Record<string, { responses: Record<string, unknown> }>
  >; // its own form
  return Object.keys(paths[`/V1${path}`]?.[method.toLowerCase()]?.responses ?? {});
};

test('[API-03] the document tells the statuses that a call can answer with, and no other', () => {
  expect(statusesAt('countries')).toEqual(['200', '400', '401', '500', '503']);
  expect(statusesAt('userLogin')).toEqual(['200', '400', '401', '413', '415', '429', '500', '503']);
  expect(statusesAt('userResendOTP')).toEqual(['200', '400', '403', '429', '500', '503']);
  expect(statusesAt('markJob')).toEqual([
    '200',
    '400',
    '401',
    '403',
    '404',
    '409',
    '413',
    '415',
    '500',
    '503',
  ]);
});

/** §7 of the spec, method and path: what a client of the observed product calls. Changing the e-mail address comes with PROF-14. */
const specified = [
  'POST /login/userLogin',
  'POST /login/employerLogin',
  'POST /login/verifyEmail',
  'POST /login/employerVerifyMailOTP',
  'GET /login/employerResendOTP/{emailAddress}',
  'POST /login/userVerifyToken',
  'POST /login/employerUserVerifyToken',
  'POST /login/createUserData',
  'POST /login/createEmployeerData',
  'POST /login/forgetPassword',
  'POST /login/checkOTP',
  'POST /login/resendOTP',
  'POST /login/resetPassword',
  'GET /login/getRegisterDetail/{id}',
  'GET /login/getRegisterDetailEmployer/{id}',
  'GET /login/userResendOTP/{emailAddress}',
  'GET /profile/countries',
  'GET /profile/states/{countryId}',
  'GET /profile/languages',
  'GET /profile/viewProfile/{id}',
  'POST /profile/personalDetails',
  'POST /profile/workExperience',
  'POST /profile/fresher',
  'POST /profile/resume',
  'POST /profile/skillDetails',
  'POST /profile/visaDetails',
  'POST /profile/educationDetails',
  'POST /profile/expectationDetails',
  'POST /profile/socialMediaDetails',
  'POST /profile/profilePictureDetails',
  'POST /profile/update-profile-photo',
  'POST /profile/editPersonalDetails',
  'POST /profile/editWorkExperience',
  'POST /profile/editFresher',
  'POST /profile/editVisaDetails',
  'POST /profile/editSkillDetails',
  'POST /profile/editEducationDetails',
  'POST /profile/editExpectationDetails',
  'POST /profile/editSocialMediaDetails',
  'POST /profile/pursueEmployment/{userId}/{flag}',
  'POST /profile/update-profile-employee/{id}',
  'POST /profile/change-password/{id}',
  'POST /profile/find-duplicate-email',
  'POST /profile/user-favorite',
  'POST /favorite/savefavorite',
  'POST /employees/savedJobsList',
  'POST /employees/applyedJobsList',
  'POST /employees/jobsList',
  'POST /postingjobs/postingjobs-filter',
  'POST /postingjobs/add',
  'GET /postingjobs/view/{id}',
  'PUT /postingjobs/update/{id}',
  'POST /postingjobs/delete/{id}',
  'POST /subscription/query',
  'POST /employer/list-user-profile',
  'POST /employer/explore-employee-jobs',
];

test('[API-02] every call of the spec has its route', () => {
  const ours = new Set(table.map(([, route]) => `${route.method} ${route.path}`));
  expect(specified.filter((each) => !ours.has(each))).toEqual([]);
});
