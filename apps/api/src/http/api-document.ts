import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { basePath, openApiDocument, type RouteTable } from '@forte/contract';
import type { FastifyInstance } from 'fastify';

const documentPath = `${basePath}/openapi.json`;
const pagePath = `${basePath}/docs`;

const { version } = JSON.parse(
  readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'),
) as { version: string }; // our own package.json

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Forte: the HTTP interface</title>
<link rel="icon" href="${pagePath}/favicon-32x32.png">
<link rel="stylesheet" href="${pagePath}/swagger-ui.css">
</head>
<body>
<div id="document"></div>
<script src="${pagePath}/swagger-ui-bundle.js"></script>
<script src="${pagePath}/start.js"></script>
</body>
</html>
`;

// In a file of its own: the security policy lets no script stand in the page.
const script = `SwaggerUIBundle({
  url: '${documentPath}',
  dom_id: '#document',
  deepLinking: true,
  docExpansion: 'list',
  displayRequestDuration: true,
  validatorUrl: null,
});
`;

/** API-03: the OpenAPI document, made from the schemas that validate, and a page to browse and try it. */
export const serveApiDocument = async (app: FastifyInstance, table: RouteTable): Promise<void> => {
  const document = JSON.stringify(openApiDocument(table, version));
  const folder = createRequire(import.meta.url).resolve('@fastify/swagger-ui/package.json');
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: join(folder, '../static'),
      prefix: `${pagePath}/`,
      index: false,
      decorateReply: false,
    });
    scope.get(documentPath, (_, reply) => reply.type('application/json; charset=utf-8').send(document));
    scope.get(pagePath, (_, reply) => reply.type('text/html; charset=utf-8').send(page));
    scope.get(`${pagePath}/start.js`, (_, reply) =>
      reply.type('text/javascript; charset=utf-8').send(script),
    );
  });
};
