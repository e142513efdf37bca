import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * SEC-13. Everything comes from this origin. Styles alone may stand in the page, since Mantine sets them as
 * attributes and elements while it runs; a style can't run code (docs/decisions/2026-11-28-mantine-and-the-security-policy.md).
 */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'self'", // the privacy policy shows its PDF
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

export const securityHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

/** Two years of TLS only; for answers over TLS, as any other one must not bring it. */
export const transportSecurity = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
} as const;

/** A route that set one of them itself keeps its own. */
export const setSecurityHeaders = (
  request: FastifyRequest,
  reply: FastifyReply,
  behindTls: boolean,
): void => {
  for (const [name, value] of Object.entries(securityHeaders)) {
    if (!reply.hasHeader(name)) reply.header(name, value);
  }
  if (behindTls || request.protocol === 'https') reply.headers(transportSecurity);
  if (request.headers.authorization !== undefined) reply.header('cache-control', 'no-store');
};

/** Puts the security headers on every answer, errors too. */
export const addSecurityHeaders = (app: FastifyInstance, behindTls: boolean): void => {
  app.addHook('onSend', async (request, reply) => setSecurityHeaders(request, reply, behindTls));
};
